import type { Money as MoneyValue } from '@portico/contract/kit/money'
import { useMemo } from 'react'
import { type Column, DataTable, type DataTableProps } from '../../../ui/data-table/data-table.tsx'
import { Amount, Money } from '../../../ui/money/money.tsx'
import { Card } from '../../../ui/card/card.tsx'
import styles from './figures.module.css'

type Figures = Readonly<Record<string, string | MoneyValue>>

interface FiguresTableProps<Row extends Figures> extends Pick<DataTableProps<Row>, 'rows' | 'loading' | 'error' | 'onRetry' | 'empty'> {
  readonly label: string
  readonly first: { readonly header: string; readonly cell: (row: Row) => string }
  /** Columns of sums by their names in a row; a signed one is coloured. */
  readonly sums: readonly { readonly id: Extract<keyof Row, string>; readonly header: string; readonly signed?: boolean }[]
}

const isMoney = (value: Figures[string] | undefined): value is MoneyValue => typeof value === 'object'

/** Sums by day or by game. */
export const FiguresTable = <Row extends Figures>({ label, first, sums, rows, ...rest }: FiguresTableProps<Row>) => {
  const columns = useMemo(
    (): Column<Row>[] => [
      { id: 'first', header: first.header, cell: first.cell },
      ...sums.map(({ id, header, signed }) => ({
        id,
        header,
        numeric: true,
        cell: (row: Row) => {
          const value = row[id]
          if (!isMoney(value)) return ''
          return <bdi>{signed ? <Amount value={value} /> : <Money value={value} style={{ min: 0 }} />}</bdi>
        },
      })),
    ],
    [first, sums],
  )
  return (
    <Card flush className={styles.card}>
      <DataTable
        {...rest}
        label={label}
        columns={columns}
        rows={rows}
        rowKey={(row) =>
          Object.values(row)
            .filter((value) => typeof value === 'string')
            .join(' ')
        }
      />
    </Card>
  )
}
