import fastifyRateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { isCallersFault } from '@portico/gateway/http/errors'
import type { GameHostDeps, LaunchTarget } from '@portico/gateway/ports/game-host'
import { gamePage, type Instead, nowherePage, pagePolicy } from './page.ts'

/** Launches that one address may open. */
const OPENED_A_MINUTE = 120

/** A launch token, by length and letters. */
const TOKEN = /^[A-Za-z0-9_-]{20,100}$/

type Query = Readonly<Record<string, string | undefined>>

/** The site's language where a launch names it, otherwise what the browser asks for. */
const languageOf = ({ query, headers }: FastifyRequest): string =>
  /^en\b/i.test((query as Query | null)?.lang ?? headers['accept-language'] ?? '') ? 'EN' : 'TY'

const sendPage = (reply: FastifyReply, status: number, site: string | undefined, page: string): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': pagePolicy(site),
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    })
    .send(page)

/**
 * The vendors' side on an origin of its own. Until a vendor's game stands there it answers a launch with a plain page
 * that shows what it was given, and leads to a game that can be played.
 */
export const createVendorSite = ({
  redeem,
  log,
  proxies,
  insteadOf,
}: GameHostDeps & { readonly insteadOf?: ((launched: LaunchTarget) => Instead | undefined) | undefined }): FastifyInstance => {
  const sendNowhere = (request: FastifyRequest, reply: FastifyReply) => sendPage(reply, 404, undefined, nowherePage(languageOf(request)))
  const app = Fastify({
    logger: false,
    trustProxy: (_, hop) => hop < proxies,
    forceCloseConnections: true,
    // A HEAD would spend the token and show nobody the game.
    exposeHeadRoutes: false,
    frameworkErrors: (_, request, reply) => void sendNowhere(request as FastifyRequest, reply as FastifyReply),
  }) as unknown as FastifyInstance
  // Each asks the database, and nobody opens more games than that.
  void app.register(fastifyRateLimit, { global: false, max: OPENED_A_MINUTE, timeWindow: 60_000 })
  void app.register(async (games) => {
    games.get('/play', { config: { rateLimit: {} } }, async (request, reply) => {
      const { token = '' } = request.query as Query
      const redeemed = TOKEN.test(token) ? await redeem(token) : ({ refused: 'UNKNOWN', site: undefined } as const)
      const site = 'launched' in redeemed ? redeemed.launched.site : redeemed.site
      const framed = request.headers['sec-fetch-dest'] === 'iframe'
      return sendPage(
        reply,
        'launched' in redeemed ? 200 : 410,
        site,
        gamePage(redeemed, { language: languageOf(request), framed }, insteadOf),
      )
    })
  })
  app.setNotFoundHandler(sendNowhere)
  app.setErrorHandler((error, request, reply) => {
    if ((error as FastifyError).statusCode === 429) return reply.code(429).type('text/plain; charset=utf-8').send('Too many requests')
    // An address with a body, which no launch has.
    if (isCallersFault(error)) return sendNowhere(request, reply)
    log.error({ err: error }, 'a launch could not be redeemed')
    const refused = { refused: 'UNKNOWN', site: undefined } as const
    return sendPage(reply, 503, undefined, gamePage(refused, { language: languageOf(request), framed: true }))
  })
  return app
}
