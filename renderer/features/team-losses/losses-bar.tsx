import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Find } from '../../core/office-page/find.tsx'
import styles from '../../core/office-page/page.module.css'
import { oneOf } from '../../core/office-page/team-range.ts'
import { useToday } from '../../core/office-page/use-today.ts'
import { ColumnsMenu } from '../../core/office-table/columns-menu.tsx'
import { SavedViews } from '../../core/office-table/saved-views.tsx'
import { useFormat } from '../../i18n/use-language.tsx'
import { Select } from '../../ui/select/select.tsx'
import { COLUMN_RULES, type ColumnId, GAME_TYPES, lossesAddress, type LossesView } from './view.ts'

interface LossesBarProps {
  readonly view: LossesView
  readonly change: (change: Partial<LossesView>) => void
  /** How many accounts match. */
  readonly total: number | undefined
  readonly nameOf: (id: ColumnId | 'account') => string
}

/** What the table is narrowed to, and which columns it has. */
export const LossesBar = ({ view, change, total, nameOf }: LossesBarProps) => {
  const { t } = useTranslation(['teamRecords', 'tables', 'common'])
  const format = useFormat()
  const today = useToday()
  const understood = useCallback((address: string) => lossesAddress(address, today), [today])
  const find = useCallback((words: string) => change({ find: words }), [change])
  return (
    <div className={styles.bar}>
      <SavedViews page="losses" understood={understood} />
      <Find value={view.find} onFind={find} />
      <Select
        dense
        quiet
        aria-label={t('loss.type')}
        value={view.gameType ?? ''}
        options={[{ value: '', label: t('loss.anyType') }, ...GAME_TYPES.map((value) => ({ value, label: t(`common:gameType.${value}`) }))]}
        onChange={({ target }) => change({ gameType: oneOf(GAME_TYPES, target.value) })}
      />
      <span className={styles.count} role="status">
        {total !== undefined && t('tables:rows', { count: total, number: format.number(total) })}
      </span>
      <ColumnsMenu
        layout={view.layout}
        rules={COLUMN_RULES}
        first="account"
        nameOf={(id) => nameOf(id as ColumnId | 'account')}
        onLayout={(layout) => change({ layout })}
      />
    </div>
  )
}
