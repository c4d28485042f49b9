import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import fastifyCookie from '@fastify/cookie'
import { HEADERS } from '@portico/contract/kit/call'
import { EVENTS_PATH } from '@portico/contract/kit/paths'
import Fastify, { type ConnectionError, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { Failure } from '../failure.ts'
import { boundConnections } from './connections.ts'
import { pathOf } from './api.ts'
import { isUtf8 } from './charset.ts'
import { failureOf, statusOf } from './envelope.ts'
import { failureFrom } from './errors.ts'
import { parseJson } from './json.ts'
import { routed } from './navigation.ts'

export const BODY_LIMIT = 64 * 1024

/** A cache may keep a 404 of its own accord, and what is unknown to one caller may be another's. */
const NEVER_KEPT = { 'Cache-Control': 'no-store' }

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it was received. */
    rawBody: string
    /** For the access log and the metrics: the contract's name of the call. */
    callName: string
  }
}

/** What a proxy before us may have read in another way than we do: two names of the site, and a body that is packed. */
const misread = ({ rawHeaders, headers }: IncomingMessage): Failure | undefined => {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1) return new Failure('INVALID_REQUEST', { fields: { host: { rule: 'twice' } } })
  const encoding = headers['content-encoding'] ?? 'identity'
  return encoding.toLowerCase() === 'identity' ? undefined : new Failure('UNSUPPORTED_MEDIA_TYPE')
}

/** What Node refuses before there is a request: answered by hand, as an envelope like everything else. */
const answerBrokenClient = (error: ConnectionError, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const body = JSON.stringify(failureOf('INVALID_REQUEST', {}, randomUUID()))
  const head = [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** An empty Fastify that reads JSON safely, answers every refusal as an envelope and logs one line a request. */
export const createApp = async ({ config, log }: { config: Config; log: Logger }): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: log,
    // Lines carry the trace id themselves; a child logger for every request would only cost.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // Each proxy adds the address it was called from; those further to the left are the caller's own words.
    trustProxy: (_, hop) => hop < config.proxies,
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    rewriteUrl: routed,
    // Programs offer to change to HTTP/2 with any call, which is answered as if they had not.
    http: {
      shouldUpgradeCallback: ({ url = '/', headers }) => headers.upgrade?.toLowerCase() === 'websocket' && pathOf(url) === EVENTS_PATH,
    },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenClient,
    frameworkErrors: (error, { id }, reply) => {
      const { code, detail } = failureFrom(error)
      void (reply as FastifyReply)
        .code(statusOf(code))
        .headers({ [HEADERS.traceId]: id, ...NEVER_KEPT })
        .send(failureOf(code, detail, id))
    },
  }) as unknown as FastifyInstance

  boundConnections(app.server, { most: config.open.connections, proxies: config.proxies })
  app.decorateRequest('rawBody', '')
  app.decorateRequest('callName', '')
  await app.register(fastifyCookie)

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (!isUtf8(request.headers['content-type'])) return done(new Failure('UNSUPPORTED_MEDIA_TYPE'))
    request.rawBody = text as string
    if (text === '') return done(null, undefined)
    try {
      done(null, parseJson(text as string))
    } catch {
      done(new Failure('MALFORMED_BODY'))
    }
  })

  app.addHook('preValidation', (request, reply, done) => {
    // Who has been dropped reads no answer, so none is made.
    if (request.raw.socket.destroyed) reply.hijack()
    else done()
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADERS.traceId, request.id)
    done(misread(request.raw))
  })
  app.setErrorHandler((error, request, reply) => {
    const failure = failureFrom(error)
    if (failure.code === 'INTERNAL' || failure.code === 'UNAVAILABLE')
      log.error({ traceId: request.id, call: request.callName, err: error }, 'a call failed')
    if (failure.detail.retryAfter !== undefined) reply.header('Retry-After', String(failure.detail.retryAfter))
    return reply
      .code(statusOf(failure.code))
      .headers(NEVER_KEPT)
      .type('application/json; charset=utf-8')
      .send(failureOf(failure.code, failure.detail, request.id))
  })
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      traceId: request.id,
      call: request.callName,
      method: request.method,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    log.debug(line, 'answered')
    done()
  })
  return app
}
