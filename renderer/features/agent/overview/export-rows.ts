import type { TeamMember } from '@portico/contract/agent/shapes'
import { toCsv } from '../model/csv.ts'
import type { DownlineColumn } from './columns.tsx'

export interface Sheet {
  readonly accountHeader: string
  readonly columns: readonly DownlineColumn[]
  readonly rows: readonly TeamMember[]
}

/** Rows for a spreadsheet: amounts exact and without a currency, instants in ISO 8601. */
export const sheetText = ({ accountHeader, columns, rows }: Sheet): string =>
  toCsv([
    [accountHeader, ...columns.map((column) => column.header)],
    ...rows.map((row) => [row.account, ...columns.map((column) => column.text(row))]),
  ])
