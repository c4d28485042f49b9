import type { Clock } from '../ports.ts'
import { unlessStalled } from './body.ts'
import { BadAnswer, type Forward } from './forward.ts'
import { forwardedHeaders, PLAIN } from './rows.ts'

/** What stands still for this long would keep its connection for ever. */
const STALLED_MS = 30_000

interface Deps {
  readonly forward: Pick<Forward, 'send'>
  readonly clock: Clock
}

interface Kind {
  readonly accept: string
  readonly cache: RequestCache
  readonly isType: (type: string) => boolean
  /** What the page gets beside the type; undefined refuses the answer. */
  readonly headers: (headers: Headers) => Readonly<Record<string, string>> | undefined
}

// Chromium keeps pictures for as long as the gateway says. One opened by itself shows itself and runs nothing.
const PICTURE: Kind = {
  accept: 'image/*',
  cache: 'default',
  isType: (type) => type.startsWith('image/'),
  headers: (headers) => ({
    'Cache-Control': headers.get('cache-control') ?? 'no-cache',
    'Content-Security-Policy': `${PLAIN['Content-Security-Policy']}; style-src 'unsafe-inline'`,
  }),
}

const FILE_TYPES: ReadonlySet<string> = new Set(['application/pdf', 'text/csv'])

/** A file is saved and never shown in a window of ours; the name it is given is one of the gateway's own. */
const FILE: Kind = {
  accept: [...FILE_TYPES].join(', '),
  cache: 'no-store',
  isType: (type) => FILE_TYPES.has(type.split(';')[0] ?? ''),
  headers: (headers) => {
    const disposition = headers.get('content-disposition') ?? ''
    if (!/^attachment; filename="[\w.-]+"$/.test(disposition)) return undefined
    return { 'Cache-Control': 'no-store', 'Content-Disposition': disposition }
  },
}

/** Hands on what the gateway streams outside its calls: nothing but pictures, and files to be saved. */
export const createStreams = ({ forward, clock }: Deps) => {
  const stream =
    (kind: Kind) =>
    (path: string): Promise<Response> =>
      forward.send({
        method: 'GET',
        path,
        headers: { Accept: kind.accept },
        repeatable: true,
        movesMoney: false,
        cache: kind.cache,
        read: async ({ ok, status, headers, body }) => {
          if (!ok && status >= 500) throw new BadAnswer(String(status))
          const type = headers.get('content-type') ?? ''
          const own = ok && kind.isType(type) ? kind.headers(headers) : undefined
          if (!own) {
            await body?.cancel()
            return new Response(null, { status: 404, headers: PLAIN })
          }
          return new Response(body && unlessStalled(body, clock, STALLED_MS), {
            headers: { 'Content-Type': type, ...PLAIN, ...forwardedHeaders(headers), ...own },
          })
        },
      })
  return { picture: stream(PICTURE), file: stream(FILE) }
}
