import { useTranslation } from 'react-i18next'
import { failureKey } from '../../api/failure.ts'
import { dialogOpened } from '../../core/dialogs.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { useAddressView } from '../../core/office-table/use-address-view.ts'
import { cx } from '../../lib/cx.ts'
import { Button } from '../../ui/button/button.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { EmptyState } from '../../ui/state/state.tsx'
import { useDisputesQuery } from './api.ts'
import { useDisputeColumns } from './dispute-columns.tsx'
import { changedDisputes, readDisputes, STATES, writeDisputes } from './view.ts'
import cards from '../../core/office-page/cards.module.css'
import head from '../../core/office-page/team-head.module.css'
import table from '../../core/office-page/page.module.css'

const FORM = { read: readDisputes, write: writeDisputes, changed: changedDisputes }

/** Every dispute of the agent's statements, with where it stands and its clock; a row opens the dispute, its line the line. */
export const Component = () => {
  const { t } = useTranslation(['disputes', 'errors', 'common'])
  const dispatch = useAppDispatch()
  const { view, change } = useAddressView(FORM)
  const { state, older } = view
  const { data, currentData, error, refetch } = useDisputesQuery({ ...(state && { state }), ...(older && { older }) })
  const page = error && !currentData ? undefined : data
  const columns = useDisputeColumns()
  const title = t('common:page.agentDisputes')
  return (
    <>
      <header className={head.head}>
        <h1 className={head.title}>{title}</h1>
        <Segmented
          label={t('column.state')}
          className={head.scope}
          options={[{ value: '', label: t('list.all') }, ...STATES.map((value) => ({ value, label: t(`list.${value}`) }))]}
          value={state ?? ''}
          onChange={(next) => change({ state: STATES.find((each) => each === next) })}
        />
      </header>
      <div className={cx(table.table, cards.cards, !currentData && Boolean(data) && table.stale)}>
        <DataTable
          dense
          label={title}
          columns={columns}
          rows={page?.list ?? []}
          rowKey={({ id }) => id}
          onRow={({ id, lineId }) => dispatch(dialogOpened({ kind: 'dispute', lineId, id }))}
          loading={!page && !error}
          expected={8}
          error={error && t(`errors:${failureKey(error)}`)}
          onRetry={() => void refetch()}
          empty={<EmptyState title={t('list.none')} hint={t('list.noneHint')} />}
        />
      </div>
      {(older || page?.older) && (
        <footer className={table.foot}>
          <span />
          <span className={table.turns}>
            <Button look="ghost" size="small" disabled={!older} onClick={() => change({ older: undefined })}>
              {t('list.latest')}
            </Button>
            <Button look="ghost" size="small" disabled={!page?.older} onClick={() => page?.older && change({ older: page.older })}>
              {t('list.older')}
            </Button>
          </span>
        </footer>
      )}
    </>
  )
}
