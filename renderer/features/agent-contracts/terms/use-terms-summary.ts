import type { ContractTerms } from '@portico/contract/agent-contract/terms-shapes'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useCategoryName } from './use-category-name.ts'
import { useRate } from './use-rate.ts'

/** What terms pay in a few words: the rates of their tiers, or of each type of games. */
export const useTermsSummary = () => {
  const { t } = useTranslation('contracts')
  const rate = useRate()
  const nameOf = useCategoryName()
  return useCallback(
    ({ tiers, rates, period }: ContractTerms): string => {
      const paid =
        tiers.length > 0
          ? tiers.map((tier) => rate(tier.rate)).join(' · ')
          : Object.entries(rates)
              .map(([type, { loss, win }]) => t('summary.rates', { type: nameOf(type), loss: rate(loss), win: rate(win) }))
              .join(' · ')
      return period ? t('summary.dividend', { period: t(`period.${period}`), rates: paid }) : paid
    },
    [t, rate, nameOf],
  )
}
