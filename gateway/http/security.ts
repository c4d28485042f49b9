import fastifyHelmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** A drawn picture may be opened by itself; its styles stand inside it. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'"

/**
 * Browser-side protection for pages and answers alike. HSTS is sent only where the reader came over TLS.
 * The policy here is for what is no page of the site; the site's own page brings its own (see site.ts).
 */
export const registerSecurity = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyHelmet, {
    // Written below once and for all: helmet would put it together anew for every answer.
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    hsts: false,
    crossOriginEmbedderPolicy: false,
    xXssProtection: false,
  })
  app.addHook('onRequest', async (_, reply) => {
    reply.header('Content-Security-Policy', POLICY)
  })
  app.addHook('onSend', async (request, reply) => {
    // Pages of this brand's other domains measure how quick this one is; a probe says nothing about anybody.
    if (request.callName === 'probe') reply.header('Access-Control-Allow-Origin', '*')
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  })
}
