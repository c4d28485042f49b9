import { type KeyboardEvent, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '../../../core/hooks.ts'
import { RESULTS, useDrawResultsQuery } from '../api.ts'
import { useBetPanel } from '../hooks/use-bet-panel.ts'
import { useDrawnStations } from '../hooks/use-drawn-stations.ts'
import { useNames } from '../../bets/index.ts'
import { type BoardField, boardOf, rowCount, rowOf, withRow } from '../model/choice.ts'
import { legPlaces } from '../model/legs.ts'
import { neighbour } from '../model/move.ts'
import { drafted } from '../slice.ts'
import { BoardRow } from './board-row.tsx'
import styles from './board.module.css'

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

const choicesOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('[data-choices] button')]

/** Up and down move to the line above or below, or to the same number of the neighbouring row. */
const moveBetweenRows = (board: HTMLElement, event: KeyboardEvent): void => {
  const step = STEPS[event.key]
  const row = (event.target as Element).closest('[data-row]')
  const from = event.target as HTMLElement
  const within = row ? choicesOf(row) : []
  if (step === undefined || !row || !within.includes(from)) return
  event.preventDefault()
  const near = neighbour(within, from, step)
  if (near) return near.focus()
  const rows = [...board.querySelectorAll('[data-row]')]
  const target = rows[rows.indexOf(row) + step]
  if (!target) return
  const buttons = choicesOf(target)
  buttons[Math.min(within.indexOf(from), buttons.length - 1)]?.focus()
}

/** The number board of the play in hand, drawn from the rules library's description of it. */
export const Board = () => {
  const { t } = useTranslation('lottery')
  const { lottery, play, form, rows } = useBetPanel()
  const names = useNames()
  const stations = useDrawnStations()
  const dispatch = useAppDispatch()
  const board = useRef<HTMLDivElement>(null)
  // Failure shown by ./results.tsx, below on the page; the board only lacks its small figures.
  const { data } = useDrawResultsQuery({ gameCode: lottery.gameCode, limit: RESULTS })
  const results = useMemo(() => data?.list ?? [], [data])

  const labelOf = (field: BoardField, index: number): string => {
    if (field.kind === 'legs') return names.place(play, legPlaces(field)[index] ?? '')
    if (field.kind === 'places') return names.place(play, play.at[index] ?? index + 1)
    return names.row(field.of.kind === 'place-pair' ? 'placePairs' : field.key)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moves the focus among the buttons inside
    <div
      ref={board}
      role="group"
      aria-label={t('board.label', { play: names.play(play.id) })}
      tabIndex={-1}
      className={styles.board}
      onKeyDown={(event) => board.current && moveBetweenRows(board.current, event)}
    >
      {boardOf(play, form).flatMap((field) =>
        Array.from({ length: rowCount(field) }, (_, index) => (
          <BoardRow
            key={`${play.id} ${field.key} ${index}`}
            field={field}
            index={index}
            label={labelOf(field, index)}
            row={rowOf(rows, field.key, index)}
            results={results}
            only={field.key === 'stations' ? stations : undefined}
            onRow={(row) =>
              dispatch(drafted({ gameCode: lottery.gameCode, change: { play: play.id, rows: withRow(play, rows, field.key, index, row) } }))
            }
          />
        )),
      )}
    </div>
  )
}
