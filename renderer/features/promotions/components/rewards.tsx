import type { GrantView } from '@portico/contract/promotion/shapes'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../core/paths.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Link } from '../../../lib/link.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Amount } from '../../../ui/money/money.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { usePromotionRewardsQuery } from '../api.ts'
import { OfferCard } from './offer-card.tsx'
import { isShut, Shut } from './shut.tsx'
import { offerAddress, type OfferView } from '../offer-address.ts'
import styles from '../pages/promotions-page.module.css'

const ALL: OfferView = { type: null, tag: null, offer: null }
const NOTHING = /^0(\.0+)?$/

const Paid = ({ grant: { promotionId, title, amount, wagers, at } }: { readonly grant: GrantView }) => {
  const { t } = useTranslation('promotions')
  const format = useFormat()
  return (
    <li className={styles.paid}>
      <span>
        <Link to={offerAddress({ ...ALL, offer: promotionId })}>{title}</Link>
        <small>
          <bdi>{format.instant(at, 'moment')}</bdi>
          {!NOTHING.test(wagers.amount) && <> · {t('rewards.wagers', { amount: format.money(wagers, { min: 0 }) })}</>}
        </small>
      </span>
      <Amount value={amount} style={{ min: 0 }} />
    </li>
  )
}

/** What a member can claim now, and what they were paid [PROMO-09]. */
export const Rewards = () => {
  const { t } = useTranslation('promotions')
  const { data, error, refetch } = usePromotionRewardsQuery({})
  if (isShut(error)) return <Shut />
  if (error && !data) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="480px" />
  const { ready, paid } = data
  return (
    <div className={styles.rewards}>
      {ready.length === 0 ? (
        <EmptyState
          title={t('rewards.none')}
          hint={t('rewards.noneHint')}
          action={
            <ButtonLink look="ghost" to={paths.page('promotions')}>
              {t('title')}
            </ButtonLink>
          }
        />
      ) : (
        <ul className={styles.grid} aria-label={t('rewards.ready')}>
          {ready.map((card, index) => (
            <OfferCard key={card.id} card={card} view={ALL} main={index === 0} />
          ))}
        </ul>
      )}
      <section aria-label={t('rewards.paid')}>
        <h2>{t('rewards.paid')}</h2>
        <Card flush>
          {paid.length === 0 && <EmptyState title={t('rewards.nothing')} />}
          <ul>
            {paid.map((grant) => (
              <Paid key={grant.id} grant={grant} />
            ))}
          </ul>
        </Card>
      </section>
    </div>
  )
}
