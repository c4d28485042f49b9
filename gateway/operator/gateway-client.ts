import { readFileSync } from 'node:fs'
import { type Call, HEADERS, type ResponseOf, type SentOf } from '@portico/contract/call'
import { envelope } from '@portico/contract/envelope'
import { offerGame } from '@portico/contract/operator-games'
import { operatorKeyPath } from '../http/operator-key.ts'

/** What the operator is told; anything else that is thrown is a fault of ours. */
export class OperatorError extends Error {}

export interface Target {
  readonly host: string
  readonly port: number
  readonly dataDir: string
}

export type Ask = <C extends Call>(row: C, request: SentOf<C>) => Promise<ResponseOf<C>>

const keyIn = (dataDir: string): string => {
  try {
    return readFileSync(operatorKeyPath(dataDir), 'utf8').trim()
  } catch {
    throw new OperatorError(`There is no operator key in ${dataDir}. Start the gateway once, or name its data directory with --data-dir.`)
  }
}

/** Calls with a query have only texts in it. */
const pairs = (request: unknown): string =>
  new URLSearchParams(
    Object.entries(request as Record<string, string | undefined>).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  ).toString()

/** Asks a running gateway over HTTP. Every refusal becomes an OperatorError in plain words. */
export const gatewayClient = ({ host, port, dataDir }: Target): Ask => {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const origin = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
  return async (row, request) => {
    const key = keyIn(dataDir)
    const inQuery = row.method === 'GET' || row.method === 'DELETE'
    const url = inQuery ? `${origin}${row.path}?${pairs(request)}` : `${origin}${row.path}`
    const headers = { [HEADERS.token]: key, ...(inQuery ? {} : { 'Content-Type': 'application/json' }) }
    const answer = await fetch(url, { method: row.method, headers, ...(inQuery ? {} : { body: JSON.stringify(request) }) }).catch(() => {
      throw new OperatorError(`No gateway answers at ${origin}. Start it with npm start, or name its address with --host and --port.`)
    })
    const read = envelope.safeParse(await answer.json().catch(() => null))
    if (!read.success) throw new OperatorError(`What answers at ${origin} is not a Portico gateway.`)
    if (!read.data.success) throw new OperatorError(refusal(row, read.data, dataDir))
    return row.response.parse(read.data.value) as ResponseOf<typeof row>
  }
}

type Refused = Extract<ReturnType<typeof envelope.parse>, { success: false }>

const IN_PLAIN_WORDS: ReadonlyMap<string, string> = new Map([
  ['GAME_UNKNOWN', 'No lottery of that code takes results from a file; SSCREPLAY does.'],
  [`${offerGame.path} GAME_UNKNOWN`, 'The catalogue has no game of that code.'],
  ['ANNOUNCEMENT_UNKNOWN', 'No such announcement is published now. See: npm run operator -- announcements'],
  ['CONTENT_UNKNOWN', 'Nothing of that name is published now. The list command says what is.'],
  ['RATE_LIMITED', 'The gateway has been asked too often; try again in a minute.'],
])

const refusal = ({ path }: Call, { code, message, fields, traceId }: Refused, dataDir: string): string => {
  if (code === 'OPERATOR_KEY_WRONG') return `The gateway does not accept the key in ${dataDir}: it runs on another data directory.`
  const plain = IN_PLAIN_WORDS.get(`${path} ${code}`) ?? IN_PLAIN_WORDS.get(code)
  if (plain !== undefined) return plain
  const wrong = Object.entries(fields ?? {}).map(
    ([field, { rule, max }]) => `${field}: ${rule}${max === undefined ? '' : ` (at most ${max})`}`,
  )
  return [`The gateway refused: ${code}`, ...(wrong.length > 0 ? wrong : message ? [message] : []), `Trace ${traceId}`].join('\n  ')
}
