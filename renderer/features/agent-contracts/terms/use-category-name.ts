import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useTypeName } from '../../../i18n/use-type-name.ts'

/** A type of games by its name; `ALL` is those without a row of their own. */
export const useCategoryName = () => {
  const { t } = useTranslation('contracts')
  const nameOf = useTypeName()
  return useCallback((category: string): string => (category === 'ALL' ? t('terms.others') : nameOf(category)), [t, nameOf])
}
