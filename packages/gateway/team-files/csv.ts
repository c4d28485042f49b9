import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { FileColumn } from '@portico/contract/agent/file-shapes'
import type { TeamMember } from '@portico/contract/agent/shapes'
import { unitsOf } from '@portico/contract/kit/money'
import { localTime, offsetName, plainAmount, safeText } from '../kit/file-text.ts'

export interface Page {
  readonly list: readonly TeamMember[]
  readonly serverNow: string
}

export interface CsvParts {
  readonly pages: AsyncIterable<Page>
  readonly columns: readonly { readonly id: FileColumn; readonly name: string }[]
  /** What the head says besides what is known when all rows are. */
  readonly head: readonly (readonly [string, string])[]
  readonly timeZone: string
}

const written = (lines: readonly (readonly string[])[]): string => stringify(lines as string[][], { record_delimiter: 'windows' })

const textOf = (row: TeamMember, id: FileColumn, timeZone: string): string => {
  switch (id) {
    case 'account':
    case 'nickname':
    case 'state':
      return safeText(row[id])
    case 'level':
    case 'downlines':
      return String(row[id])
    case 'joinedAt':
    case 'seenAt':
      return row[id] === null ? '' : localTime(new Date(row[id]), timeZone)
    default:
      return plainAmount(unitsOf(row.figures[id]))
  }
}

/**
 * The rows as CSV, behind a head with the hash of all that follows it: whoever gets the file can tell whether it is whole. The hash stands first,
 * so the lines wait in memory, about 150 bytes each, until the last is written. UTF-8 with a byte order mark, as spreadsheets want it.
 */
export const teamCsv = async ({ pages, columns, head, timeZone }: CsvParts): Promise<Readable> => {
  const hash = createHash('sha256')
  const chunks: Buffer[] = []
  let rows = 0
  let asOf = ''
  const add = (lines: readonly (readonly string[])[]) => {
    const chunk = Buffer.from(written(lines))
    hash.update(chunk)
    chunks.push(chunk)
  }
  add([columns.map(({ name }) => safeText(name))])
  for await (const { list, serverNow } of pages) {
    asOf ||= serverNow
    rows += list.length
    if (list.length > 0) add(list.map((row) => columns.map(({ id }) => textOf(row, id, timeZone))))
  }
  const at = new Date(asOf)
  const lines = [
    ['zone', `${timeZone} (${offsetName(at, timeZone)})`],
    ['as of', localTime(at, timeZone)],
    ...head,
    ['rows', String(rows)],
    ['sha256', hash.digest('hex')],
  ]
  return Readable.from([Buffer.from(`\uFEFF${written(lines.map((line) => line.map(safeText)))}\r\n`), ...chunks])
}
