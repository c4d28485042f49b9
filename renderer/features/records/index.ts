import { lazyPart } from '../../lib/lazy-part.ts'

/** What playing came to of late, for the hub. */
export const NetResult = lazyPart(async () => (await import('./components/net-result.tsx')).NetResult)
