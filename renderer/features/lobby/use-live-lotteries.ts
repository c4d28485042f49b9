import { useState } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useHost } from '../../core/hooks.ts'
import { useOpenedAllQuery } from '../lottery/index.ts'
import { useGamesQuery } from './api.ts'
import { drawNext, type LiveLottery, liveAt, NEXT_SHOWN, withIssues } from './live-lotteries.ts'

/** The socket tells of every draw; who missed it asks again after this long. */
const AGAIN_MS = 30_000
/** As many as one page of games holds. */
const ALL = 100

export interface LiveLotteries {
  /** Those that draw next, and the others that have a draw; undefined while they are on their way. */
  readonly next: readonly LiveLottery[] | undefined
  readonly others: readonly LiveLottery[] | undefined
  readonly isError: boolean
  readonly retry: () => void
}

const codeOf = ({ game }: LiveLottery) => game.gameCode

/** Who stands where is decided once: rows that change places with every draw cannot be followed. */
const choosePlaces = (lotteries: readonly LiveLottery[], now: number) => {
  const live = liveAt(lotteries, now)
  const next = drawNext(live, now, NEXT_SHOWN).map(codeOf)
  return { next, others: live.map(codeOf).filter((code) => !next.includes(code)) }
}

/** The lotteries of the house with their issues, kept in step by the socket. */
export const useLiveLotteries = (enabled: boolean): LiveLotteries => {
  const { clock } = useHost()
  const own = useGamesQuery(enabled ? { gameType: 'ELOTT', pageSize: ALL } : skipToken)
  const national = useGamesQuery(enabled ? { gameType: 'LOTT', pageSize: ALL } : skipToken)
  const opened = useOpenedAllQuery(enabled ? {} : skipToken, { pollingInterval: AGAIN_MS, skipPollingIfUnfocused: true })
  const [places, setPlaces] = useState<ReturnType<typeof choosePlaces>>()
  const lotteries =
    own.data && national.data && opened.data ? withIssues([...own.data.games, ...national.data.games], opened.data.list) : undefined
  if (lotteries && !places) setPlaces(choosePlaces(lotteries, clock.now()))
  const at = (codes: readonly string[] | undefined) =>
    lotteries && codes?.flatMap((code) => lotteries.find((lottery) => codeOf(lottery) === code) ?? [])
  const answers = [own, national, opened]
  const retry = () => answers.forEach((answer) => answer.isError && void answer.refetch())
  return { next: at(places?.next), others: at(places?.others), isError: answers.some(({ isError }) => isError), retry }
}
