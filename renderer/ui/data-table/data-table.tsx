import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../lib/cx.ts'
import { ErrorState, EmptyState } from '../state/state.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import strip from '../strip/strip.module.css'
import { usePinOffsets } from './use-pin-offsets.ts'
import { type Column, type Sorting, useRows } from './use-rows.ts'
import styles from './data-table.module.css'

export type { Column, Sorting } from './use-rows.ts'

export interface DataTableProps<Row> {
  /** What the rows are, for a screen reader. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Row height 34 and 13 px text, for the office. */
  readonly dense?: boolean | undefined
  /** The first row: totals of all filtered rows, by column id. */
  readonly total?: { readonly label: ReactNode; readonly cells: Readonly<Record<string, ReactNode>> } | undefined
  readonly onRow?: ((row: Row) => void) | undefined
  /** Which rows can be opened; all of them when absent. */
  readonly opens?: ((row: Row) => boolean) | undefined
  readonly selected?: string | undefined
  /** Order kept by the caller (the gateway sorts); without it the table sorts what it has. */
  readonly sorting?: Sorting | undefined
  readonly onSorting?: ((sorting: Sorting | undefined) => void) | undefined
  /** How many columns at the start stay in sight; they are beside each other. */
  readonly pinned?: number | undefined
  /** Rows there are in all, and how many of them stand before these: said of each row to who cannot see the whole. */
  readonly counted?: { readonly all: number; readonly before: number } | undefined
  readonly loading?: boolean | undefined
  /** Rows to keep room for while loading. */
  readonly expected?: number | undefined
  readonly error?: ReactNode
  readonly onRetry?: (() => void) | undefined
  readonly empty?: ReactNode
}

/** Rows with aligned figures. Waits, fails and is empty in the same box; on phones each row becomes a card. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const {
    label,
    columns,
    rows,
    rowKey,
    dense,
    total,
    onRow,
    opens,
    selected,
    pinned = 0,
    counted,
    loading,
    expected = 5,
    error,
    onRetry,
    empty,
  } = props
  const { t } = useTranslation()
  const { headers, visible } = useRows({ columns, rows, rowKey, sorting: props.sorting, onSorting: props.onSorting })

  const frame = useRef<HTMLTableElement>(null)
  const offsets = usePinOffsets(
    frame,
    columns.slice(0, pinned).map(({ id }) => id),
  )
  const place = (index: number) => (index < pinned ? { style: { insetInlineStart: offsets[index] ?? 0 } } : {})
  const cellClass = (column: Column<Row>, index: number) => cx(column.numeric && styles.numeric, index < pinned && styles.pinned)
  const heads = 1 + (total ? 1 : 0)
  const indexOf = (row: number) => (counted ? { 'aria-rowindex': row } : {})

  if (error && rows.length === 0) return <ErrorState title={error} onRetry={onRetry} />
  if (!loading && rows.length === 0) return empty ?? <EmptyState />

  return (
    <div className={cx(styles.scroll, strip.strip)} role="group" aria-label={label} aria-busy={loading || undefined} tabIndex={-1}>
      <table ref={frame} className={cx(styles.table, dense && styles.dense)} aria-rowcount={counted && counted.all + heads}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr {...indexOf(1)}>
            {headers.map(({ column, order, toggle }, index) => (
              <th
                key={column.id}
                scope="col"
                {...place(index)}
                className={cellClass(column, index)}
                aria-sort={order && (order === 'desc' ? 'descending' : 'ascending')}
              >
                {toggle ? (
                  <button type="button" className={cx(styles.sort, order && styles.sorted)} onClick={toggle}>
                    {column.header}
                    {order === 'desc' && <ArrowDown aria-hidden="true" />}
                    {order === 'asc' && <ArrowUp aria-hidden="true" />}
                  </button>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {total && (
            <tr {...indexOf(2)} className={styles.total}>
              {columns.map((column, index) => (
                <td key={column.id} {...place(index)} data-label={column.header} className={cellClass(column, index)}>
                  {index === 0 ? total.label : total.cells[column.id]}
                </td>
              ))}
            </tr>
          )}
          {loading && rows.length === 0
            ? Array.from({ length: expected }, (_, index) => (
                <tr key={index}>
                  {columns.map((column) => (
                    <td key={column.id}>
                      <Skeleton height="12px" width={column.numeric ? '60%' : '80%'} />
                    </td>
                  ))}
                </tr>
              ))
            : visible.map((row, at) => {
                const key = rowKey(row)
                const open = onRow && (opens?.(row) ?? true) ? () => onRow(row) : undefined
                return (
                  <tr
                    key={key}
                    {...indexOf((counted?.before ?? 0) + heads + at + 1)}
                    className={cx(key === selected && styles.selected, open && styles.open)}
                    onClick={open}
                  >
                    {columns.map((column, index) => (
                      <td key={column.id} {...place(index)} data-label={column.header} className={cellClass(column, index)}>
                        {index === 0 && open ? (
                          <button
                            type="button"
                            className={styles.rowButton}
                            aria-label={t('table.open', { row: column.label?.(row) ?? key })}
                          >
                            {column.cell(row)}
                          </button>
                        ) : (
                          column.cell(row)
                        )}
                      </td>
                    ))}
                  </tr>
                )
              })}
        </tbody>
      </table>
    </div>
  )
}
