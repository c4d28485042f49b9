import { type Call, HEADERS, PLATFORM, type ResponseOf, type SentOf } from '@portico/contract/kit/call'
import { envelope } from '@portico/contract/kit/envelope'
import type { FailureCode } from '@portico/contract/kit/failure'
import { logout, resumeSession } from '@portico/contract/session/calls'
import type { Log } from '../ports.ts'
import { readBytes } from './body.ts'
import { BadAnswer, type Forward } from './forward.ts'
import { RESTRICTED } from './probe.ts'
import { createRenewal, type Renewal } from './renewal.ts'
import { forwardedHeaders, refusal } from './rows.ts'
import type { Session } from './session.ts'
import type { Vault } from '../vault/vault.ts'

/** The longest list of ours is a tenth of this. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024

export interface PassedCall {
  /** With the question mark; empty where there is none. */
  readonly query: string
  readonly body?: string
  /** Of the contract's headers, without the token. */
  readonly headers: Readonly<Record<string, string>>
  /** The caller takes itself to be signed in. */
  readonly claimed: boolean
}

/** An answer as the renderer may see it. */
export interface Answer {
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

/** The gateway's no to a call of main's own. */
export class GatewayRefusal extends Error {
  readonly code: FailureCode
  constructor(code: FailureCode) {
    super(`The gateway refused: ${code}`)
    this.code = code
  }
}

export interface Calls extends Renewal {
  /** Puts the token in on the way out and takes it out of the answer. @throws NoAnswer */
  readonly pass: (row: Call, call: PassedCall) => Promise<Answer>
  /** A call of main's own, as the person who is signed in. @throws NoAnswer | GatewayRefusal */
  readonly ask: <C extends Call>(row: C, request: SentOf<C>) => Promise<ResponseOf<C>>
}

interface Deps {
  readonly forward: Pick<Forward, 'send'>
  readonly session: Session
  readonly vault: Pick<Vault, 'token' | 'remember'>
  readonly merchantCode: string
  readonly log: Log
}

const envelopeOf = (text: string): Record<string, unknown> | undefined => {
  try {
    const json: unknown = JSON.parse(text)
    return envelope.safeParse(json).success ? (json as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

interface Read {
  readonly status: number
  readonly text: string
  readonly json: Record<string, unknown>
  readonly headers: Headers
}

/** @throws BadAnswer for what is no envelope; a legal block in front of the gateway is taken at its word */
const readAnswer = async (response: Response): Promise<Read> => {
  const { status, headers } = response
  const bytes = await readBytes(response.body, MAX_ANSWER_BYTES)
  const text = bytes && new TextDecoder().decode(bytes)
  const json = text === undefined ? undefined : envelopeOf(text)
  if (text !== undefined && json) return { status, text, json, headers }
  if (status !== RESTRICTED) throw new BadAnswer(`${status} ${headers.get('content-type') ?? ''}`)
  const own = refusal('REGION_RESTRICTED')
  return { ...own, json: JSON.parse(own.text) as Record<string, unknown>, headers }
}

const inQuery = ({ method }: Call): boolean => method === 'GET' || method === 'DELETE'

const queryOf = (request: unknown): string => {
  const pairs = Object.entries(request as object).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

export const createCalls = ({ forward, session, vault, merchantCode, log }: Deps): Calls => {
  const once = async (
    row: Call,
    { query, body, headers, claimed }: PassedCall,
  ): Promise<Answer & { readonly refused: string | undefined }> => {
    const content = { query, body }
    const own = session.outgoing(row, claimed, content)
    let cookies: readonly string[] = []
    try {
      const answer = await forward.send({
        method: row.method,
        path: `${row.path}${query}`,
        headers: { Accept: 'application/json', ...headers, ...own },
        ...(body === undefined ? {} : { body }),
        repeatable: row.movesMoney === true ? HEADERS.idempotencyKey in headers : row.method === 'GET',
        movesMoney: row.movesMoney === true,
        cache: 'no-store',
        read: readAnswer,
      })
      cookies = answer.headers.getSetCookie()
      const { text, refused } = session.incoming(row, own, {
        ...answer,
        content,
        cookies,
        renewed: answer.headers.get(HEADERS.newToken) ?? undefined,
      })
      return { status: answer.status, text, headers: forwardedHeaders(answer.headers), refused }
    } finally {
      // Signing out works without a gateway too.
      if (row === logout)
        await session.signedOut(own, { ...content, cookies }).catch((error: unknown) => log.error('The session stays on disk', { error }))
    }
  }

  const ownCall = (row: Call, request: object, claimed: boolean): PassedCall => ({
    query: inQuery(row) ? queryOf(request) : '',
    ...(inQuery(row) ? {} : { body: JSON.stringify(request) }),
    headers: {
      [HEADERS.merchant]: merchantCode,
      [HEADERS.platform]: PLATFORM,
      ...(inQuery(row) ? {} : { 'Content-Type': 'application/json' }),
    },
    claimed,
  })

  const { renew } = createRenewal({ vault, session, log, resume: () => once(resumeSession, ownCall(resumeSession, {}, false)) })

  const pass: Calls['pass'] = async (row, call) => {
    const first = await once(row, call)
    if (first.refused === undefined || !(await renew(first.refused))) return first
    // Who is not known is refused before anything is done: the same call, money or not, may be sent again.
    return once(row, call)
  }

  return {
    renew,
    pass,
    ask: async (row, request) => {
      const { text } = await pass(row, ownCall(row, request as object, true))
      const read = envelope.parse(JSON.parse(text))
      if (!read.success) throw new GatewayRefusal(read.code)
      return row.response.parse(read.value) as ResponseOf<typeof row>
    },
  }
}
