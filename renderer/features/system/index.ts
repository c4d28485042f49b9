export { selectSystem, statusTold, systemReducer } from './slice.ts'
export { SystemService } from './components/system-service.tsx'
export { SiteGate } from './components/site-gate.tsx'
