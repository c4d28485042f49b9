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

/** The stations that are drawn with the one in hand: which there are, and which of them the slip is bet on, too. */
export const useStations = (): { readonly others: readonly OtherStation[]; readonly also: readonly OtherStation[] } => {
  const { lottery, draft } = useBetPanel()
  const { phase, issue } = useIssue()
  const asks = isStation(lottery)
  const { data: opened } = useOpenedAllQuery(asks ? {} : skipToken)
  const { data: lotteries } = useLotteriesQuery({})
  const minute = Math.floor(useServerNow() / 60_000)
  return useMemo(() => {
    if (!asks || phase !== 'open' || !issue || !opened || !lotteries) return { others: NONE, also: NONE }
    const others = otherStations({ gameCode: lottery.gameCode, drawAt: issue.drawAt }, lotteries.games, opened.list, minute * 60_000)
    return { others, also: others.filter(({ gameCode }) => draft.also.includes(gameCode)).slice(0, MOST_OTHER_STATIONS) }
  }, [asks, phase, issue, opened, lotteries, lottery.gameCode, minute, draft.also])
}
