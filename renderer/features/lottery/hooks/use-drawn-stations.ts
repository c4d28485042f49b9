import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useMemo } from 'react'
import { useAppDispatch } from '../../../core/hooks.ts'
import { useLotteriesQuery } from '../api.ts'
import { rowOf, withRow } from '../model/choice.ts'
import { stationsOn } from '../model/stations.ts'
import { drafted } from '../slice.ts'
import { useBetPanel } from './use-bet-panel.ts'

const KEY = 'stations'

/** The stations that a bet over several may name on the day of the draw; undefined for a lottery of its own. Others leave the board. */
export const useDrawnStations = (): readonly string[] | undefined => {
  const { lottery, play, rows, terms } = useBetPanel()
  const dispatch = useAppDispatch()
  const joins = lottery.source === 'stations'
  // Failure shown by ../pages/lottery-page.tsx, in place of everything.
  const { data } = useLotteriesQuery(joins ? {} : skipToken)
  const drawn = useMemo(
    () => (joins && data && terms.date !== undefined ? stationsOn(lottery, data.games, terms.date) : undefined),
    [joins, data, lottery, terms.date],
  )
  const { gameCode } = lottery
  useEffect(() => {
    const row = rowOf(rows, KEY, 0)
    const left = drawn && row.filter((station) => drawn.includes(station))
    // The day changed while they were on the board.
    if (left && left.length < row.length) dispatch(drafted({ gameCode, change: { rows: withRow(play, rows, KEY, 0, left) } }))
  }, [drawn, rows, play, gameCode, dispatch])
  return joins ? (drawn ?? []) : undefined
}
