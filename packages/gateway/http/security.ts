import fastifyHelmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'

/** A drawn picture may be opened by itself; its styles stand inside it. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'"

const OPTIONS: FastifyHelmetOptions = {
  // Stands in `POLICY`.
  contentSecurityPolicy: false,
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'same-origin' },
  hsts: false,
  crossOriginEmbedderPolicy: false,
  xXssProtection: false,
}

/** What helmet sends, asked once: it would put the same headers together anew for every answer. */
const helmetHeaders = async (): Promise<Record<string, string>> => {
  const sample = Fastify()
  await sample.register(fastifyHelmet, OPTIONS)
  let headers: Record<string, string> = {}
  sample.get('/', async (_, reply) => {
    headers = { ...(reply.raw.getHeaders() as Record<string, string>) }
    return ''
  })
  await sample.inject('/')
  await sample.close()
  return headers
}

/**
 * Browser-side protection for pages and answers alike. HSTS is sent only where the reader came over TLS.
 * The policy here is for what is no page of the site; the site's own page brings its own (see site.ts).
 */
export const registerSecurity = async (app: FastifyInstance): Promise<void> => {
  const headers = { ...(await helmetHeaders()), 'content-security-policy': POLICY }
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('onSend', (request, reply, _, done) => {
    // Pages of this brand's other domains measure how quick this one is; a probe says nothing about anybody.
    if (request.callName === 'probe') reply.header('Access-Control-Allow-Origin', '*')
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    done()
  })
}
