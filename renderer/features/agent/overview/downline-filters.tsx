import Columns3 from 'lucide-react/icons/columns-3'
import Download from 'lucide-react/icons/download'
import X from 'lucide-react/icons/x'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Popover } from '../../../ui/menu/menu.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import type { Members } from '../api.ts'
import { LONGEST_NAME, type View } from '../model/view.ts'
import { COLUMNS, type ColumnId, type DownlineColumn } from './columns.tsx'
import { useExport } from './use-export.ts'
import control from './control.module.css'
import styles from './filters.module.css'

interface DownlineFiltersProps {
  readonly view: View
  readonly change: (change: Partial<View>) => void
  readonly members: Members | undefined
  /** Those of a file. */
  readonly columns: readonly DownlineColumn[]
  readonly hidden: readonly ColumnId[]
  readonly onColumn: (id: ColumnId) => void
  readonly chosen: ReadonlySet<string>
  readonly onClear: () => void
}

/** Words reach the address once the typing rests. */
const REST_MS = 300

const Find = ({ value, onFind }: { value: string; onFind: (value: string) => void }) => {
  const { t } = useTranslation('agent')
  const [text, setText] = useState(value)
  const [known, setKnown] = useState({ address: value, sent: value })
  if (known.address !== value) {
    setKnown({ address: value, sent: value })
    // What we sent ourselves comes back here while the reader may already have typed on.
    if (known.sent !== value) setText(value)
  }
  useEffect(() => {
    if (text === value) return undefined
    const timer = setTimeout(() => {
      setKnown({ address: value, sent: text })
      onFind(text)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [text, value, onFind])
  return (
    <TextInput
      dense
      type="search"
      className={styles.find}
      aria-label={t('filter.find')}
      placeholder={t('filter.find')}
      maxLength={LONGEST_NAME}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}

const Toggle = ({ on, name, value, onToggle }: { on: boolean; name: string; value: string; onToggle: () => void }) => (
  <button type="button" aria-pressed={on} className={cx(control.control, styles.filter)} onClick={onToggle}>
    {name} <b>{value}</b>
    {on && <X aria-hidden="true" />}
  </button>
)

/** What the table is narrowed to, which columns it has, and the way out into a spreadsheet. */
export const DownlineFilters = (props: DownlineFiltersProps) => {
  const { view, change, members, columns, hidden, onColumn, chosen, onClear } = props
  const { t } = useTranslation(['agent', 'errors'])
  const toasts = useToasts()
  const format = useFormat()
  const sheet = useExport(view, members, columns, chosen)
  const save = () => void sheet.save().catch((error: unknown) => toasts.show(t(`errors:${failureKey(error)}`), 'negative'))
  const find = useCallback((words: string) => change({ find: words }), [change])
  return (
    <header className={styles.bar}>
      <h2 id="downlines-title" tabIndex={-1} className={styles.title}>
        {t('downlines')}
      </h2>
      <Find value={view.find} onFind={find} />
      <Toggle on={view.active} name={t('filter.active')} value={t('filter.inRange')} onToggle={() => change({ active: !view.active })} />
      <Toggle on={view.opened} name={t('filter.opened')} value={t('filter.inRange')} onToggle={() => change({ opened: !view.opened })} />
      <span className={styles.count} role="status">
        {chosen.size > 0
          ? t('chosen', { count: chosen.size, number: format.number(chosen.size) })
          : members && t('rows', { count: members.total, number: format.number(members.total) })}
      </span>
      {chosen.size > 0 && (
        <Button look="text" size="small" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
      <Popover
        label={t('columns')}
        triggerClassName={styles.columns}
        trigger={
          <>
            <Columns3 aria-hidden="true" />
            <span>{t('columns')}</span>
          </>
        }
      >
        <ul className={styles.list}>
          {COLUMNS.map((id) => (
            <li key={id}>
              <Checkbox checked={!hidden.includes(id)} onChange={() => onColumn(id)}>
                {t(`column.${id}`)}
              </Checkbox>
            </li>
          ))}
        </ul>
      </Popover>
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
