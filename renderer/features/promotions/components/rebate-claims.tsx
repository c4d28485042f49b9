import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card/card.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { usePromotionRewardsQuery, usePromotionsQuery } from '../api.ts'
import { ALL_OFFERS } from '../offer-address.ts'
import styles from '../pages/promotions-page.module.css'
import { OfferCard } from './offer-card.tsx'
import { PaidGrant } from './paid-grant.tsx'
import { isShut } from './shut.tsx'

/** Rebates that are claimed by hand, and what was claimed of them; nothing where none is offered to this reader [WALLET-08]. */
export const RebateClaims = () => {
  const { t } = useTranslation('promotions')
  const all = usePromotionsQuery({})
  const rewards = usePromotionRewardsQuery({})
  const offers = all.data?.list.filter(({ type, way }) => type === 'REBATE' && way === 'CLAIM') ?? []
  if (!all.data && all.isError && !isShut(all.error))
    return (
      <div className={styles.rewards}>
        <section aria-label={t('rebates.title')}>
          <h2>{t('rebates.title')}</h2>
          <ErrorLine onRetry={() => void all.refetch()} className={styles.failed} />
        </section>
      </div>
    )
  if (offers.length === 0) return null
  const ids = new Set(offers.map(({ id }) => id))
  const paid = rewards.data?.paid.filter(({ promotionId }) => ids.has(promotionId)) ?? []
  const first = offers.find(({ status }) => status === 'CLAIM')
  return (
    <div className={styles.rewards}>
      <section aria-label={t('rebates.title')}>
        <h2>{t('rebates.title')}</h2>
        <ul className={styles.grid}>
          {offers.map((card) => (
            <OfferCard key={card.id} card={card} view={ALL_OFFERS} main={card === first} />
          ))}
        </ul>
      </section>
      {!rewards.data && rewards.isError && <ErrorLine of={t('rebates.claimed')} onRetry={() => void rewards.refetch()} />}
      {paid.length > 0 && (
        <section aria-label={t('rebates.claimed')}>
          <h2>{t('rebates.claimed')}</h2>
          <Card flush>
            <ul>
              {paid.map((grant) => (
                <PaidGrant key={grant.id} grant={grant} />
              ))}
            </ul>
          </Card>
        </section>
      )}
    </div>
  )
}
