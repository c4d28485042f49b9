import { hash as digest, randomBytes } from 'node:crypto'
import { isThisMachine } from '@portico/gateway/kit/listening-host'
import type { SocialProvider } from '@portico/gateway/ports/social-provider'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { accountsPage, PEOPLE } from './page.ts'

type Query = Readonly<Record<string, string | undefined>>

/** A code that somebody was sent back with. */
interface Grant {
  readonly person: string
  readonly nonce: string
  readonly challenge: string
  readonly redirectUri: string
}

const LIFE_SECONDS = 300

const siteOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`

/** This machine's own, like the page of messages: whoever else asks is told that there is nothing. */
const isLocal = ({ ip, hostname }: FastifyRequest): boolean =>
  isThisMachine(ip.replace(/^::ffff:/, '')) && isThisMachine(hostname.replace(/^\[|\]$/g, ''))

/**
 * A provider of accounts for the demonstration, in the place of Google or Facebook: a page of three people, of whom one is chosen. It speaks
 * OpenID Connect with PKCE as far as a sign-in needs it, and lives in this process.
 */
export const demoAccounts = (name: SocialProvider['name'], title: string): SocialProvider => {
  const path = `/dev/accounts/${name}`
  const client = { clientId: `demo-${name}`, clientSecret: randomBytes(24).toString('base64url') }
  const grants = new Map<string, Grant>()
  const keys = generateKeyPair('RS256', { extractable: true })

  const describe = async (request: FastifyRequest) => {
    const issuer = `${siteOf(request)}${path}`
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    }
  }

  const choose = ({ query }: FastifyRequest<{ Querystring: Query }>, reply: FastifyReply) => {
    const { redirect_uri: redirectUri = '', state = '', nonce = '', code_challenge: challenge = '', person = '' } = query
    const back = new URL(redirectUri)
    back.searchParams.set('state', state)
    if (PEOPLE.some(({ id }) => id === person)) {
      const code = randomBytes(24).toString('base64url')
      grants.set(code, { person, nonce, challenge, redirectUri })
      back.searchParams.set('code', code)
    } else back.searchParams.set('error', 'access_denied')
    return reply.redirect(back.href, 303)
  }

  const trade = async (request: FastifyRequest, reply: FastifyReply) => {
    const sent = new URLSearchParams(String(request.body))
    const grant = grants.get(sent.get('code') ?? '')
    grants.delete(sent.get('code') ?? '')
    const isClient = sent.get('client_id') === client.clientId && sent.get('client_secret') === client.clientSecret
    if (!isClient) return reply.status(401).send({ error: 'invalid_client' })
    const verifier = sent.get('code_verifier') ?? ''
    if (!grant || sent.get('redirect_uri') !== grant.redirectUri || digest('sha256', verifier, 'base64url') !== grant.challenge)
      return reply.status(400).send({ error: 'invalid_grant' })
    const { id, name: called, email } = PEOPLE.find((person) => person.id === grant.person)!
    const token = await new SignJWT({
      nonce: grant.nonce,
      auth_time: Math.floor(Date.now() / 1000),
      name: called,
      email,
      email_verified: true,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'demo' })
      .setIssuer(`${siteOf(request)}${path}`)
      .setSubject(id)
      .setAudience(client.clientId)
      .setIssuedAt()
      .setExpirationTime(`${LIFE_SECONDS}s`)
      .sign((await keys).privateKey)
    return { access_token: randomBytes(16).toString('base64url'), token_type: 'Bearer', expires_in: LIFE_SECONDS, id_token: token }
  }

  return {
    ...client,
    name,
    issuer: (origin) => `${origin}${path}`,
    provesEmail: name === 'google',
    register: (app: FastifyInstance) =>
      void app.register(
        (own, _, done) => {
          own.removeAllContentTypeParsers()
          own.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, ready) => ready(null, body))
          own.addHook('onRequest', (request, reply, next) => {
            if (!isLocal(request)) return reply.callNotFound()
            return next()
          })
          const config = { rateLimit: false } as const
          own.get('/.well-known/openid-configuration', { config }, describe)
          own.get('/keys', { config }, async () => ({
            keys: [{ ...(await exportJWK((await keys).publicKey)), kid: 'demo', alg: 'RS256', use: 'sig' }],
          }))
          own.get<{ Querystring: Query }>('/authorize', { config }, (request, reply) =>
            reply
              .type('text/html; charset=utf-8')
              .send(accountsPage(title, `${path}/choose`, new URL(request.url, 'http://localhost').searchParams)),
          )
          own.get<{ Querystring: Query }>('/choose', { config }, choose)
          own.post('/token', { config }, trade)
          done()
        },
        { prefix: path },
      ),
  }
}
