import { EXCHANGE_PARAMETER } from '@portico/contract/session/exchange-parameter'
import { SOCIAL_CALLBACK_PATH, SOCIAL_COOKIE, SOCIAL_GO_PATH } from '@portico/contract/session/social-shapes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RandomSource } from '../ports/random.ts'
import { randomToken } from '../ports/random.ts'
import { isOrigin, onwardUrl } from '../kit/onward-url.ts'
import { deviceHashIn } from '../session/index.ts'
import { ATTEMPT_MS, type Social } from './service.ts'

const TOKEN = /^[\w-]{43}$/
/** Visits of one address a minute: somebody who signs in comes by twice. */
const MOST_VISITS = 60

const siteOf = ({ protocol, host }: FastifyRequest): string => `${protocol === 'https' ? 'https' : 'http'}://${host}`

const browserOf = ({ cookies }: FastifyRequest): string | undefined => {
  const value = cookies[SOCIAL_COOKIE]
  return value !== undefined && TOKEN.test(value) ? value : undefined
}

const HEADERS = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } as const

const STYLE =
  ':root{color-scheme:light dark}body{display:grid;place-content:center;min-height:100vh;margin:0;padding:24px;font:400 16px/1.5 system-ui,sans-serif;text-align:center}a{font-weight:600}'

/** A browser that has done its part: the client opens over its link, by itself or by a press. */
const clientPage = (url: string, brand: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${url}"><title>${brand}</title><style>${STYLE}</style><main><h1>Back to ${brand}</h1><p>You can close this page. Did nothing open? <a href="${url}">Open ${brand}</a></p></main></html>`

export interface PagesDeps {
  readonly social: Social
  readonly random: RandomSource
  readonly brandName: string
}

/** The two stops of a browser on its way to a provider and back. They are no calls: a browser goes there by itself. */
export const registerSocialPages = (app: FastifyInstance, { social, random, brandName }: PagesDeps): void => {
  const config = { rateLimit: { max: MOST_VISITS, timeWindow: 60_000 } }

  const refused = (reply: FastifyReply) => reply.headers(HEADERS).redirect(`/#${EXCHANGE_PARAMETER}=refused`, 303)

  app.get<{ Querystring: { ticket?: unknown } }>(SOCIAL_GO_PATH, { config }, async (request, reply) => {
    const { ticket } = request.query
    const browser = browserOf(request) ?? randomToken(random)
    const url =
      typeof ticket === 'string' && TOKEN.test(ticket) ? await social.depart(ticket, { browser, site: siteOf(request) }) : undefined
    if (url === undefined) return refused(reply)
    // Lax: a provider sends the browser back from its own site.
    void reply.setCookie(SOCIAL_COOKIE, browser, {
      path: SOCIAL_CALLBACK_PATH.slice(0, SOCIAL_CALLBACK_PATH.lastIndexOf('/')),
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: ATTEMPT_MS / 1000,
    })
    return reply.headers(HEADERS).redirect(url, 303)
  })

  app.get(SOCIAL_CALLBACK_PATH, { config }, async (request, reply) => {
    const site = siteOf(request)
    const browser = browserOf(request)
    const returned = new URL(request.url, 'http://localhost')
    const onward = browser === undefined ? undefined : await social.comeBack(returned, { browser, site, deviceHash: deviceHashIn(request) })
    if (onward === undefined) return refused(reply)
    const url = onwardUrl(onward)
    if (isOrigin(onward.returnTo)) return reply.headers(HEADERS).redirect(url, 303)
    return reply.headers(HEADERS).type('text/html; charset=utf-8').send(clientPage(url, brandName))
  })
}
