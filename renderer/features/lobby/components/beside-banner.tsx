import { Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.ts'

const NextDraws = lazyPart(async () => (await import(/* @chunk lobby-below */ './next-draws.tsx')).NextDraws)
const JackpotCard = lazyPart(async () => (await import('./jackpot-card.tsx')).JackpotCard)

/** What stands beside the banner: the draws that come next, or the counter of a brand whose slots share a pool. */
export const BesideBanner = ({ pool }: { readonly pool: boolean }) => <Suspense>{pool ? <JackpotCard /> : <NextDraws />}</Suspense>
