import { type Call, HEADERS, payloadBody, type SentOf } from '@portico/contract/kit/call'
import { sessionKeys } from '@portico/contract/session/calls'
import { encryptRequest } from '@portico/gateway/testing/client'
import { type Answer, type Connection, connect } from '../connection.ts'

export interface TimedAnswer extends Answer {
  /** Milliseconds from the last byte out to the last byte in. */
  readonly ms: number
}

interface Visit {
  /** Where it comes from. Absent: a network of its own each time, so that no limit of an address is met. */
  readonly ip?: string
  readonly cookie?: string
  readonly token?: string
}

/** Somebody who calls a gateway over one connection, behind the one proxy that it believes. */
export interface Stranger {
  /** Makes a request ready, so that the work of making it is not measured. */
  prepare<C extends Call>(row: C, request: SentOf<C>, visit?: Visit): Promise<string>
  send(request: string): Promise<TimedAnswer>
  close(): void
}

let networks = 0
/** A network that nobody came from before, of a thousand millions that are. */
const freshNetwork = (): string => {
  networks += 1
  return `${11 + (networks >> 16)}.${(networks >> 8) & 255}.${networks & 255}.1`
}

type PublishedKey = Parameters<typeof encryptRequest>[1]

const keyAt = async (connection: Connection): Promise<PublishedKey> => {
  const { body } = await connection.ask(`GET ${sessionKeys.path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
  return sessionKeys.response.parse((JSON.parse(body) as { value: unknown }).value).keys[0]!
}

/** Connects to a gateway of this machine. */
export const strangerAt = async (port: number): Promise<Stranger> => {
  const connection = await connect(port)
  const key = await keyAt(connection)
  return {
    prepare: async (row, request, { ip = freshNetwork(), cookie, token } = {}) => {
      const reads = row.method === 'GET'
      const sent = row.encrypted ? { [payloadBody.key]: await encryptRequest(request, key) } : request
      const pairs = reads ? Object.entries({ ...(sent as object) }).map(([name, value]) => [name, String(value)]) : []
      const query = pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : ''
      const body = reads ? '' : JSON.stringify(sent)
      return [
        `${row.method} ${row.path}${query} HTTP/1.1`,
        'Host: 127.0.0.1',
        `X-Forwarded-For: ${ip}`,
        ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
        ...(token === undefined ? [] : [`${HEADERS.token}: ${token}`]),
        ...(reads ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
        '',
        body,
      ].join('\r\n')
    },
    send: async (request) => {
      const before = performance.now()
      const answer = await connection.ask(request)
      return { ...answer, ms: performance.now() - before }
    },
    close: () => connection.close(),
  }
}

/** The code of a refusal, or DONE. */
export const codeOf = ({ body }: Answer): string => (JSON.parse(body) as { readonly code?: string }).code ?? 'DONE'
