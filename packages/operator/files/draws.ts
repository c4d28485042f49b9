import { isCalendarDay } from '@portico/contract/kit/wire'
import { OperatorError } from '../error.ts'
import { type CsvRow, csvRows, readText } from './read.ts'

export interface FileDraw {
  readonly issue: string
  readonly date: string
  readonly draw: { readonly digits: string }
}

type Row = CsvRow['record']

/** The layouts we know, by the columns that make them out. */
const LAYOUTS: readonly { columns: readonly string[]; read: (row: Row) => FileDraw }[] = [
  // Chinese daily draws: issue,date,numbers,digits, where `digits` is how many `numbers` has.
  {
    columns: ['issue', 'date', 'numbers'],
    read: (row) => ({ issue: row['issue'] ?? '', date: row['date'] ?? '', draw: { digits: row['numbers'] ?? '' } }),
  },
  // Vietnam, north: one row a day; a special prize that lost its leading zeros gets them back.
  {
    columns: ['date', 'special'],
    read: (row) => ({
      issue: row['date'] ?? '',
      date: row['date'] ?? '',
      draw: { digits: row['special']?.padStart(5, row['special'] === '' ? '' : '0') ?? '' },
    }),
  },
]

const fault = ({ issue, date, draw: { digits } }: FileDraw): string | null => {
  if (issue === '' || issue.length > 40) return 'the issue is missing or longer than 40 characters'
  if (!isCalendarDay(date)) return `"${date}" is not a date like 2026-04-11`
  return /^\d{5}$/.test(digits) ? null : `"${digits}" is not a result of 5 digits`
}

/**
 * The draws of a CSV file, in its order.
 * @throws OperatorError naming the file, and the line of the first row that is wrong; nothing is sent then.
 */
export const readDraws = (path: string): FileDraw[] => {
  const text = readText(path)
  let rows: CsvRow[]
  try {
    rows = csvRows(text)
  } catch (error) {
    throw new OperatorError(`${path}: ${error instanceof Error ? error.message : 'not CSV'}`)
  }
  const [first] = rows
  if (!first) throw new OperatorError(`${path} holds no draws.`)
  const columns = Object.keys(first.record)
  const layout = LAYOUTS.find((known) => known.columns.every((column) => columns.includes(column)))
  if (!layout)
    throw new OperatorError(`${path}, line 1: the columns must include issue,date,numbers or date,special; found ${columns.join(',')}`)
  return rows.map(({ record, line }) => {
    const draw = layout.read(record)
    const wrong = fault(draw)
    if (wrong !== null) throw new OperatorError(`${path}, line ${line}: ${wrong}`)
    return draw
  })
}
