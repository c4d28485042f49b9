import type { AgentContract, ContractState } from '@portico/contract/agent-contract/shapes'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import type { Column } from '../../../ui/data-table/data-table.tsx'
import { Tag, type Tone } from '../../../ui/tag/tag.tsx'
import { useTermsSummary } from '../terms/use-terms-summary.ts'
import { usePayKindName } from '../../../core/office-page/use-pay-kind-name.ts'
import styles from './list.module.css'

const TONES: Readonly<Record<ContractState, Tone>> = {
  OFFERED: 'accent',
  ACTIVE: 'positive',
  TERMINATION_REQUESTED: 'warning',
  ENDED: 'neutral',
  SUPERSEDED: 'neutral',
  DECLINED: 'neutral',
  EXPIRED: 'neutral',
}

/** In what state a contract is, in a word. */
export const StateTag = ({ state }: { readonly state: ContractState }) => {
  const { t } = useTranslation('contracts')
  return <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>
}

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
      { id: 'terms', header: t('column.terms'), cell: (row) => <span className={styles.soft}>{summary(row.terms)}</span> },
      { id: 'state', header: t('column.state'), cell: (row) => <StateTag state={row.state} /> },
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
