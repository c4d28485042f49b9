import type { PromotionCard } from '@portico/contract/promotion/shapes'
import { unitsOf } from '@portico/contract/kit/money'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { useClaimPromotionMutation } from '../api.ts'

interface Props {
  readonly card: PromotionCard
  /** The one main button of the page. */
  readonly main: boolean
  readonly wide?: boolean
}

/** Claims what is ready, and says where it went. */
export const ClaimButton = ({ card: { id, title, amount, most }, main, wide }: Props) => {
  const { t } = useTranslation(['promotions', 'errors'])
  const format = useFormat()
  const toasts = useToasts()
  const [claim, { isLoading }] = useClaimPromotionMutation()
  const press = async () => {
    const { data, error } = await claim({ id })
    if (data)
      toasts.show(
        t(unitsOf(data.grant.wagers) > 0n ? 'claimedBonus' : 'claimed', {
          amount: format.money(data.grant.amount, { min: 0 }),
          balance: format.money(data.balance, { min: 0 }),
        }),
        'positive',
      )
    else toasts.show(t(`errors:${failureKey(error)}`), 'negative')
  }
  return (
    <Button look={main ? 'primary' : 'ghost'} size={wide ? 'large' : 'small'} wide={wide} busy={isLoading} onClick={() => void press()}>
      {t('action.claim', { amount: format.money(amount ?? most, { min: 0 }) })}
      <span className="visually-hidden"> {title}</span>
    </Button>
  )
}
