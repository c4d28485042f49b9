import type { publishGames } from '@portico/contract/catalogue/operator-calls'
import { newGame } from '@portico/contract/catalogue/operator-shapes'
import type { SentOf } from '@portico/contract/kit/call'
import { OperatorError } from '../error.ts'
import { type CsvRow, csvRows, readText } from './read.ts'

export type FileGame = SentOf<typeof publishGames>['games'][number]

const NEEDED = ['code', 'vendor', 'type'] as const
const NAME = /^name_([a-z]{2,5})$/

const flag = (text: string | undefined): boolean => ['1', 'yes', 'true'].includes((text ?? '').toLowerCase())

const gameOf = ({ record }: CsvRow): Record<string, unknown> => ({
  code: record['code'],
  names: Object.fromEntries(
    Object.entries(record).flatMap(([column, text]) => {
      const [, language] = NAME.exec(column) ?? []
      return language === undefined || text === '' ? [] : [[language.toUpperCase(), text]]
    }),
  ),
  vendorCode: record['vendor'],
  gameType: record['type'],
  classify: record['class'] ?? '',
  hot: flag(record['hot']),
  trial: flag(record['trial']),
  ...(record['min_bet'] ? { minBet: record['min_bet'] } : {}),
  ...(record['lines'] ? { lines: record['lines'] } : {}),
  ...(record['icon_url'] ? { iconUrl: record['icon_url'] } : {}),
})

/** Columns as the file names them, by the call's field. */
const COLUMNS: Readonly<Record<string, string>> = {
  vendorCode: 'vendor',
  gameType: 'type',
  classify: 'class',
  minBet: 'min_bet',
  iconUrl: 'icon_url',
}

/**
 * Games of a CSV file with the columns code, vendor, type and name_en, name_ty and so on; class, hot, trial, min_bet, lines and icon_url
 * may be there too.
 * @throws OperatorError naming the file, and the line and column of the first row that is wrong; nothing is sent then.
 */
export const readGames = (path: string): FileGame[] => {
  const rows = csvRows(readText(path))
  const columns = Object.keys(rows[0]?.record ?? {})
  if (rows.length === 0) throw new OperatorError(`${path} holds no games.`)
  const missing = NEEDED.find((column) => !columns.includes(column))
  if (missing !== undefined) throw new OperatorError(`${path}, line 1: there is no column ${missing}; found ${columns.join(',')}`)
  if (!columns.some((column) => NAME.test(column)))
    throw new OperatorError(`${path}, line 1: there is no column with names, such as name_en`)
  return rows.map((row) => {
    const game = gameOf(row)
    const read = newGame.safeParse(game)
    if (!read.success) {
      const field = String(read.error.issues[0]?.path[0] ?? '')
      const column = COLUMNS[field] ?? field
      throw new OperatorError(`${path}, line ${row.line}: "${row.record[column] ?? ''}" cannot be the ${column}`)
    }
    if (Object.keys(read.data.names).length === 0) throw new OperatorError(`${path}, line ${row.line}: the game has no name`)
    return game as FileGame
  })
}
