import { type ContractKind, isSalary, SALARIES } from '@portico/contract/commission/kinds'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** What a contract pays by, in the reader’s language. A salary is called as its section is. */
export const useContractKindName = () => {
  const { t } = useTranslation(['contracts', 'common'])
  return useCallback((kind: ContractKind): string => (isSalary(kind) ? t(`common:page.${SALARIES[kind].section}`) : t(`kind.${kind}`)), [t])
}
