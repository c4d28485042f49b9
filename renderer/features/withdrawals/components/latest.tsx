import type { WithdrawalView } from '@portico/contract/withdrawal/shapes'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../lib/link.tsx'
import { paths } from '../../../core/paths.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { standOf, TONES } from '../stand.ts'
import styles from '../withdrawals.module.css'

/** The member's latest withdrawals, each the way to its story. */
export const LatestWithdrawals = ({ withdrawals }: { readonly withdrawals: readonly WithdrawalView[] }) => {
  const { t } = useTranslation('withdraw')
  const format = useFormat()
  if (withdrawals.length === 0) return null
  return (
    <section className={styles.latest}>
      <h2>{t('latest')}</h2>
      <ul>
        {withdrawals.map((withdrawal) => {
          const stand = standOf(withdrawal)
          return (
            <li key={withdrawal.withdrawalId}>
              <Link to={`${paths.withdraw}?w=${withdrawal.withdrawalId}`}>
                <time dateTime={withdrawal.createdAt}>{format.instant(withdrawal.createdAt, 'moment')}</time>
                <span>
                  {withdrawal.payee.institutionName} <bdi dir="ltr">{withdrawal.payee.account}</bdi>
                </span>
                <Tag tone={TONES[stand]}>{t(`stand.${stand}`)}</Tag>
                <b>
                  <bdi>{format.money(withdrawal.amount, { min: 0 })}</bdi>
                </b>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
