import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Card } from '../../../ui/card/card.tsx'
import type { PointBalance } from '../api.ts'
import styles from '../points.module.css'
import { Coins } from './coin.tsx'

/** What the member has, what it is worth, and what waits. */
export const BalanceCard = ({ balance }: { readonly balance: PointBalance }) => {
  const { t } = useTranslation('points')
  const format = useFormat()
  const { points, owed, worth, earnedLately, openOrders } = balance
  return (
    <Card as="section" aria-label={t('yours')} className={styles.balance}>
      <span className={styles.quiet}>{t('yours')}</span>
      <strong className={styles.figure}>
        <Coins>{format.number(points)}</Coins>
      </strong>
      {worth && <span className={styles.quiet}>{t('worth', { amount: format.money(worth, { min: 0 }) })}</span>}
      {owed > 0 && <span className={styles.owed}>{t('owed', { points: format.number(owed) })}</span>}
      <span className={styles.foot}>
        <span>{t('lately', { points: format.number(earnedLately) })}</span>
        {openOrders > 0 && <span>{t('waiting', { count: openOrders })}</span>}
      </span>
    </Card>
  )
}
