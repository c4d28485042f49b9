import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { pagePolicy, withSources } from '@portico/contract/kit/page-policy'
import type { Binding } from './bind.ts'
import { unknownCall } from './api.ts'
import { isNavigation } from './navigation.ts'

/**
 * The page's own policy as a header, with what a meta tag cannot say: who may frame it. The build hashes its inline
 * scripts into that policy, so it is read from the page, and again when the page was built anew.
 */
const createPagePolicy = (frames: () => readonly string[]) => {
  let known = { builtAt: -1, policy: '' }
  return (path: string, builtAt: number): string => {
    if (known.builtAt !== builtAt) {
      const own = pagePolicy(readFileSync(path, 'utf8')) ?? "default-src 'self'"
      known = { builtAt, policy: `${own}; frame-ancestors 'none'` }
    }
    return withSources(known.policy, { 'frame-src': ["'self'", ...frames()] })
  }
}

/** A name with a content hash in it, as Vite writes them: it never means anything else. */
const HASHED = /\/assets\/(.+-)?[A-Za-z0-9_-]{6,8}\.\w+(\.(br|gz))?$/

const PACKED = /\.(br|gz)$/

const PAGE = /\.html(\.(br|gz))?$/

/**
 * Serves the built player site: hashed files for a year, `index.html` for every page of the single-page
 * application, which may frame `frames` only. Whatever else has no route is refused as an envelope.
 */
export const registerSite = async (
  app: FastifyInstance,
  { siteDir, bindings, frames }: { siteDir: string; bindings: readonly Binding[]; frames: () => readonly string[] },
): Promise<void> => {
  const page = join(siteDir, 'index.html')
  const present = existsSync(page)
  const policyOf = createPagePolicy(frames)
  if (present) {
    await app.register(fastifyStatic, {
      root: siteDir,
      index: ['index.html'],
      wildcard: true,
      preCompressed: true,
      // They are how a file is sent, not files of the site.
      allowedPath: (path) => !PACKED.test(path),
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path, { mtimeMs }) => {
        reply.header('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (PAGE.test(path)) reply.header('Content-Security-Policy', policyOf(page, mtimeMs))
      },
    })
  }
  const refusal = unknownCall(bindings)
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    if (present && isNavigation(request)) return reply.sendFile('index.html')
    const { failure, allow } = refusal(request.url)
    if (allow) reply.header('Allow', allow)
    throw failure
  })
}
