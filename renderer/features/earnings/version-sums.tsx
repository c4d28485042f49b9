import type { CommissionLineView } from '@portico/contract/commission/line-shapes'
import { toMoney, unitsOf } from '@portico/contract/kit/money'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../core/office-page/figure.tsx'
import { useFormat } from '../../i18n/use-language.tsx'
import styles from './versions.module.css'

interface VersionSumsProps {
  readonly before: CommissionLineView
  readonly after: CommissionLineView
}

/** What two versions of a line came to, and what became of the difference. */
export const VersionSums = ({ before, after }: VersionSumsProps) => {
  const { t } = useTranslation('earnings')
  const format = useFormat()
  const difference = toMoney(unitsOf(after.amount) - unitsOf(before.amount), after.amount.currency)
  // A dividend may not have been paid yet when it was calculated again.
  const heading = after.kind === 'dividend' ? t('step.difference') : t(unitsOf(difference) < 0n ? 'state.takenBack' : 'compare.onTop')
  return (
    <dl className={styles.sums}>
      {[before, after].map(({ id, version, amount, runAt }) => (
        <div key={id}>
          <dt>{t('compare.came', { number: version })}</dt>
          <dd>
            <Figure value={amount} decimals={4} />
            <small>{t('compare.worked', { at: format.instant(runAt, 'moment') })}</small>
          </dd>
        </div>
      ))}
      <div>
        <dt>{heading}</dt>
        <dd>
          <Figure signed value={difference} decimals={4} />
          <small>
            {after.postedAt === null
              ? t('state.waiting')
              : t('compare.wallet', { amount: format.signed(after.toWallet), owed: format.money(after.owed, { min: 0, max: 4 }) })}
          </small>
        </dd>
      </div>
    </dl>
  )
}
