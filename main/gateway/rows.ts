import { type Call, HEADERS } from '@portico/contract/kit/call'
import { ART_PATH, EVENTS_PATH, FILES_PATH, OPERATOR_PATH, UPLOADS_PATH } from '@portico/contract/kit/paths'
import { type FailureCode, FAILURES } from '@portico/contract/kit/failure'
import { calls } from '@portico/contract/index'
import { eventsTicket } from '@portico/contract/session/calls'

const prefixOf = (path: string): string => `/${path.split('/')[1]}`

/** What the client's own no is traced by. */
const TRACE_ID = 'desktop'

export type Route =
  | { readonly kind: 'call'; readonly row: Call }
  /** A path of the gateway that is no call of ours. */
  | { readonly kind: 'refused'; readonly code: FailureCode }
  | { readonly kind: 'picture' }
  | { readonly kind: 'file' }
  | { readonly kind: 'page' }

const STREAMED: ReadonlyMap<string, 'picture' | 'file'> = new Map([
  [ART_PATH, 'picture'],
  [UPLOADS_PATH, 'picture'],
  [FILES_PATH, 'file'],
])

/** Sorts the addresses of the renderer by the contract: only its own calls ever leave the machine. */
export const createRoutes = (): ((method: string, path: string) => Route) => {
  // The operator's calls are not built in: scripts/desktop/lean-calls.ts.
  const prefixes = new Set([...Object.values(calls).map((row) => prefixOf(row.path)), EVENTS_PATH, OPERATOR_PATH])
  // The socket is main's, and so are the tickets that open one.
  const ours = Object.values(calls).filter((row) => (row.only === undefined || row.only === 'agent') && row !== eventsTicket)
  const rows = new Map(ours.map((row) => [`${row.method} ${row.path}`, row]))
  const paths = new Set(ours.map(({ path }) => path as string))
  return (method, path) => {
    const prefix = prefixOf(path)
    const streamed = STREAMED.get(prefix)
    if (streamed) return method === 'GET' ? { kind: streamed } : { kind: 'refused', code: 'METHOD_NOT_ALLOWED' }
    if (!prefixes.has(prefix)) return { kind: 'page' }
    const row = rows.get(`${method} ${path}`)
    if (row) return { kind: 'call', row }
    return { kind: 'refused', code: paths.has(path) ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND' }
  }
}

/** Nothing in an answer is a page of ours. */
export const PLAIN = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** A refusal as the gateway would say it, where the client says it itself. */
export const refusal = (code: FailureCode): { readonly status: number; readonly text: string } => ({
  status: FAILURES[code],
  text: JSON.stringify({ success: false, code, traceId: TRACE_ID }),
})

export const jsonAnswer = ({
  status,
  text,
  headers = {},
}: {
  readonly status: number
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}): Response =>
  new Response(text, {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...PLAIN, ...headers },
  })

/** The headers of an answer that the renderer gets. */
export const forwardedHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    [HEADERS.traceId, 'Retry-After'].flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
