import type { Readable } from 'node:stream'
import { parseUnits, type Money } from '@portico/contract/kit/money'
import PDFDocument from 'pdfkit'
import type { AccountMovement } from '../ledger/index.ts'
import type { RecordSubject } from '@portico/contract/records/shapes'
import { localTime, offsetName, plainAmount } from '../kit/file-text.ts'
import { wordsOf } from './figures.ts'
import { createPen, type Pen } from './pdf-text.ts'
import type { Rows } from './rows.ts'
import type { MakeStatement } from './statement.ts'
import type { FileTexts } from './texts.ts'

const [WIDTH, HEIGHT, MARGIN] = [595, 842, 48]
const END = WIDTH - MARGIN
const LINE = 17
const FAINT = '#6b7280'
/** Where the columns begin or, of figures, end. */
const COLUMNS = { time: MARGIN, kind: MARGIN + 104, what: MARGIN + 176, amount: END - 92, balance: END } as const

export interface PdfParts {
  readonly brandName: string
  readonly account: string
  readonly currency: string
  readonly statement: Awaited<ReturnType<MakeStatement>>
  readonly texts: FileTexts
  readonly rows: Pick<Rows, 'kindOf'>
  readonly movements: AsyncIterable<readonly AccountMovement[]>
  readonly subjectsOf: (refs: readonly string[]) => Promise<ReadonlyMap<string, RecordSubject>>
}

const figure = ({ amount }: Money): string => plainAmount(parseUnits(amount)).replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')

const drawHead = (pen: Pen, { brandName, account, currency, statement, texts: { statement: words } }: PdfParts): number => {
  const now = new Date(statement.serverNow)
  pen(words.title, { x: MARGIN, y: 44, size: 18, weight: 'bold' })
  pen(brandName, { x: MARGIN, y: 50, size: 11, weight: 'bold', end: END })
  const facts = [
    [words.account, account],
    [words.days, statement.from === statement.to ? statement.from : `${statement.from} – ${statement.to}`],
    [words.zone, `${statement.timeZone} (${offsetName(now, statement.timeZone)})`],
    [words.movements, String(statement.movements)],
  ] as const
  facts.forEach(([name, value], n) => {
    pen(name, { x: MARGIN, y: 84 + n * LINE, size: 9, colour: FAINT })
    pen(value, { x: MARGIN + 90, y: 84 + n * LINE, size: 9, width: 170 })
  })
  const sums = [
    [words.opening, statement.opening],
    [words.in, statement.in],
    [words.out, statement.out],
    [words.closing, statement.closing],
  ] as const
  sums.forEach(([name, value], n) => {
    pen(name, { x: 330, y: 84 + n * LINE, size: 9, colour: FAINT })
    pen(`${figure(value)} ${currency}`, { x: 0, y: 84 + n * LINE, size: 9, weight: n === 3 ? 'bold' : 'normal', end: END })
  })
  pen(words.hash, { x: MARGIN, y: 162, size: 8, colour: FAINT })
  pen(statement.hash, { x: MARGIN, y: 174, size: 9, weight: 'bold' })
  pen(words.hashHint, { x: MARGIN, y: 188, size: 8, colour: FAINT, width: END - MARGIN })
  return 214
}

const drawColumns = (pen: Pen, y: number, { columns }: FileTexts): number => {
  for (const name of ['time', 'kind', 'what'] as const) pen(columns[name], { x: COLUMNS[name], y, size: 8, weight: 'bold' })
  for (const name of ['amount', 'balance'] as const) pen(columns[name], { x: 0, y, size: 8, weight: 'bold', end: COLUMNS[name] })
  return y + LINE
}

const fill = async (document: InstanceType<typeof PDFDocument>, parts: PdfParts): Promise<void> => {
  const { texts, rows, statement, movements, subjectsOf, currency } = parts
  const pen = createPen(document)
  let page = 1
  const drawFoot = () => pen(`${statement.hash.slice(0, 16)}…  ${page}`, { x: 0, y: HEIGHT - 36, size: 7, colour: FAINT, end: END })
  let y = drawColumns(pen, drawHead(pen, parts), texts)
  drawFoot()
  let empty = true
  for await (const batch of movements) {
    empty = false
    const subjects = await subjectsOf(batch.map(({ ref }) => ref))
    for (const { at, code, ref, amount, after } of batch) {
      if (y > HEIGHT - 64) {
        document.addPage()
        page += 1
        y = drawColumns(pen, 44, texts)
        drawFoot()
      }
      pen(localTime(at, statement.timeZone), { x: COLUMNS.time, y, size: 8 })
      pen(texts.kinds[rows.kindOf(code)], { x: COLUMNS.kind, y, size: 8, width: 68 })
      pen(wordsOf(subjects.get(ref)).what, { x: COLUMNS.what, y, size: 8, width: 150 })
      pen(`${amount > 0n ? '+' : ''}${figure({ amount: plainAmount(amount), currency })}`, { x: 0, y, size: 8, end: COLUMNS.amount })
      pen(figure({ amount: plainAmount(after), currency }), { x: 0, y, size: 8, end: COLUMNS.balance })
      y += LINE
    }
  }
  if (empty) pen(texts.statement.empty, { x: MARGIN, y, size: 9, colour: FAINT })
  document.end()
}

/** The statement as PDF: its sums and hash, then each movement. The font's shapes that it uses are in it. */
export const statementPdf = (parts: PdfParts): Readable => {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    info: { Title: `${parts.texts.statement.title} ${parts.statement.from} ${parts.statement.to}`, Keywords: parts.statement.hash },
  })
  void fill(document, parts).catch((error: unknown) => document.destroy(error instanceof Error ? error : new Error(String(error))))
  return document
}
