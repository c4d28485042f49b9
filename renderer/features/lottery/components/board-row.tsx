import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawResult } from '@portico/contract/lottery'
import { cx } from '../../../lib/cx.ts'
import { NumberChoice } from '../../../ui/number-ball/number-ball.tsx'
import { useDesk } from '../hooks/use-desk.ts'
import { type BoardField, quickPicked, quickPicksOf, toggled, tokensOf } from '../model/choice.ts'
import { missesOf } from '../model/results.ts'
import { WordChoices } from './word-choices.tsx'
import styles from './board.module.css'

interface BoardRowProps {
  readonly field: BoardField
  readonly index: number
  readonly label: string
  readonly row: readonly string[]
  readonly results: readonly DrawResult[]
  readonly onRow: (row: readonly string[]) => void
}

/** Where an arrow key leads from the choice in focus. */
const target = (event: KeyboardEvent, at: number, count: number): number | undefined => {
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const steps: Readonly<Record<string, number>> = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1, Home: -at, End: count - 1 - at }
  const step = steps[event.key]
  return step === undefined ? undefined : (at + step + count) % count
}

/** One row of choices: its name, the choices, quick picks. Arrows move, space chooses, only one of them is in the tab order. */
export const BoardRow = ({ field, index, label, row, results, onRow }: BoardRowProps) => {
  const { t } = useTranslation('lottery')
  const { play } = useDesk()
  const [active, setActive] = useState(0)
  const labelId = useId()
  const tokens = useMemo(() => tokensOf(field.of), [field])
  const misses = useMemo(() => missesOf(results, field, play.at, index, tokens), [results, field, play, index, tokens])
  const plain = field.of.kind === 'number' && field.key !== 'at'
  const toggle = (token: string) => onRow(toggled(field, row, token))

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const to = target(event, buttons.indexOf(event.target as HTMLButtonElement), buttons.length)
    if (to === undefined) return
    event.preventDefault()
    buttons[to]?.focus()
  }

  return (
    <div className={cx(styles.row, !plain && styles.words)} data-row role="group" aria-labelledby={labelId}>
      <div className={styles.name}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <span className={styles.chosen}>{t('board.chosen', { count: row.length })}</span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- moves the focus among the buttons inside */}
      <div
        className={cx(styles.choices, tokens.length > 10 && styles.many)}
        data-choices
        onKeyDown={onKeyDown}
        onFocus={(event) => setActive([...event.currentTarget.querySelectorAll<Element>('button')].indexOf(event.target))}
      >
        {plain ? (
          tokens.map((token, at) => {
            const miss = misses?.[at]
            return (
              <NumberChoice
                key={token}
                figure={token}
                label={`${label} ${token}`}
                on={row.includes(token)}
                tabIndex={at === active ? 0 : -1}
                onToggle={() => toggle(token)}
                {...(misses ? { note: miss === null ? t('board.never', { count: results.length }) : String(miss) } : {})}
              />
            )
          })
        ) : (
          <WordChoices field={field} tokens={tokens} row={row} active={active} onToggle={toggle} />
        )}
      </div>
      <div className={styles.quick}>
        {quickPicksOf(field).map((pick) => (
          <button key={pick} type="button" aria-label={`${label}: ${t(`quick.${pick}`)}`} onClick={() => onRow(quickPicked(field, pick))}>
            {t(`quick.${pick}`)}
          </button>
        ))}
      </div>
    </div>
  )
}
