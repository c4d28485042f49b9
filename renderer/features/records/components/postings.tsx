import type { Money } from '@portico/contract/kit/money'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import styles from './story.module.css'

interface PostingsProps {
  readonly postings: readonly {
    readonly id: string
    readonly at: string
    readonly debit: string
    readonly credit: string
    readonly amount: Money
  }[]
  /** The movement that was opened. */
  readonly current: string
}

const KNOWN = [
  'player:cash',
  'player:locked',
  'player:owed',
  'player:pending',
  'player:bonus',
  'house:gaming',
  'house:commission',
  'house:promo',
  'house:fees',
  'provider:clearing',
] as const
type Known = (typeof KNOWN)[number]

/** Everything posted for one bet, plan or deposit: from which account to which. */
export const Postings = ({ postings, current }: PostingsProps) => {
  const { t } = useTranslation('movements')
  const format = useFormat()
  const nameOf = (kind: string): string => {
    // Each vendor's clearing account is its own; to a member all of them are the games.
    if (kind.startsWith('vendor:')) return t('account.house-gaming')
    const known = KNOWN.find((each): each is Known => each === kind)
    return known ? t(`account.${known.replace(':', '-') as 'player-cash'}`) : t('account.other')
  }
  return (
    <table className={styles.postings}>
      <thead>
        <tr>
          <th scope="col">{t('story.at')}</th>
          <th scope="col">{t('story.from')}</th>
          <th scope="col">{t('story.to')}</th>
          <th scope="col">{t('column.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {postings.map(({ id, at, debit, credit, amount }) => (
          <tr key={id} className={cx(id === current && styles.current)}>
            <td>{format.instant(at, 'seconds')}</td>
            <td>{nameOf(debit)}</td>
            <td>{nameOf(credit)}</td>
            <td>
              <bdi>{format.money(amount, { min: 0 })}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
