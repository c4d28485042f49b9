import { vi } from 'vitest'
import { type Call, HEADERS, type RequestOf } from '@portico/contract/kit/call'
import type { FailureEnvelope } from '@portico/contract/kit/envelope'
import { FAILURES } from '@portico/contract/kit/failure'
import type * as z from 'zod/mini'

/** The gateway's no. */
class Refusal {
  readonly code: FailureEnvelope['code']
  readonly more: Partial<FailureEnvelope>
  constructor(code: FailureEnvelope['code'], more: Partial<FailureEnvelope>) {
    this.code = code
    this.more = more
  }
}
export const refuses = (code: FailureEnvelope['code'], more: Partial<FailureEnvelope> = {}): Refusal => new Refusal(code, more)

/** The line is down: no answer at all. */
export const OFFLINE = Symbol('offline')

/** A call as it came over the line. */
export interface ReceivedCall<C extends Call> {
  /** Read with the row's schema; undefined where the body is encrypted. */
  readonly request: RequestOf<C>
  /** The body as it was sent. */
  readonly body: string
  readonly idempotencyKey: string | null
}

export type Reply<C extends Call> = z.input<C['response']> | Refusal | typeof OFFLINE
type Answering<C extends Call> = Reply<C> | ((call: ReceivedCall<C>) => Reply<C>)

/** What a row is answered with. */
export interface Answers {
  readonly row: Call
  readonly reply: (call: ReceivedCall<Call>) => Reply<Call>
}

const checked = <C extends Call>(row: C, reply: Reply<C>): Reply<C> => {
  if (!(reply instanceof Refusal) && reply !== OFFLINE) row.response.parse(reply)
  return reply
}

/**
 * Answers a row with replies in turn, the last one ever after; a function looks at the call first.
 * @throws ZodError for a reply that the row's response does not allow
 */
export const answers = <C extends Call>(row: C, ...replies: readonly [Answering<C>, ...Answering<C>[]]): Answers => {
  for (const reply of replies) if (typeof reply !== 'function') checked(row, reply)
  let turn = 0
  return {
    row,
    reply: (call) => {
      const reply = replies[Math.min(turn, replies.length - 1)]
      turn += 1
      return typeof reply === 'function'
        ? checked(row, (reply as (call: ReceivedCall<C>) => Reply<C>)(call as ReceivedCall<C>))
        : (reply as Reply<C>)
    },
  }
}

const readCall = (row: Call, address: URL, init: RequestInit = {}): ReceivedCall<Call> => {
  const body = typeof init.body === 'string' ? init.body : ''
  const inBody = row.method === 'POST' || row.method === 'PUT'
  const sent: unknown = inBody ? JSON.parse(body) : Object.fromEntries(address.searchParams)
  return {
    request: row.encrypted ? undefined : row.request.parse(sent),
    body,
    idempotencyKey: new Headers(init.headers).get(HEADERS.idempotencyKey),
  }
}

const respond = (reply: Reply<Call>): Response => {
  if (reply === OFFLINE) throw new TypeError('Failed to fetch')
  if (!(reply instanceof Refusal)) return Response.json({ success: true, value: reply })
  const { code, more } = reply
  return Response.json({ success: false, code, traceId: 't', ...more }, { status: FAILURES[code] })
}

/**
 * Stands in for the gateway at the end of the line: what is asked and what is answered are read with the contract's rows. Of rows
 * without an answer it knows nothing.
 */
export const stubGateway = (...all: readonly Answers[]) => {
  const log: { readonly row: Call; readonly call: ReceivedCall<Call> }[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const address = new URL(path, 'http://gateway.test')
    const found = all.find(({ row }) => row.path === address.pathname && row.method === (init?.method ?? 'GET'))
    if (!found) return respond(refuses('NOT_FOUND'))
    try {
      const call = readCall(found.row, address, init)
      log.push({ row: found.row, call })
      return respond(found.reply(call))
    } catch (error) {
      // What breaks the contract fails the test, not only the call.
      if (!(error instanceof TypeError)) void Promise.reject(error)
      throw error
    }
  })
  const requests = <C extends Call>(row: C): ReceivedCall<C>[] =>
    log.filter((each) => each.row === row).map((each) => each.call as ReceivedCall<C>)
  return { requests, count: (row: Call): number => requests(row).length }
}
