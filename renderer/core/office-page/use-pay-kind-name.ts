import { type CommissionKind, isSalary, SALARIES } from '@portico/contract/commission/kinds'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** What an agent is paid by or a line is of, in the reader’s language: each is called as its section is. */
export const usePayKindName = () => {
  const { t } = useTranslation()
  return useCallback(
    (kind: CommissionKind): string =>
      t(isSalary(kind) ? `page.${SALARIES[kind].section}` : kind === 'dividend' ? 'page.agentDividendRecordCopy2' : 'page.manualRebate'),
    [t],
  )
}
