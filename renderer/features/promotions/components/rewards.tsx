import { useTranslation } from 'react-i18next'
import { paths } from '../../../core/paths.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { usePromotionRewardsQuery } from '../api.ts'
import { OfferCard } from './offer-card.tsx'
import { PaidGrant } from './paid-grant.tsx'
import { isShut, Shut } from './shut.tsx'
import { ALL_OFFERS } from '../offer-address.ts'
import styles from '../pages/promotions-page.module.css'

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
            <OfferCard key={card.id} card={card} view={ALL_OFFERS} main={index === 0} />
          ))}
        </ul>
      )}
      <section aria-label={t('rewards.paid')}>
        <h2>{t('rewards.paid')}</h2>
        <Card flush>
          {paid.length === 0 && <EmptyState title={t('rewards.nothing')} />}
          <ul>
            {paid.map((grant) => (
              <PaidGrant key={grant.id} grant={grant} />
            ))}
          </ul>
        </Card>
      </section>
    </div>
  )
}
