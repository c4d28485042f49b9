import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card/card.tsx'
import { usePromotionRewardsQuery, usePromotionsQuery } from '../api.ts'
import { ALL_OFFERS } from '../offer-address.ts'
import styles from '../pages/promotions-page.module.css'
import { OfferCard } from './offer-card.tsx'
import { PaidGrant } from './paid-grant.tsx'

/** Rebates that are claimed by hand, and what was claimed of them; nothing where none is offered to this reader [WALLET-08]. */
export const RebateClaims = () => {
  const { t } = useTranslation('promotions')
  const { data } = usePromotionsQuery({})
  const { data: rewards } = usePromotionRewardsQuery({})
  const offers = data?.list.filter(({ type, way }) => type === 'REBATE' && way === 'CLAIM') ?? []
  if (offers.length === 0) return null
  const ids = new Set(offers.map(({ id }) => id))
  const paid = rewards?.paid.filter(({ promotionId }) => ids.has(promotionId)) ?? []
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
