import type { GrantView } from '@portico/contract/promotion/shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Link } from '../../../lib/link.tsx'
import { Amount } from '../../../ui/money/money.tsx'
import { ALL_OFFERS, offerAddress } from '../offer-address.ts'
import styles from '../pages/promotions-page.module.css'

const NOTHING = /^0(\.0+)?$/

/** A row of what was paid by an offer, with what has to be bet for it. */
export const PaidGrant = ({ grant: { promotionId, title, amount, wagers, at } }: { readonly grant: GrantView }) => {
  const { t } = useTranslation('promotions')
  const format = useFormat()
  return (
    <li className={styles.paid}>
      <span>
        <Link to={offerAddress({ ...ALL_OFFERS, offer: promotionId })}>{title}</Link>
        <small>
          <bdi>{format.instant(at, 'moment')}</bdi>
          {!NOTHING.test(wagers.amount) && <> · {t('rewards.wagers', { amount: format.money(wagers, { min: 0 }) })}</>}
        </small>
      </span>
      <Amount value={amount} style={{ min: 0 }} />
    </li>
  )
}
