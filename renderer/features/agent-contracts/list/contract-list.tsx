import { CONTRACT_KINDS } from '@portico/contract/commission/kinds'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { failureKey } from '../../../api/failure.ts'
import { Find } from '../../../core/office-page/find.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { EmptyState } from '../../../ui/state/state.tsx'
import { useContractsQuery } from '../api.ts'
import { useContractPanelQuery } from '../panel-api.ts'
import { usePayKindName } from '../../../core/office-page/use-pay-kind-name.ts'
import { paths } from '../../../core/paths.ts'
import { type ContractsView, offerAddress, ROLES, STATES } from '../view.ts'
import { Calendar } from './calendar.tsx'
import { useContractColumns } from './contract-columns.tsx'
import { WaitingStrip } from './waiting-strip.tsx'
import cards from '../../../core/office-page/cards.module.css'
import head from '../../../core/office-page/team-head.module.css'
import page from '../../../core/office-page/page.module.css'
import styles from './list.module.css'

interface ContractListProps {
  readonly view: ContractsView
  readonly change: (change: Partial<ContractsView>) => void
}

/** What waits for an answer, every contract on either side, and what changes when. */
export const ContractList = ({ view, change }: ContractListProps) => {
  const { t } = useTranslation(['contracts', 'tables', 'errors', 'common'])
  const navigate = useNavigate()
  const kindName = usePayKindName()
  const { role, kind, state } = view
  const account = view.find.trim()
  const { data, error, refetch } = useContractsQuery({
    ...(role && { role }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(account && { account }),
  })
  const { data: panel, isError: panelFailed, refetch: refetchPanel } = useContractPanelQuery({})
  const rows = data?.list ?? []
  const columns = useContractColumns()
  const find = useCallback((words: string) => change({ find: words }), [change])
  const title = t('common:page.agentContracts')
  const choice = <Value extends string>(name: 'role' | 'kind' | 'state', values: readonly Value[], nameOf: (value: Value) => string) => [
    { value: '', label: t(`filter.any.${name}`) },
    ...values.map((value) => ({ value, label: nameOf(value) })),
  ]

  return (
    <>
      <header className={head.head}>
        <h1 className={head.title}>{title}</h1>
        <ButtonLink to={{ search: offerAddress('daily') }} look="primary" className={styles.side}>
          {t('offer.new')}
        </ButtonLink>
      </header>
      {panel && <WaitingStrip panel={panel} />}
      {!panel && panelFailed && <ErrorLine of={t('waiting.label')} onRetry={() => void refetchPanel()} className={styles.failed} />}
      <div className={page.bar}>
        <Find value={view.find} onFind={find} />
        <Select
          dense
          aria-label={t('filter.role')}
          value={role ?? ''}
          options={choice('role', ROLES, (value) => t(`role.${value}`))}
          onChange={({ target }) => change({ role: ROLES.find((each) => each === target.value) })}
        />
        <Select
          dense
          aria-label={t('filter.kind')}
          value={kind ?? ''}
          options={choice('kind', CONTRACT_KINDS, kindName)}
          onChange={({ target }) => change({ kind: CONTRACT_KINDS.find((each) => each === target.value) })}
        />
        <Select
          dense
          aria-label={t('filter.state')}
          value={state ?? ''}
          options={choice('state', STATES, (value) => t(value === 'ACTIVE' ? 'filter.agreed' : `state.${value}`))}
          onChange={({ target }) => change({ state: STATES.find((each) => each === target.value) })}
        />
        <span className={page.count} role="status">
          {data && t('tables:rows', { count: rows.length, number: String(rows.length) })}
        </span>
      </div>
      <div className={`${page.table} ${cards.cards}`}>
        <DataTable
          dense
          label={title}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          onRow={({ id }) => void navigate(paths.agentContract(id))}
          loading={!data && !error}
          expected={6}
          error={error && t(`errors:${failureKey(error)}`)}
          onRetry={() => void refetch()}
          empty={<EmptyState title={t('none.title')} hint={t('none.hint')} />}
        />
      </div>
      {panel && panel.calendar.length > 0 && <Calendar changes={panel.calendar} />}
    </>
  )
}
