import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { pagePolicy, sourcesOf, withSources } from '@portico/contract/kit/page-policy'
import { PLAIN } from './rows.ts'

/** What is served, by its ending; whatever has another is not there. */
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  txt: 'text/plain; charset=utf-8',
}
const INDEX = 'index.html'
const SEGMENT = /^[A-Za-z0-9_@-][A-Za-z0-9_.@-]*$/

/** A page that main makes itself, with the policy it is sent with. */
export interface OwnPage {
  readonly html: string
  readonly policy: string
}

interface Deps {
  /** Folder of the built renderer. */
  readonly root: string
  /** By their path, such as `/crashed.html`; made when asked for. */
  readonly pages?: Readonly<Record<string, () => OwnPage>>
}

const endingOf = (path: string): string | undefined => /\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase()

/** The file below the root that a path names; undefined for one that would lead anywhere else. */
const fileOf = (path: string): string | undefined => {
  const segments = path.slice(1).split('/')
  return segments.every((segment) => SEGMENT.test(segment)) ? segments.join(sep) : undefined
}

const pageOf = ({ html, policy }: OwnPage): Response =>
  new Response(html, {
    headers: {
      ...PLAIN,
      'Content-Type': TYPES['html']!,
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'no-referrer',
    },
  })

/**
 * The page's own policy, to which the build adds the hashes of its scripts, with what a meta tag cannot say, and tighter than on
 * the web: here games never stand in a frame, main alone speaks to the gateways, and no script comes from elsewhere.
 */
const builtPage = (html: string): Response => {
  const built = pagePolicy(html) ?? "default-src 'none'"
  const scripts = sourcesOf(built, 'script-src').filter((source) => !source.startsWith('https:'))
  const policy = withSources(built, {
    ...(scripts.length > 0 ? { 'script-src': scripts } : {}),
    'frame-src': ["'none'"],
    'connect-src': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
  return pageOf({ html, policy })
}

const notFound = (): Response => new Response(null, { status: 404, headers: PLAIN })

/** Serves the built renderer; every address of the application is its one page. `path` as the URL has it, undecoded. */
export const createBundle = ({ root, pages = {} }: Deps): ((path: string) => Promise<Response>) => {
  const read = (file: string): Promise<Uint8Array<ArrayBuffer> | undefined> => readFile(join(root, file)).catch(() => undefined)

  return async (path) => {
    const own = Object.hasOwn(pages, path) ? pages[path] : undefined
    if (own) return pageOf(own())
    const ending = endingOf(path)
    if (ending === undefined || path === `/${INDEX}`) {
      const page = await read(INDEX)
      return page ? builtPage(Buffer.from(page).toString()) : notFound()
    }
    const type = TYPES[ending]
    const file = fileOf(path)
    const bytes = type !== undefined && ending !== 'html' && file !== undefined ? await read(file) : undefined
    if (!bytes || type === undefined) return notFound()
    return new Response(bytes, { headers: { ...PLAIN, 'Content-Type': type, 'Cache-Control': 'no-cache' } })
  }
}
