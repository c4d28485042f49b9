export { statusChanged, selectSystem } from './slice.ts'
export { SiteGate } from './components/site-gate.tsx'
