import { type CommissionKind, isSalary, SALARIES } from '@portico/contract/commission/kinds'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** What a line is of, in the reader’s language. A salary is called as its section is. */
export const useCommissionKindName = () => {
  const { t } = useTranslation(['earnings', 'common'])
  return useCallback(
    (kind: CommissionKind): string => (isSalary(kind) ? t(`common:page.${SALARIES[kind].section}`) : t(`kind.${kind}`)),
    [t],
  )
}
