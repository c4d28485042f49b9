import type { TeamMember } from '@portico/contract/agent/shapes'
import { toCsv } from '../model/csv.ts'
import type { DownlineColumn } from './columns.tsx'

export interface Sheet {
  readonly accountHeader: string
  readonly totalLabel: string
  readonly columns: readonly DownlineColumn[]
  readonly rows: readonly TeamMember[]
  /** Whether the rows are all that match, so that their totals belong at the head. */
  readonly whole: boolean
}

/** Rows for a spreadsheet: totals first, amounts exact and without a currency, instants in ISO 8601. */
export const sheetText = ({ accountHeader, totalLabel, columns, rows, whole }: Sheet): string =>
  toCsv([
    [accountHeader, ...columns.map((column) => column.header)],
    ...(whole ? [[totalLabel, ...columns.map((column) => column.totalText ?? '')]] : []),
    ...rows.map((row) => [row.account, ...columns.map((column) => column.text(row))]),
  ])
