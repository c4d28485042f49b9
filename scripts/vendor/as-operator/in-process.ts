import type { Key, Transport } from '../client.ts'
import { toyOperator } from '../toy/operator.ts'
import { createInquirer } from './inquirer.ts'
import { createLine } from './line.ts'
import { createTable, type VendorTable } from './table.ts'

/** What a vendor in this process is made with. */
export interface VendorParts {
  readonly wallet: string
  readonly site: string
  readonly vendor: string
  readonly keyId: string
  readonly secret: string
  readonly now: () => number
  /** In the place of `fetch`. */
  readonly send: (url: URL | string, options: RequestInit) => Promise<Response>
}
export interface VendorInProcess {
  readonly handle: Transport
  /** Sends what is due. */
  readonly work: () => Promise<unknown>
}

const KEY: Key = { vendor: 'TOY', keyId: 'k_1', secret: 'a secret of the kit' }
const SITE = 'https://portal.example'
const BEGIN = Date.UTC(2026, 10, 29, 8)

/** A table at a vendor in this process: time goes by when a case lets it. */
export const tableAt = async (
  make: (parts: VendorParts) => VendorInProcess | Promise<VendorInProcess>,
  { gameCode = 'toy-coin' }: { readonly gameCode?: string } = {},
): Promise<VendorTable> => {
  let time = BEGIN
  const now = () => time
  const operator = toyOperator([], now, { launch: { gameCode, site: SITE }, key: KEY })
  Object.assign(operator.books.terms, { maxPayout: 100_000_000_000_000 })
  const line = createLine(operator.client.transport, KEY.secret, now)
  const send = async (url: URL | string, { method = 'GET', headers, body }: RequestInit): Promise<Response> => {
    const sent = Object.fromEntries(new Headers(headers))
    const named = Object.fromEntries(
      ['X-Vendor', 'X-Key-Id', 'X-Timestamp', 'X-Nonce', 'X-Signature'].map((name) => [name, sent[name.toLowerCase()] ?? '']),
    )
    const passage = await line.pass({ method, path: new URL(url).pathname, headers: named, body: typeof body === 'string' ? body : '' })
    if (passage === 'broken' || 'late' in passage) throw new TypeError('fetch failed')
    return new Response(passage.body, { status: passage.status, headers: passage.headers })
  }
  const vendor = await make({ ...KEY, wallet: 'https://wallet.example', site: SITE, now, send })
  const transport: Transport = ({ headers, ...message }) =>
    vendor.handle({ ...message, headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])) })
  return createTable({
    operator,
    line,
    inquirer: createInquirer(KEY, transport, now),
    pass: async (milliseconds) => {
      time += milliseconds
      await vendor.work()
    },
  })
}
