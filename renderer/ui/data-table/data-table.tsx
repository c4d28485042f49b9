import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../lib/cx.ts'
import { ErrorState, EmptyState } from '../state/state.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import strip from '../strip/strip.module.css'
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
  readonly selected?: string | undefined
  /** Order kept by the caller (the gateway sorts); without it the table sorts what it has. */
  readonly sorting?: Sorting | undefined
  readonly onSorting?: ((sorting: Sorting | undefined) => void) | undefined
  readonly loading?: boolean | undefined
  /** Rows to keep room for while loading. */
  readonly expected?: number | undefined
  readonly error?: ReactNode
  readonly onRetry?: (() => void) | undefined
  readonly empty?: ReactNode
}

/** Rows with aligned figures. Waits, fails and is empty in the same box; on phones each row becomes a card. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { label, columns, rows, rowKey, dense, total, onRow, selected, loading, expected = 5, error, onRetry, empty } = props
  const { t } = useTranslation()
  const { headers, visible } = useRows({ columns, rows, rowKey, sorting: props.sorting, onSorting: props.onSorting })

  if (error && rows.length === 0) return <ErrorState title={error} onRetry={onRetry} />
  if (!loading && rows.length === 0) return empty ?? <EmptyState />

  return (
    <div className={cx(styles.scroll, strip.strip)} role="group" aria-label={label} aria-busy={loading || undefined} tabIndex={-1}>
      <table className={cx(styles.table, dense && styles.dense)}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {headers.map(({ column, order, toggle }) => (
              <th
                key={column.id}
                scope="col"
                className={cx(column.numeric && styles.numeric)}
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
            <tr className={styles.total}>
              {columns.map((column, index) => (
                <td key={column.id} data-label={column.header} className={cx(column.numeric && styles.numeric)}>
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
            : visible.map((row) => {
                const key = rowKey(row)
                return (
                  <tr
                    key={key}
                    className={cx(key === selected && styles.selected, onRow && styles.open)}
                    onClick={onRow && (() => onRow(row))}
                  >
                    {columns.map((column, index) => (
                      <td key={column.id} data-label={column.header} className={cx(column.numeric && styles.numeric)}>
                        {index === 0 && onRow ? (
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
