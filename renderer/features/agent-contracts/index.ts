import { lazyPart } from '../../lib/lazy-part.ts'

export { useContractsWaiting } from './use-contracts-waiting.ts'

export const ComingUp = lazyPart(async () => (await import('./coming-up/coming-up.tsx')).ComingUp)
