import { writeFileSync } from 'node:fs'
import type { VendorDay } from '@portico/contract/vendor/operator-shapes'
import { OperatorError } from '../error.ts'
import { csvRows, readText } from './read.ts'

/** A transaction as both sides know it; the amount is in 1/10000 of the currency. */
export interface DayRow {
  readonly txId: string
  readonly kind: string
  readonly currency: string | null
  readonly amount: number
}

const COLUMNS = ['txId', 'kind', 'currency', 'amount'] as const
const KINDS = new Set(['BET', 'WIN', 'ROLLBACK', 'AWARD'])

const written = ({ txId, kind, currency, amount }: DayRow): string => [txId, kind, currency ?? '', amount].join(',')

/**
 * A vendor's own file of a day.
 * @throws OperatorError naming the file, and the line that is wrong
 */
export const readVendorDay = (path: string): DayRow[] => {
  const rows = csvRows(readText(path))
  const missing = COLUMNS.find((column) => !Object.keys(rows[0]?.record ?? {}).includes(column))
  if (rows.length > 0 && missing !== undefined) throw new OperatorError(`${path}, line 1: there is no column ${missing}.`)
  return rows.map(({ record, line }) => {
    const { txId = '', kind = '', currency = '', amount = '' } = record
    if (txId === '' || !KINDS.has(kind) || !/^[A-Z]{3}$/.test(currency) || !/^\d{1,16}$/.test(amount))
      throw new OperatorError(`${path}, line ${line}: "${written({ txId, kind, currency, amount: Number(amount) })}" is no transaction.`)
    return { txId, kind, currency, amount: Number(amount) }
  })
}

/** @throws OperatorError where there is a file, or none can be written */
export const writeVendorDay = (path: string, rows: VendorDay['transactions']): void => {
  const columns = [...COLUMNS, 'walletTxId', 'roundId', 'playerId', 'betTxId', 'rolledBack', 'at'] as const
  const lines = rows.map((row) => columns.map((column) => String(row[column] ?? '')).join(','))
  try {
    writeFileSync(path, `${[columns.join(','), ...lines].join('\n')}\n`, { flag: 'wx' })
  } catch {
    throw new OperatorError(`No file can be written at ${path}, or there is one.`)
  }
}

/** A line for each transaction that is not there once on both sides with the same words. What never came of a bet counts on neither. */
export const differencesOf = (ours: readonly DayRow[], theirs: readonly DayRow[]): string[] => {
  const grouped = (rows: readonly DayRow[]) => Map.groupBy(rows, ({ txId }) => txId)
  const [own, other] = [grouped(ours.filter(({ kind }) => kind !== 'TOMBSTONE')), grouped(theirs)]
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((txId) => {
    const [mine = [], yours = []] = [own.get(txId), other.get(txId)]
    if (yours.length === 0) return [`${txId} is missing in their file: ${written(mine[0]!)}`]
    if (yours.length > 1) return [`${txId} stands ${yours.length} times in their file.`]
    if (mine.length === 0) return [`${txId} is in their file alone: ${written(yours[0]!)}`]
    return written(mine[0]!) === written(yours[0]!) ? [] : [`${txId} differs: here ${written(mine[0]!)}, there ${written(yours[0]!)}`]
  })
}
