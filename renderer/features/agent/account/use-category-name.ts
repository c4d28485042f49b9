import type { RebateCategory } from '@portico/contract/rebate-rate/shapes'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** What a category of rebates is called: as the games that it is of; own lotteries share one. */
export const useCategoryName = (): ((category: RebateCategory) => string) => {
  const { t } = useTranslation(['teamRecords', 'common'])
  return useCallback((category) => (category === 'LOTTERY' ? t('account.lottery') : t(`common:gameType.${category}`)), [t])
}
