import { lazy, memo, Suspense, useDeferredValue } from 'react'
import { useSelector } from 'react-redux'
import { ErrorState } from '../../../ui/state/state.tsx'
import { selectStatus } from '../../session/index.ts'
import { useGameVendorsQuery } from '../api.ts'
import { useStages } from '../use-stages.ts'
import { useOpenGame } from '../use-open-game.ts'
import { JackpotStrip } from './jackpot-strip.tsx'
import { LaneRail } from './lane-rail.tsx'
import { LotteryRail, LotteryRoom } from './lottery-rail.tsx'
import { WinnerBoard, WinnerRoom } from './winner-board.tsx'

/** Lanes that join in one go: a frame's worth of layout on a slow machine. */
const AT_ONCE = 4
const LOTTERIES: readonly string[] = ['LOTT', 'ELOTT']

const Winners = memo(WinnerBoard)
const Jackpot = memo(JackpotStrip)
const Lotteries = memo(LotteryRail)
const LaneOf = memo(LaneRail)
const Favourites = lazy(async () => ({ default: (await import('./favourite-rail.tsx')).FavouriteRail }))

/** What lies below the first screen; it joins part by part once that has been painted [LOBBY-06]. */
export const BelowTheFold = () => {
  const open = useOpenGame()
  const member = useSelector(selectStatus) === 'member'
  const { data, isError, refetch } = useGameVendorsQuery({})
  const lanes = useDeferredValue(data?.data.lanes)?.filter(({ title }) => !LOTTERIES.includes(title)) ?? []
  const stage = useStages(2 + Math.ceil(lanes.length / AT_ONCE))
  return (
    <>
      {stage > 0 ? <Winners /> : <WinnerRoom />}
      {stage > 0 && <Jackpot />}
      {member && (
        <Suspense>
          <Favourites onOpen={open} />
        </Suspense>
      )}
      {stage > 1 ? <Lotteries onOpen={open} /> : <LotteryRoom />}
      {!data && isError && <ErrorState onRetry={() => void refetch()} />}
      {lanes.slice(0, Math.max(0, stage - 2) * AT_ONCE).map((lane) => (
        <LaneOf key={lane.title} lane={lane} onOpen={open} />
      ))}
    </>
  )
}
