import { createAction } from '@reduxjs/toolkit'
import { retry, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { HEADERS, PLATFORM } from '@portico/contract/kit/call'
import { envelope } from '@portico/contract/kit/envelope'
import { nextTask } from '../lib/next-task.ts'
import type { Ask } from './ask.ts'
import type { Failure } from './failure.ts'
import type { ApiHost } from './host.ts'
import { seal } from './seal.ts'

/** Why a session ended without its owner signing out, as a key of the error texts. */
export type SessionEnd = 'SESSION_EXPIRED' | 'PLAY_PAUSED' | 'SELF_EXCLUDED'

/** The gateway no longer knows the session that was used. */
export const sessionLost = createAction('gateway/sessionLost', (end: SessionEnd = 'SESSION_EXPIRED') => ({ payload: end }))

const TIMEOUT_MS = 15_000
const RETRIES = 2

const queryOf = (request: unknown): string => {
  const pairs = Object.entries(request ?? {}).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

const headersOf = ({ row, idempotencyKey }: Ask, host: ApiHost, token: string | undefined): Headers => {
  const headers = new Headers({
    [HEADERS.merchant]: host.merchant,
    [HEADERS.language]: host.language(),
    [HEADERS.device]: 'W',
    [HEADERS.platform]: PLATFORM,
  })
  if ((row.token || row.begins) && token) headers.set(HEADERS.token, token)
  if (row.movesMoney && idempotencyKey) headers.set(HEADERS.idempotencyKey, idempotencyKey)
  return headers
}

const failureOf = (error: unknown, outer: AbortSignal): Failure => {
  if (outer.aborted) return { kind: 'aborted' }
  return error instanceof DOMException && error.name === 'TimeoutError' ? { kind: 'timeout' } : { kind: 'network' }
}

/** A session goes on under the token that an answer says. Who has signed in meanwhile has one of their own. */
const goOn = ({ headers }: Response, token: string | undefined, { platform }: ApiHost): void => {
  const next = headers.get(HEADERS.newToken)
  if (next && token !== undefined) platform.token.replace(token, next)
}

type Answer = { data: unknown; error?: undefined } | { error: Failure; data?: undefined }

/** All tries of a call go out as the one who asked: a key is worth nothing under another's name. */
interface Attempt extends Ask {
  readonly token: string | undefined
  readonly tries: { count: number }
}

const ask = async (question: Ask, token: string | undefined, host: ApiHost, signal: AbortSignal): Promise<Answer> => {
  const { row, request } = question
  const inBody = row.method === 'POST' || row.method === 'PUT'
  const headers = headersOf(question, host, token)
  const sentAt = Date.now()
  try {
    const init: RequestInit = { method: row.method, headers, signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) }
    if (inBody) {
      headers.set('Content-Type', 'application/json')
      const unwrap = async (inner: Ask) => {
        const answer = await ask(inner, token, host, signal)
        if (answer.error) throw answer.error
        return answer.data
      }
      init.body = JSON.stringify(row.encrypted ? await seal(request, unwrap, host.clock.now) : request)
    }
    const response = await host.fetch(inBody ? row.path : `${row.path}${queryOf(request)}`, init)
    goOn(response, token, host)
    const read = envelope.safeParse(await response.json())
    if (!read.success) return { error: { kind: 'contract', detail: read.error.message } }
    if (!read.data.success) {
      const { success: _, ...refused } = read.data
      return { error: { kind: 'refused', ...refused } }
    }
    const { value } = read.data
    if (typeof value === 'object' && value !== null && 'serverNow' in value) host.clock.learn(String(value.serverNow), sentAt, Date.now())
    return { data: value }
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'kind' in error) return { error: error as Failure }
    return { error: failureOf(error, signal) }
  }
}

const once: BaseQueryFn<Attempt, unknown, Failure> = async (question, { signal, extra, dispatch }) => {
  const host = extra as ApiHost
  // A screen asks several questions in one go; each is sent from a task of its own.
  await nextTask()
  question.tries.count += 1
  const sent = question.row.token ? question.token : undefined
  const answer = await ask(question, question.token, host, signal)
  const code = answer.error?.kind === 'refused' ? answer.error.code : undefined
  // A token that was replaced meanwhile is not the one the gateway refused.
  if (sent && sent === host.platform.token.read() && (code === 'NOT_LOGGED_IN' || code === 'SESSION_EXPIRED')) {
    host.platform.token.clear()
    dispatch(sessionLost())
  }
  if (answer.error?.kind === 'refused' && question.tries.count > 1) return { error: { ...answer.error, repeated: true } }
  return answer
}

const attempts = retry(once, {
  retryCondition: (error, { row }, { attempt }) =>
    attempt <= RETRIES &&
    ((error as Failure).kind === 'network' || (error as Failure).kind === 'timeout') &&
    (row.method === 'GET' || row.movesMoney === true),
})

/** Reads, and money calls under their key, are asked again when the line fails; nothing else is. */
export const baseQuery: BaseQueryFn<Ask, unknown, Failure> = (question, api, options) =>
  attempts({ ...question, token: (api.extra as ApiHost).platform.token.read(), tries: { count: 0 } }, api, options)
