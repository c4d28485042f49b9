import type { TicketPool } from '@portico/contract/ticket/shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { usePrizeWords } from '../use-prize-words.ts'
import styles from './prize-table.module.css'
import wheel from './wheel.module.css'

interface Props {
  readonly pool: TicketPool
  /** The prize that was just won. */
  readonly won?: number | null
}

/** Every prize of a pool with how many are left and what chance a ticket has while there are any to open; what is gone stays, struck out, with its day. */
export const PrizeTable = ({ pool, won = null }: Props) => {
  const { t } = useTranslation('tickets')
  const format = useFormat()
  const words = usePrizeWords()
  const { prizes, left: all, kind, title, state } = pool
  const hasChance = kind !== 'RAFFLE' && state !== 'ENDED'
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('prizesOf', { title })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('prize')}</th>
          <th scope="col">{t('left')}</th>
          {hasChance && <th scope="col">{t('chance')}</th>}
        </tr>
      </thead>
      <tbody>
        {prizes.map((prize, index) => (
          <tr key={index} data-gone={prize.left === 0} data-won={index === won}>
            <th scope="row">
              {kind === 'WHEEL' && <span className={wheel.key} data-prize={index % 6} />}
              <bdi>{words(prize)}</bdi>
            </th>
            <td>{t('leftOf', { left: format.number(prize.left), count: format.number(prize.count) })}</td>
            {hasChance && (
              <td>
                {prize.left > 0
                  ? format.percent(prize.left / all, prize.left / all < 0.01 ? 2 : 1)
                  : prize.lastAt && t('wonOn', { day: format.instant(prize.lastAt, 'day') })}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
