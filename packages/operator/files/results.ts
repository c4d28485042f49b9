import type { FedResult } from '@portico/contract/lottery/operator-shapes'
import { readResultRows } from '@portico/contract/lottery/operator-calls'
import { batches } from '../batches.ts'
import type { Ask } from '../client.ts'
import { OperatorError } from '../error.ts'
import { csvRows, readText } from './read.ts'

type Row = Readonly<Record<string, unknown>>

interface LocatedRow {
  readonly row: Row
  /** Where the file has it, for complaints. */
  readonly location: string
}

/** More rows than a call takes at once. */
const BATCH = 500

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

const fromJson = (text: string): LocatedRow[] => {
  const rows: unknown = JSON.parse(text)
  if (!Array.isArray(rows) || !rows.every(isRow)) throw new OperatorError('JSON must be a list of rows')
  return rows.map((row, i) => ({ row, location: `row ${i + 1}` }))
}

const fromCsv = (text: string): LocatedRow[] => csvRows(text).map(({ record, line }) => ({ row: record, location: `line ${line}` }))

/**
 * The results of a CSV or JSON file for a lottery, in its order, as the gateway reads them; rows of other stations are left out.
 * `date`: of that day alone.
 * @throws OperatorError naming the file, and the place of the first row that is wrong.
 */
export const readResults = async (ask: Ask, gameCode: string, path: string, date?: string): Promise<FedResult[]> => {
  const text = readText(path)
  let placed: LocatedRow[]
  try {
    placed = /^\s*\[/.test(text) ? fromJson(text) : fromCsv(text)
  } catch (error) {
    throw new OperatorError(`${path}: ${error instanceof Error ? error.message : 'neither CSV nor JSON'}`)
  }
  const results: FedResult[] = []
  let before = 0
  for (const rows of batches(
    placed.map(({ row }) => row),
    BATCH,
  )) {
    const read = await ask(readResultRows, { gameCode, rows })
    if (read.fault) throw new OperatorError(`${path}, ${placed[before + read.fault.row]!.location}: ${read.fault.message}`)
    results.push(...read.results)
    before += rows.length
  }
  const selected = date === undefined ? results : results.filter((result) => result.date === date)
  if (selected.length === 0) throw new OperatorError(`${path} holds no result of ${gameCode}${date === undefined ? '' : ` on ${date}`}.`)
  return selected
}
