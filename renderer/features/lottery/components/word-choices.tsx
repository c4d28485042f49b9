import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { useDesk } from '../hooks/use-desk.ts'
import { useNames } from '../hooks/use-names.ts'
import type { BoardField } from '../model/choice.ts'
import { returnTimes } from '../model/price.ts'
import styles from './board.module.css'

/** Never shown higher than it is. */
export const TIMES = { maximumFractionDigits: 2, roundingMode: 'trunc' } as const

interface WordChoicesProps {
  readonly field: BoardField
  readonly tokens: readonly string[]
  readonly row: readonly string[]
  readonly active: number
  readonly onToggle: (token: string) => void
}

/** Choices that are words, places or pairs of places; what has a price of its own shows it. */
export const WordChoices = ({ field, tokens, row, active, onToggle }: WordChoicesProps) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { play, prizeGroup } = useDesk()
  const names = useNames()

  const nameOf = (token: string): string => {
    if (field.of.kind === 'place-pair') {
      const [first = '', second = ''] = token.split('-')
      return t('pair', { first: names.short(first), second: names.short(second) })
    }
    return field.key === 'at' ? names.place(token) : names.word(token)
  }

  return tokens.map((token, at) => {
    const tier =
      field.of.kind === 'word'
        ? (play.tiers.find(({ id }) => id === token) ?? (play.tiers.length === 1 ? play.tiers[0] : undefined))
        : undefined
    return (
      <button
        key={token}
        type="button"
        aria-pressed={row.includes(token)}
        tabIndex={at === active ? 0 : -1}
        className={cx(styles.pill, row.includes(token) && styles.on)}
        onClick={() => onToggle(token)}
      >
        {nameOf(token)}
        {tier && field.kind === 'list' && <small>{t('board.pays', { times: format.number(returnTimes(tier, prizeGroup), TIMES) })}</small>}
      </button>
    )
  })
}
