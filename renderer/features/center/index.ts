export { useVipQuery } from './api.ts'
export { Meter } from './components/meter.tsx'
export { type CenterRow, useCenterRows } from './use-center-rows.ts'
export { useBadges, useWaiting } from './use-waiting.ts'
