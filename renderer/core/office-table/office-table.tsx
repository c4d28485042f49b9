import type { ReactNode } from 'react'
import { type Column, DataTable, type DataTableProps } from '../../ui/data-table/data-table.tsx'
import { arranged, type TableLayout } from './layout.ts'

/** A column with its cell in the row of totals. */
export interface OfficeColumn<Row> extends Column<Row> {
  readonly total?: ReactNode
}

interface OfficeTableProps<Row> extends Omit<DataTableProps<Row>, 'columns' | 'dense' | 'pinned' | 'total' | 'counted'> {
  readonly layout: TableLayout
  /** The column that names the row. */
  readonly first: OfficeColumn<Row>
  readonly columns: readonly OfficeColumn<Row>[]
  /** Names the row of totals; without it there is none. */
  readonly totalLabel: ReactNode
  /** Rows that match on the gateway, and how many of them come before the first that is visible. */
  readonly counted: { readonly all: number; readonly before: number } | undefined
}

/** A table of the office: its columns as the reader laid them out, and rows that say which of all they are. */
export const OfficeTable = <Row,>({ layout, first, columns, totalLabel, ...rest }: OfficeTableProps<Row>) => {
  const byId = new Map(columns.map((column) => [column.id, column]))
  const visible = arranged(layout).flatMap((id) => byId.get(id) ?? [])
  return (
    <DataTable
      {...rest}
      dense={!layout.roomy}
      columns={[first, ...visible]}
      pinned={1 + layout.pinned.length}
      total={totalLabel ? { label: totalLabel, cells: Object.fromEntries(visible.map(({ id, total }) => [id, total])) } : undefined}
    />
  )
}
