import { type Call, HEADERS, type ResponseOf, type SentOf } from '@portico/contract/kit/call'
import { envelope } from '@portico/contract/kit/envelope'
import { OperatorError } from './error.ts'
import { readSession } from './files/private.ts'
import { refusalOf } from './refusals.ts'

export interface Target {
  readonly host: string
  readonly port: number
  /** Holds the token of whoever is logged in. */
  readonly sessionFile: string
  /** The token itself, for scripts; goes before the file. */
  readonly session?: string | undefined
}

export type Ask = <C extends Call>(row: C, request: SentOf<C>) => Promise<ResponseOf<C>>

/** Calls with a query have only texts in it. */
const pairs = (request: unknown): string =>
  new URLSearchParams(
    Object.entries(request as Record<string, string | undefined>).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  ).toString()

/** Asks a running gateway over HTTP. Every refusal becomes an OperatorError in plain words. */
export const gatewayClient = (target: Target): Ask => {
  const { host, port } = target
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const origin = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
  return async (row, request) => {
    const inQuery = row.method === 'GET' || row.method === 'DELETE'
    const url = inQuery ? `${origin}${row.path}?${pairs(request)}` : `${origin}${row.path}`
    const token = row.desk === 'door' ? {} : { [HEADERS.token]: target.session ?? readSession(target.sessionFile) }
    const headers = { ...token, ...(inQuery ? {} : { 'Content-Type': 'application/json' }) }
    const answer = await fetch(url, { method: row.method, headers, ...(inQuery ? {} : { body: JSON.stringify(request) }) }).catch(() => {
      throw new OperatorError(`No gateway answers at ${origin}. Start it with npm start, or name its address with --host and --port.`)
    })
    const read = envelope.safeParse(await answer.json().catch(() => null))
    if (!read.success) throw new OperatorError(`What answers at ${origin} is not a Portico gateway.`)
    if (!read.data.success) throw new OperatorError(refusalOf(row, request, read.data), read.data.code)
    return row.response.parse(read.data.value) as ResponseOf<typeof row>
  }
}
