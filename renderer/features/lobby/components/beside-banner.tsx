import { Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useModules } from '../../system/index.ts'

const NextDraws = lazyPart(async () => (await import(/* @chunk lobby-below */ './next-draws.tsx')).NextDraws)
const JackpotCard = lazyPart(async () => (await import('./jackpot-card.tsx')).JackpotCard)

/** What stands beside the banner: the draws that come next, or the counter where the gateway says that slots share a pool [CALL-08]. */
export const BesideBanner = () => {
  const { jackpotPool } = useModules()
  return <Suspense>{jackpotPool ? <JackpotCard /> : <NextDraws />}</Suspense>
}
