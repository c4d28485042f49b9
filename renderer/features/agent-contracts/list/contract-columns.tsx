import type { AgentContract } from '@portico/contract/agent-contract/shapes'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import type { Column } from '../../../ui/data-table/data-table.tsx'
import { useTermsSummary } from '../terms/use-terms-summary.ts'
import { usePayKindName } from '../../../core/office-page/use-pay-kind-name.ts'
import { StateTag } from './state-tag.tsx'
import styles from './list.module.css'

/** The other side of a contract: who gives it to the reader, or to whom the reader gives it. */
export const useOtherSide = () => {
  const { t } = useTranslation('contracts')
  return ({ role, holder, payer }: Pick<AgentContract, 'role' | 'holder' | 'payer'>): string =>
    role === 'holder' ? t('from', { account: payer ?? t('company') }) : t('to', { account: holder })
}

export const useContractColumns = (): readonly Column<AgentContract>[] => {
  const { t } = useTranslation('contracts')
  const format = useFormat()
  const summary = useTermsSummary()
  const kindName = usePayKindName()
  const otherSide = useOtherSide()
  return useMemo(
    () => [
      {
        id: 'code',
        header: t('column.contract'),
        label: (row) => `${kindName(row.kind)} ${row.code}`,
        cell: (row) => (
          <>
            {kindName(row.kind)} <span className={styles.code}>{row.code}</span>
          </>
        ),
      },
      { id: 'side', header: t('column.side'), cell: (row) => otherSide(row) },
      { id: 'terms', header: t('column.terms'), cell: (row) => <span className={cx(styles.soft, styles.pays)}>{summary(row.terms)}</span> },
      { id: 'state', header: t('column.state'), cell: (row) => <StateTag contract={row} /> },
      {
        id: 'from',
        header: t('column.from'),
        cell: (row) =>
          row.from === null ? (
            <span className={styles.soft}>
              {row.state === 'OFFERED' ? t('answerBy', { at: format.instant(row.expiresAt, 'moment') }) : '–'}
            </span>
          ) : (
            format.instant(row.from, 'moment')
          ),
      },
      { id: 'to', header: t('column.to'), cell: (row) => (row.to === null ? '–' : format.instant(row.to, 'moment')) },
    ],
    [t, format, summary, otherSide, kindName],
  )
}
