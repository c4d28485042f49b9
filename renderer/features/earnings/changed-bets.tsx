import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-language.tsx'
import { useTypeName } from '../../i18n/use-type-name.ts'
import { Figure } from '../../core/office-page/figure.tsx'
import { Tag } from '../../ui/tag/tag.tsx'
import type { Difference } from './api.ts'
import styles from './versions.module.css'

/** The bets that two versions found otherwise, those that weigh most first. */
export const ChangedBets = ({ difference: { count, bets } }: { readonly difference: Difference }) => {
  const { t } = useTranslation('earnings')
  const format = useFormat()
  const typeName = useTypeName()
  return (
    <section className={styles.part}>
      <h3>{t('compare.bets')}</h3>
      <p className={styles.soft}>
        {t('compare.betCount', { count, number: format.number(count) })}
        {count > bets.length && ` ${t('compare.largest', { number: format.number(bets.length) })}`}
      </p>
      <ul className={styles.bets}>
        {bets.map(({ id, account, category, numero, settledAt, stake, before, after }) => (
          <li key={id}>
            <span>
              <b>{account}</b> {typeName(category)} <small>{numero}</small>
            </span>
            <span className={styles.end}>{t('compare.stake', { amount: format.money(stake) })}</span>
            <small>{format.instant(settledAt, 'moment')}</small>
            <span className={styles.end}>
              {before.void ? t('compare.void') : t('compare.payout', { amount: format.money(before.payout) })} →{' '}
              {after.void ? (
                <Tag tone="negative">{t('compare.void')}</Tag>
              ) : (
                <b>{t('compare.payout', { amount: format.money(after.payout) })}</b>
              )}
            </span>
            <small>{t('compare.counts')}</small>
            <span className={styles.end}>
              <Figure value={before.validBet} decimals={0} /> → <Figure value={after.validBet} decimals={0} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
