import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { isCallersFault } from '@portico/gateway/http/errors'
import { gamePage, nowherePage, pagePolicy } from './page.ts'
import type { Redeem } from '@portico/gateway/ports/game-host'

/** A launch token, by length and letters. */
const TOKEN = /^[A-Za-z0-9_-]{20,100}$/

type Query = Readonly<Record<string, string | undefined>>

/** The site's language where a launch names it, otherwise what the browser asks for. */
const languageOf = ({ query, headers }: FastifyRequest): string =>
  (query as Query | null)?.lang ?? (/^en\b/i.test(headers['accept-language'] ?? '') ? 'EN' : '')

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
 * that shows what it was given.
 */
export const createVendorSite = ({ redeem, log }: { readonly redeem: Redeem; readonly log: Logger }): FastifyInstance => {
  const sendNowhere = (request: FastifyRequest, reply: FastifyReply) => sendPage(reply, 404, undefined, nowherePage(languageOf(request)))
  const app = Fastify({
    logger: false,
    forceCloseConnections: true,
    // A HEAD would spend the token and show nobody the game.
    exposeHeadRoutes: false,
    frameworkErrors: (_, request, reply) => void sendNowhere(request as FastifyRequest, reply as FastifyReply),
  }) as unknown as FastifyInstance
  app.get('/play', async (request, reply) => {
    const { token = '' } = request.query as Query
    const redeemed = TOKEN.test(token) ? await redeem(token) : ({ refused: 'UNKNOWN', site: undefined } as const)
    const site = 'launched' in redeemed ? redeemed.launched.site : redeemed.site
    const framed = request.headers['sec-fetch-dest'] === 'iframe'
    return sendPage(reply, 'launched' in redeemed ? 200 : 410, site, gamePage(redeemed, { language: languageOf(request), framed }))
  })
  app.setNotFoundHandler(sendNowhere)
  app.setErrorHandler((error, request, reply) => {
    // An address with a body, which no launch has.
    if (isCallersFault(error)) return sendNowhere(request, reply)
    log.error({ err: error }, 'a launch could not be redeemed')
    const refused = { refused: 'UNKNOWN', site: undefined } as const
    return sendPage(reply, 503, undefined, gamePage(refused, { language: languageOf(request), framed: true }))
  })
  return app
}
