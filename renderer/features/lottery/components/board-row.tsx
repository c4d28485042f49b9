import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawResult } from '@portico/contract/lottery/draw-shapes'
import type { Game } from '@portico/lottery/play'
import { cx } from '../../../lib/cx.ts'
import { useBetPanel } from '../hooks/use-bet-panel.ts'
import { type BoardField, isFull, toggled, tokensOf } from '../model/choice.ts'
import { lookOfChoice } from '../../../ui/draw-figures/looks.ts'
import { quickPicked, quickPicksOf } from '../model/quick.ts'
import { DigitPicks } from './digit-picks.tsx'
import { NumberChoices } from './number-choices.tsx'
import { WordChoices } from './word-choices.tsx'
import styles from './board.module.css'

interface BoardRowProps {
  readonly field: BoardField
  readonly index: number
  readonly label: string
  readonly row: readonly string[]
  readonly results: readonly DrawResult[]
  /** The choices that can be made now, where not all of them can. */
  readonly only?: readonly string[] | undefined
  readonly onRow: (row: readonly string[]) => void
}

/** Most choices that stand in one line. */
const LINE = 11
/** All numbers of two digits. */
const HUNDRED = 100

/** Where an arrow key leads from the choice in focus. */
const target = (event: KeyboardEvent, at: number, count: number): number | undefined => {
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const steps: Readonly<Record<string, number>> = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1, Home: -at, End: count - 1 - at }
  const step = steps[event.key]
  return step === undefined ? undefined : (at + step + count) % count
}

const isPlain = (field: BoardField): boolean =>
  field.kind !== 'legs' && field.key !== 'at' && (field.of.kind === 'number' || field.of.kind === 'digits')

/** Two or three dice at once, which take the room they need. */
const showsDice = (field: BoardField, game: Game, [first = '']: readonly string[]): boolean =>
  field.kind !== 'legs' && first.length > 1 && lookOfChoice(game, field.of, first) === 'dice'

/** How many may or must be chosen, where the play says so. */
const Hint = ({ field }: { field: BoardField }) => {
  const { t } = useTranslation('lottery')
  if (field.kind !== 'list') return null
  const { exactly, atLeast, atMost } = field
  if (exactly !== undefined) return <span>{t('board.exactly', { count: exactly })}</span>
  if (atLeast !== undefined && atMost !== undefined && atLeast < atMost)
    return <span>{t('board.between', { from: atLeast, to: atMost })}</span>
  if (atMost !== undefined) return <span>{t('board.exactly', { count: atMost })}</span>
  return atLeast === undefined ? null : <span>{t('board.atLeast', { count: atLeast })}</span>
}

/** One row of choices: its name, the choices, quick picks. Arrows move, space chooses, only one of them is in the tab order. */
export const BoardRow = ({ field, index, label, row, results, only, onRow }: BoardRowProps) => {
  const { t } = useTranslation('lottery')
  const [active, setActive] = useState(0)
  const labelId = useId()
  const tokens = useMemo(() => tokensOf(field).filter((token) => !only || only.includes(token)), [field, only])
  const { play } = useBetPanel()
  const plain = isPlain(field)
  const choices = {
    field,
    index,
    tokens,
    row,
    active,
    full: isFull(field, row),
    onToggle: (token: string) => onRow(toggled(field, row, token)),
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const to = target(event, buttons.indexOf(event.target as HTMLButtonElement), buttons.length)
    if (to === undefined) return
    event.preventDefault()
    buttons[to]?.focus()
  }

  return (
    <div
      className={cx(styles.row, !plain && styles.words, tokens.length > LINE && styles.broad, tokens.length === HUNDRED && styles.hundreds)}
      data-row
      role="group"
      aria-labelledby={labelId}
    >
      <div className={styles.name}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <span className={styles.chosen}>
          <Hint field={field} /> <span>{t('board.chosen', { count: row.length })}</span>
        </span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- moves the focus among the buttons inside */}
      <div
        className={cx(
          styles.choices,
          tokens.length > LINE && styles.many,
          tokens.length === HUNDRED && styles.hundred,
          showsDice(field, play.game, tokens) && styles.dice,
        )}
        data-choices
        onKeyDown={onKeyDown}
        onFocus={(event) => setActive([...event.currentTarget.querySelectorAll<Element>('button')].indexOf(event.target))}
      >
        {plain ? <NumberChoices {...choices} label={label} results={results} /> : <WordChoices {...choices} />}
      </div>
      <div className={styles.quick}>
        {quickPicksOf(field).map((pick) => (
          <button key={pick} type="button" aria-label={`${label}: ${t(`quick.${pick}`)}`} onClick={() => onRow(quickPicked(field, pick))}>
            {pick === 'clear' ? <X aria-hidden="true" /> : t(`quick.${pick}`)}
          </button>
        ))}
      </div>
      {tokens.length === HUNDRED && <DigitPicks field={field} row={row} label={label} onRow={onRow} />}
    </div>
  )
}
