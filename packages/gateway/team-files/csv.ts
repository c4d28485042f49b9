import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { localTime, offsetName, safeText } from '../kit/file-text.ts'

/** Lines of a file, cell by cell, as they hold at an instant. */
export interface Page {
  readonly lines: readonly (readonly string[])[]
  readonly serverNow: string
}

export interface CsvParts {
  readonly pages: AsyncIterable<Page>
  /** What stands above the columns. */
  readonly names: readonly string[]
  /** What the head says besides what is known when all rows are. */
  readonly head: readonly (readonly [string, string])[]
  readonly timeZone: string
}

const written = (lines: readonly (readonly string[])[]): string => stringify(lines as string[][], { record_delimiter: 'windows' })

/**
 * The rows as CSV, behind a head with the hash of all that follows it: whoever gets the file can tell whether it is whole. The hash stands first,
 * so the lines wait in memory, about 150 bytes each, until the last is written. UTF-8 with a byte order mark, as spreadsheets want it.
 */
export const teamCsv = async ({ pages, names, head, timeZone }: CsvParts): Promise<Readable> => {
  const hash = createHash('sha256')
  const chunks: Buffer[] = []
  let rows = 0
  let asOf = ''
  const add = (lines: readonly (readonly string[])[]) => {
    const chunk = Buffer.from(written(lines))
    hash.update(chunk)
    chunks.push(chunk)
  }
  add([names.map(safeText)])
  for await (const { lines, serverNow } of pages) {
    asOf ||= serverNow
    rows += lines.length
    if (lines.length > 0) add(lines)
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
