import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Binding } from './bind.ts'
import { isApi, pathOf, unknownCall } from './api.ts'

/** A name with a content hash in it, as Vite writes them: it never means anything else. */
const HASHED = /-[A-Za-z0-9_-]{8}\.\w+(\.(br|gz))?$/

const isNavigation = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !isApi(request.url) &&
  !/\.[A-Za-z0-9]{1,8}$/.test(pathOf(request.url)) &&
  (request.headers.accept ?? '').includes('text/html')

/**
 * Serves the built player site: hashed files for a year, `index.html` for every page of the single-page
 * application. Whatever else has no route is refused as an envelope.
 */
export const registerSite = async (app: FastifyInstance, { siteDir, bindings }: { siteDir: string; bindings: readonly Binding[] }): Promise<void> => {
  const present = existsSync(join(siteDir, 'index.html'))
  if (present) {
    await app.register(fastifyStatic, {
      root: siteDir,
      index: ['index.html'],
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const forever = HASHED.test(path)
        reply.header('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
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
