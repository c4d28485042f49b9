import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { gameOf, type LotteryGame } from '@portico/gateway/lottery/offer/games'
import { type FedResult, readRow, type Row, RowFault } from '@portico/gateway/lottery/feed/rows'
import { OperatorError } from '../client.ts'

interface Placed {
  readonly row: Row
  /** Where the file has it, for complaints. */
  readonly place: string
}

const contentOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new OperatorError(`There is no readable file at ${path}.`)
  }
}

const fromCsv = (text: string): Placed[] => {
  const rows: { record: Row; info: { lines: number } }[] = parse(text, {
    columns: true,
    bom: true,
    trim: true,
    info: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  })
  return rows.map(({ record, info }) => ({ row: record, place: `line ${info.lines}` }))
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

const fromJson = (text: string): Placed[] => {
  const rows: unknown = JSON.parse(text)
  if (!Array.isArray(rows) || !rows.every(isRow)) throw new OperatorError('JSON must be a list of rows')
  return rows.map((row, i) => ({ row, place: `row ${i + 1}` }))
}

/** @throws OperatorError for a code that takes no results from outside */
const feedGame = (gameCode: string): LotteryGame => {
  const game = gameOf(gameCode)
  if (game?.source !== 'feed') throw new OperatorError(`${gameCode} takes no results from outside; XSMB, FC3D and HKLHC do.`)
  return game
}

/**
 * The results of a CSV or JSON file for a lottery, in its order; rows of other stations are left out. `date`: of that day alone.
 * @throws OperatorError naming the file, and the place of the first row that is wrong; nothing is sent then.
 */
export const readResults = (gameCode: string, path: string, date?: string): FedResult[] => {
  const game = feedGame(gameCode)
  const text = contentOf(path)
  let placed: Placed[]
  try {
    placed = /^\s*\[/.test(text) ? fromJson(text) : fromCsv(text)
  } catch (error) {
    throw new OperatorError(`${path}: ${error instanceof Error ? error.message : 'neither CSV nor JSON'}`)
  }
  const results = placed.flatMap(({ row, place }) => {
    try {
      return readRow(game, row) ?? []
    } catch (error) {
      if (error instanceof RowFault) throw new OperatorError(`${path}, ${place}: ${error.message}`)
      throw error
    }
  })
  const wanted = date === undefined ? results : results.filter((result) => result.date === date)
  if (wanted.length === 0) throw new OperatorError(`${path} holds no result of ${gameCode}${date === undefined ? '' : ` on ${date}`}.`)
  return wanted
}
