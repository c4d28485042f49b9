import { type Call, HEADERS, payloadBody } from '@portico/contract/kit/call'
import { APP_ORIGIN } from '@portico/contract/desktop/names'
import type { Clock, Log } from '../ports.ts'
import { readBytes } from './body.ts'
import type { Calls } from './calls.ts'
import { type Forward, NoAnswer } from './forward.ts'
import { createRoutes, jsonAnswer, PLAIN, refusal } from './rows.ts'
import { createStreams } from './streams.ts'

const MAX_BODY_BYTES = 1024 * 1024
const PASSED = [HEADERS.merchant, HEADERS.language, HEADERS.device, HEADERS.platform, HEADERS.idempotencyKey] as const

/** Electron says here which origin asks; absent for what it starts itself. */
type AppRequest = Request & { readonly initiatorOrigin?: string | null }

interface Deps {
  readonly bundle: (path: string) => Promise<Response>
  readonly calls: Pick<Calls, 'pass'>
  readonly forward: Pick<Forward, 'send'>
  readonly clock: Clock
  readonly log: Log
}

const isOurs = ({ url, ...request }: { readonly url: URL; readonly initiatorOrigin?: string | null | undefined }): boolean =>
  `${url.protocol}//${url.host}` === APP_ORIGIN && (request.initiatorOrigin === undefined || request.initiatorOrigin === APP_ORIGIN)

const refuse = (code: Parameters<typeof refusal>[0]): Response => jsonAnswer(refusal(code))

/**
 * What `app://` answers: the bundle, and the gateway's calls, pictures and files by way of the active line. A call that no gateway
 * answers ends as a failure of the network, as in a browser.
 */
export const createHandler = ({ bundle, calls, forward, clock, log }: Deps): ((request: Request) => Promise<Response>) => {
  const routeOf = createRoutes()
  const { picture, file } = createStreams({ forward, clock })

  const call = async (row: Call, request: Request, query: string): Promise<Response> => {
    const withBody = row.method === 'POST' || row.method === 'PUT'
    if (withBody && !request.headers.get('content-type')?.startsWith(payloadBody.contentType)) return refuse('UNSUPPORTED_MEDIA_TYPE')
    const bytes = withBody ? await readBytes(request.body, MAX_BODY_BYTES) : undefined
    if (withBody && !bytes) return refuse('BODY_TOO_LARGE')
    const headers: Record<string, string> = bytes ? { 'Content-Type': payloadBody.contentType } : {}
    for (const name of PASSED) {
      const value = request.headers.get(name)
      if (value !== null) headers[name] = value
    }
    const body = bytes && new TextDecoder().decode(bytes)
    const claimed = request.headers.has(HEADERS.token)
    return jsonAnswer(await calls.pass(row, { query, headers, claimed, ...(body === undefined ? {} : { body }) }))
  }

  return async (request) => {
    const url = new URL(request.url)
    const { initiatorOrigin } = request as AppRequest
    if (!isOurs({ url, initiatorOrigin })) return new Response(null, { status: 403, headers: PLAIN })
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const route = routeOf(method, url.pathname)
    try {
      if (route.kind === 'call') return await call(route.row, request, url.search)
      if (route.kind === 'picture') return await picture(`${url.pathname}${url.search}`)
      if (route.kind === 'file') return await file(url.pathname)
      if (route.kind === 'refused') return refuse(route.code)
      if (method !== 'GET') return new Response(null, { status: 405, headers: { ...PLAIN, Allow: 'GET, HEAD' } })
      return await bundle(url.pathname)
    } catch (error) {
      if (error instanceof NoAnswer) log.warn('A call got no answer', { path: url.pathname, fault: error.fault })
      else log.error('A call broke', { path: url.pathname, error })
      return Response.error()
    }
  }
}
