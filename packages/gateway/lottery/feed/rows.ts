import type { Draw } from '@portico/contract/lottery/draw-shapes'
import type { FedResult } from '@portico/contract/lottery/operator-shapes'
import { isCalendarDay } from '@portico/contract/kit/wire'
import { isDrawOf, LAYOUTS, NORMALS, twoDigits } from '@portico/lottery/shape'
import type { LotteryGame } from '../offer/games.ts'

/** A row as CSV or JSON has it: texts, or whole numbers that have lost their leading zeros. */
export type Row = Readonly<Record<string, unknown>>

/** What is wrong with a row, in plain words. */
export class RowFault extends Error {}

type Feed = Pick<LotteryGame, 'code' | 'shape' | 'orderedFeed' | 'province'>

const cell = (row: Row, column: string): string => {
  const value = row[column]
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : typeof value === 'string' ? value.trim() : ''
  if (text === '') throw new RowFault(`${column} is missing`)
  return text
}

const dateOf = (row: Row): string => {
  const date = cell(row, 'date')
  if (!isCalendarDay(date)) throw new RowFault(`"${date}" is not a date like 2026-04-11`)
  return date
}

/** A number of so many digits; the zeros that whole numbers lose come back. */
const padded = (row: Row, column: string, digits: number): string => {
  const number = cell(row, column)
  if (!/^\d+$/.test(number) || number.length > digits) throw new RowFault(`${column}: "${number}" is not a number of ${digits} digits`)
  return number.padStart(digits, '0')
}

const digitsOf = (row: Row, count: number): Draw => {
  const digits = cell(row, 'numbers')
  // Never padded: here zeros are data, and "22" may as well have lost its last digit.
  if (!new RegExp(`^\\d{${count}}$`).test(digits)) throw new RowFault(`"${digits}" is not a result of ${count} digits`)
  return { digits }
}

const columnsOf = (lot: string, numbers: number): string[] => {
  if (lot === 'db') return ['special']
  const prize = lot.replace('g', 'prize')
  return numbers === 1 ? [prize] : Array.from({ length: numbers }, (_, i) => `${prize}_${i + 1}`)
}

const lotsOf = (row: Row, layout: 'north' | 'south'): Record<string, string[]> =>
  Object.fromEntries(
    LAYOUTS[layout].map(({ lot, numbers, digits }) => [lot, columnsOf(lot, numbers).map((column) => padded(row, column, digits))]),
  )

const drawOf = (row: Row, date: string, { shape, orderedFeed, province }: Feed): Draw => {
  switch (shape.kind) {
    case 'digits':
      return digitsOf(row, shape.count)
    case 'mark-six':
      return {
        date,
        normals: Array.from({ length: NORMALS }, (_, i) => twoDigits(Number(padded(row, `no${i + 1}`, 2)))),
        special: twoDigits(Number(padded(row, 'special', 2))),
        ordered: orderedFeed,
      }
    case 'lots':
      return { date, ...(province === undefined ? {} : { province }), lots: lotsOf(row, shape.layout) }
    default:
      throw new RowFault('no layout of rows is known for this lottery')
  }
}

/**
 * The result in a row, in the layout of its lottery (docs/results.md); undefined for a row of another station.
 * @throws RowFault
 */
export const readRow = (feed: Feed, row: Row): FedResult | undefined => {
  if (feed.province !== undefined && cell(row, 'province') !== feed.province) return undefined
  const date = dateOf(row)
  const draw = drawOf(row, date, feed)
  if (!isDrawOf(feed.shape, draw)) throw new RowFault(`the numbers of ${date} are not a draw of ${feed.code}`)
  return row['numero'] === undefined ? { date, draw } : { date, numero: cell(row, 'numero'), draw }
}
