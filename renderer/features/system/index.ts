export { statusChanged, selectSystem } from './slice.ts'
export { availablePromo, useModules } from './use-modules.ts'
export { SiteGate } from './components/site-gate.tsx'
