import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { type ReactNode, useMemo, useState } from 'react'

export interface Column<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Figures: right-aligned and tabular. */
  readonly numeric?: boolean
  /** Makes the column sortable by this value. */
  readonly sortBy?: (row: Row) => string | number | bigint
  /** Names the row for a screen reader, read of the first column. */
  readonly label?: (row: Row) => string
}

export interface Sorting {
  readonly id: string
  readonly desc: boolean
}

interface Options<Row> {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly sorting: Sorting | undefined
  readonly onSorting: ((sorting: Sorting | undefined) => void) | undefined
}

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

const compare = (one: string | number | bigint, other: string | number | bigint): number =>
  typeof one === 'string' && typeof other === 'string' ? one.localeCompare(other) : one < other ? -1 : one > other ? 1 : 0

/** Headers with their order, and the rows in it. A caller with `onSorting` orders them itself. */
export const useRows = <Row>({ columns, rows, rowKey, sorting, onSorting }: Options<Row>) => {
  const [own, setOwn] = useState<Sorting>()
  const current = onSorting ? sorting : own
  const change = onSorting ?? setOwn
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        accessorFn: (row: Row) => column.sortBy?.(row) ?? '',
        enableSorting: Boolean(column.sortBy),
        sortFn: (one: { original: Row }, other: { original: Row }) =>
          compare(column.sortBy?.(one.original) ?? '', column.sortBy?.(other.original) ?? ''),
      })),
    [columns],
  )
  const table = useTable({
    features,
    columns: definitions as never,
    data: rows as Row[] as never,
    getRowId: rowKey as never,
    manualSorting: Boolean(onSorting),
    state: { sorting: current ? [current] : [] },
  })
  const next = (id: string): Sorting | undefined => {
    if (current?.id !== id) return { id, desc: true }
    return current.desc ? { id, desc: false } : undefined
  }
  const headers = columns.map((column) => ({
    column,
    order: current?.id === column.id ? (current.desc ? ('desc' as const) : ('asc' as const)) : undefined,
    toggle: column.sortBy ? () => change(next(column.id)) : undefined,
  }))
  return { headers, visible: table.getRowModel().rows.map((row) => row.original as Row) }
}
