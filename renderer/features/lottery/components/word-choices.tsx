import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { useBetPanel } from '../hooks/use-bet-panel.ts'
import { useNames } from '../../bets/index.ts'
import { legParts, legPlaces } from '../model/legs.ts'
import { numbersOn, oddsOfLeg, timesOfToken } from '../model/tier-of.ts'
import type { ChoicesProps } from './number-choices.tsx'
import { TIMES } from './times.ts'
import styles from './board.module.css'

/** A colour that a word begins with. */
const WAVE = /^(red|blue|green)(?=-|$)/

/** How many places a race has. */
const CARS = 10

/** Choices that are words, places, pairs of places or legs; what has a price of its own shows it. */
export const WordChoices = ({ field, index, tokens, row, active, full, onToggle }: ChoicesProps) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { lottery, play, odds, prizeGroup, terms } = useBetPanel()
  const { date } = terms
  const names = useNames()

  const nameOf = (token: string): string => {
    if (field.kind === 'legs') return names.pick(...legParts(token))
    if (field.of.kind === 'place-pair') {
      const [first = '', second = ''] = token.split('-')
      return t('pair', { first: names.short(first), second: names.short(second) })
    }
    if (field.key !== 'at') return names.word(token)
    if (play.game !== 'PK10' || play.id !== 'dragon-tiger') return names.place(play, token)
    return t('pair', { first: names.place(play, token), second: names.place(play, CARS + 1 - Number(token)) })
  }

  const timesOf = (token: string): number | undefined => {
    if (field.kind === 'legs') return oddsOfLeg(lottery.odds, legPlaces(field)[index] ?? '', token)
    return field.kind === 'list' && field.of.kind === 'word' ? timesOfToken(play, token, { odds, date, prizeGroup }) : undefined
  }

  return tokens.map((token, at) => {
    const times = timesOf(token)
    const numbers = play.game === 'LHC' ? numbersOn(token, date) : []
    const wave = WAVE.exec(field.kind === 'legs' ? legParts(token)[1] : token)?.[1]
    const on = row.includes(token)
    return (
      <button
        key={token}
        type="button"
        aria-pressed={on}
        aria-disabled={full && !on}
        tabIndex={at === active ? 0 : -1}
        className={cx(styles.pill, on && styles.on, numbers.length > 0 && styles.animal)}
        data-wave={wave}
        onClick={() => onToggle(token)}
      >
        <span>{nameOf(token)}</span>
        {times !== undefined && <small>{t('board.pays', { times: format.number(times, TIMES) })}</small>}
        {numbers.length > 0 && <small className={styles.owned}>{numbers.join(' ')}</small>}
      </button>
    )
  })
}
