import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Database } from '../db/open.ts'
import type { AccountFilter } from '../ledger/index.ts'
import { localTime, offsetName, plainAmount, safeText } from '../kit/file-text.ts'
import { wordsOf } from './figures.ts'
import type { Rows } from './rows.ts'
import type { FileTexts } from './texts.ts'
import { walk } from './walk.ts'
import type { Owner } from './wallet.ts'

export interface CsvParts {
  readonly database: Pick<Database, 'orm'>
  readonly rows: Pick<Rows, 'subjectsOf' | 'kindOf'>
  readonly owner: Owner
  readonly filter: AccountFilter
  readonly language: string
  readonly texts: FileTexts
  /** Nothing that comes later is in the file. */
  readonly end: Date
}

async function* linesOf({ database, rows, owner, filter, language, texts, end }: CsvParts): AsyncGenerator<readonly string[]> {
  const { timeZone } = filter
  const { columns, kinds } = texts
  const time = `${columns.time} (${offsetName(end, timeZone)}, ${timeZone})`
  yield [time, columns.kind, columns.what, columns.reference, columns.amount, columns.balance, columns.currency]
  for await (const page of walk(database, filter, end)) {
    const refs = page.map(({ ref }) => ref)
    const subjects = await rows.subjectsOf(owner.memberId, refs, language)
    for (const { at, code, ref, amount, after } of page) {
      const { what, reference } = wordsOf(subjects.get(ref))
      const texted = [localTime(at, timeZone), kinds[rows.kindOf(code)], what, reference].map(safeText)
      yield [...texted, plainAmount(amount), plainAmount(after), owner.currency]
    }
  }
}

/** The filter's movements as CSV, the oldest first, a page in memory at a time: UTF-8 with a byte order mark, as spreadsheets want it. */
export const recordCsv = (parts: CsvParts): Readable => {
  const source = Readable.from(linesOf(parts))
  const written = stringify({ bom: true, record_delimiter: 'windows' })
  source.on('error', (error) => written.destroy(error))
  return source.pipe(written)
}
