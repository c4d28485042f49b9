import { unitsOf } from '@portico/contract/kit/money'
import type { withdrawalTerms } from '@portico/contract/withdrawal/calls'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../api/gateway.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import styles from '../withdrawals.module.css'

/** Why less can go out than is there: what was taken back after it had been spent; nothing where nothing is owed. */
export const Owed = ({ owed }: { readonly owed: Answer<typeof withdrawalTerms>['owed'] }) => {
  const { t } = useTranslation('withdraw')
  const format = useFormat()
  if (unitsOf(owed) <= 0n) return null
  return (
    <section className={styles.panel}>
      <h2>{t('owed.title', { amount: format.money(owed, { min: 0 }) })}</h2>
      <p className={styles.note}>{t('owed.lead')}</p>
    </section>
  )
}
