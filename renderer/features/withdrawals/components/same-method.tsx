import type { withdrawalTerms } from '@portico/contract/withdrawal/calls'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../api/gateway.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import sums from '../../../ui/sums/sums.module.css'
import styles from '../withdrawals.module.css'

/** What has to go back the way it came, said before one chooses where to. */
export const SameMethodFirst = ({ owed }: { readonly owed: Answer<typeof withdrawalTerms>['sameMethodFirst'] }) => {
  const { t } = useTranslation('withdraw')
  const format = useFormat()
  if (owed.length === 0) return null
  return (
    <section className={styles.panel}>
      <h2>{t('sameMethod.title')}</h2>
      <p className={styles.note}>{t('sameMethod.lead')}</p>
      <dl className={sums.sums}>
        {owed.map(({ kind, amount }) => (
          <div key={kind}>
            <dt>{t(`sameMethod.${kind}`)}</dt>
            <dd>
              <bdi>{format.money(amount, { min: 0 })}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
