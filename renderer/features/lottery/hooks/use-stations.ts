import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import { MOST_OTHER_STATIONS } from '@portico/contract/bets/shapes'
import { useServerNow } from '../../../core/use-server-now.ts'
import { useLotteriesQuery } from '../api.ts'
import { isStation, otherStations, type OtherStation } from '../model/stations.ts'
import { useOpenedAllQuery } from '../opened-api.ts'
import { useBetPanel } from './use-bet-panel.ts'
import { useIssue } from './use-issue.ts'

const NONE: readonly OtherStation[] = []

export interface Stations {
  readonly others: readonly OtherStation[]
  readonly also: readonly OtherStation[]
  /** Asks for their issues again where those did not come. */
  readonly retry: (() => void) | undefined
}

/** The stations that are drawn with the one in hand: which there are, and which of them the slip is bet on, too. */
export const useStations = (): Stations => {
  const { lottery, draft } = useBetPanel()
  const { phase, issue } = useIssue()
  const asks = isStation(lottery)
  const { data: opened, isError, refetch } = useOpenedAllQuery(asks ? {} : skipToken)
  // Failure shown by ../pages/lottery-page.tsx, in place of everything.
  const { data: lotteries } = useLotteriesQuery({})
  const minute = Math.floor(useServerNow() / 60_000)
  const failed = !opened && isError
  return useMemo(() => {
    const retry = failed ? () => void refetch() : undefined
    if (!asks || phase !== 'open' || !issue || !opened || !lotteries) return { others: NONE, also: NONE, retry }
    const others = otherStations({ gameCode: lottery.gameCode, drawAt: issue.drawAt }, lotteries.games, opened.list, minute * 60_000)
    return { others, also: others.filter(({ gameCode }) => draft.also.includes(gameCode)).slice(0, MOST_OTHER_STATIONS), retry }
  }, [asks, phase, issue, opened, lotteries, lottery.gameCode, minute, draft.also, failed, refetch])
}
