import Download from 'lucide-react/icons/download'
import X from 'lucide-react/icons/x'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { ColumnsMenu } from '../../../core/office-table/columns-menu.tsx'
import { SavedViews } from '../../../core/office-table/saved-views.tsx'
import { failureKey } from '../../../api/failure.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import type { Members } from '../api.ts'
import { Find } from '../../../core/office-page/find.tsx'
import { COLUMN_RULES, type ColumnId, type View, viewAddress } from '../model/view.ts'
import type { DownlineColumn } from './columns.tsx'
import { useToday } from '../../../core/office-page/use-today.ts'
import { useExport } from './use-export.ts'
import control from '../../../core/office-page/control.module.css'
import styles from './filters.module.css'

interface DownlineFiltersProps {
  readonly view: View
  readonly change: (change: Partial<View>) => void
  readonly members: Members | undefined
  /** Those of a file. */
  readonly columns: readonly DownlineColumn[]
  readonly chosen: ReadonlySet<string>
  readonly onClear: () => void
}

const Toggle = ({ on, name, value, onToggle }: { on: boolean; name: string; value: string; onToggle: () => void }) => (
  <button type="button" aria-pressed={on} className={cx(control.control, styles.filter)} onClick={onToggle}>
    {name} <b>{value}</b>
    {on && <X aria-hidden="true" />}
  </button>
)

/** What the table is narrowed to, which columns it has, and the way out into a spreadsheet. */
export const DownlineFilters = (props: DownlineFiltersProps) => {
  const { view, change, members, columns, chosen, onClear } = props
  const { t } = useTranslation(['agent', 'tables', 'errors'])
  const toasts = useToasts()
  const format = useFormat()
  const sheet = useExport(view, members, columns, chosen)
  const save = () => void sheet.save().catch((error: unknown) => toasts.show(t(`errors:${failureKey(error)}`), 'negative'))
  const today = useToday()
  const understood = useCallback((address: string) => viewAddress(address, today), [today])
  const find = useCallback((words: string) => change({ find: words }), [change])
  return (
    <header className={styles.bar}>
      <h2 id="downlines-title" tabIndex={-1} className={styles.title}>
        {t('downlines')}
      </h2>
      <SavedViews page="downlines" understood={understood} />
      <Find value={view.find} onFind={find} />
      <Toggle on={view.active} name={t('filter.active')} value={t('filter.inRange')} onToggle={() => change({ active: !view.active })} />
      <Toggle on={view.opened} name={t('filter.opened')} value={t('filter.inRange')} onToggle={() => change({ opened: !view.opened })} />
      <span className={styles.count} role="status">
        {chosen.size > 0
          ? t('chosen', { count: chosen.size, number: format.number(chosen.size) })
          : members && t('tables:rows', { count: members.total, number: format.number(members.total) })}
      </span>
      {chosen.size > 0 && (
        <Button look="text" size="small" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
      <ColumnsMenu
        layout={view.layout}
        rules={COLUMN_RULES}
        first="account"
        nameOf={(id) => t(`column.${id as ColumnId | 'account'}`)}
        onLayout={(layout) => change({ layout })}
      />
      <Button
        look="ghost"
        size="small"
        icon={<Download aria-hidden="true" />}
        busy={sheet.busy}
        disabled={!members || members.total === 0}
        onClick={save}
      >
        {chosen.size > 0 ? t('exportChosen', { count: chosen.size, number: format.number(chosen.size) }) : t('export')}
      </Button>
    </header>
  )
}
