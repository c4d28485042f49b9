import type { Readable } from 'node:stream'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { languageOf } from '@portico/contract/kit/brand'
import { FILES_PATH } from '@portico/contract/kit/paths'
import type { recordFile } from '@portico/contract/records/calls'
import { refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { createSecretBox } from '../kit/secret-box.ts'
import { type AccountFilter, daySums } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { recordCsv } from './csv.ts'
import { statementPdf } from './pdf.ts'
import type { Rows } from './rows.ts'
import type { MakeStatement } from './statement.ts'
import { fileTexts } from './texts.ts'
import { walk } from './walk.ts'
import { walletFilter } from './wallet.ts'

export const RECORD_FILES = `${FILES_PATH}/records`

const LIFE_MS = 60_000
/** A PDF of more is nothing to read; such days go into a CSV. */
const MOST_OF_A_PDF = 10_000
const SEAL = 'record file'

type Request = RequestOf<typeof recordFile>

/** What an address of a file holds, sealed. */
interface Ticket extends Request {
  readonly memberId: string
  readonly account: string
  readonly currency: string
  readonly language: string
  readonly until: number
}

export interface RecordFile {
  readonly name: string
  readonly type: string
  readonly content: Readable
}

export interface RecordFiles {
  /** An address that is good for a minute, by itself: the browser loads files without our headers. */
  address(
    caller: Pick<Caller, 'memberId' | 'account' | 'currency'>,
    request: Request,
    language: string,
  ): Promise<ResponseOf<typeof recordFile>>
  /** The file at the address; undefined where the address is none or its minute is over. */
  open(ticket: string): Promise<RecordFile | undefined>
}

export const createRecordFiles = (
  platform: Platform,
  { rows, statement, secretsKey }: { readonly rows: Rows; readonly statement: MakeStatement; readonly secretsKey: string },
): RecordFiles => {
  const { database, clock, brand, random } = platform
  const box = createSecretBox(secretsKey, random)

  const readTicket = (text: string): Ticket | undefined => {
    try {
      const ticket = JSON.parse(box.open(text, SEAL)) as Ticket
      return ticket.until > clock.now().getTime() ? ticket : undefined
    } catch {
      return undefined
    }
  }
  const pdfFilter = ({ accountId, from, to, timeZone }: AccountFilter): AccountFilter => ({ accountId, from, to, timeZone })

  const contentOf = async (ticket: Ticket, filter: AccountFilter): Promise<Readable> => {
    const { tag } = languageOf(brand, ticket.language)
    const texts = fileTexts(tag)
    const end = clock.now()
    if (ticket.form === 'CSV') return recordCsv({ database, rows, owner: ticket, filter, language: ticket.language, texts, end })
    return statementPdf({
      brandName: brand.name,
      account: ticket.account,
      currency: ticket.currency,
      statement: await statement(ticket, filter),
      texts,
      rows,
      movements: walk(database, filter, end),
      subjectsOf: (refs) => rows.subjectsOf(ticket.memberId, refs, ticket.language),
    })
  }

  return {
    address: async ({ memberId, account, currency }, request, language) => {
      const filter = await walletFilter(platform, rows, { memberId, currency }, request)
      if (request.form === 'PDF') {
        const sums = await daySums(database.orm, pdfFilter(filter), ['code'])
        if (sums.reduce((total, { movements }) => total + movements, 0) > MOST_OF_A_PDF) refuse('STATEMENT_TOO_LONG')
      }
      const until = clock.now().getTime() + LIFE_MS
      const { from, to } = filter
      const ticket: Ticket = { ...request, from, to, memberId, account, currency, language, until }
      return { path: `${RECORD_FILES}/${box.seal(JSON.stringify(ticket), SEAL)}`, expiresAt: new Date(until).toISOString() }
    },

    open: async (text) => {
      const ticket = readTicket(text)
      if (!ticket) return undefined
      const filter = await walletFilter(platform, rows, ticket, ticket)
      const pdf = ticket.form === 'PDF'
      return {
        name: `${pdf ? 'statement' : 'records'}-${filter.from}-${filter.to}.${pdf ? 'pdf' : 'csv'}`,
        type: pdf ? 'application/pdf' : 'text/csv; charset=utf-8',
        content: await contentOf(ticket, pdf ? pdfFilter(filter) : filter),
      }
    },
  }
}
