import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import Provider from 'oidc-provider'
import type { SocialProvider } from '../ports/social-provider.ts'

export interface Person {
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
}

/** How the next ID token is not as it must be. */
export interface Broken {
  readonly claims?: (claims: JWTPayload) => JWTPayload
  /** Signed with a key that the provider never published, or not at all. */
  readonly signature?: 'FOREIGN' | 'NONE'
  /** In the place of tokens. */
  readonly error?: { readonly status: number; readonly error: string }
}

const CLIENT = { clientId: 'portico-test', clientSecret: 'a secret of the test' }

/** A provider of accounts as there are in the world (oidc-provider), on this machine, whose answers can be broken one by one. */
export const identityProvider = async (redirectUris: readonly string[]) => {
  const people = new Map<string, Person>()
  let broken: Broken = {}
  let current = 'nobody'
  const [own, foreign] = await Promise.all([
    generateKeyPair('RS256', { extractable: true }),
    generateKeyPair('RS256', { extractable: true }),
  ])
  const jwk: JWK = { ...(await exportJWK(own.privateKey)), kid: 'own', alg: 'RS256', use: 'sig' }

  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [...redirectUris],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [jwk] },
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['test'] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/person/${uid}` },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...people.get(accountId) }) }),
    // Everybody agrees to what is asked.
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc
      if (!client || !session?.accountId) return undefined
      const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })

  const breakToken = async (token: string): Promise<string> => {
    const claims: JWTPayload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    const changed = broken.claims?.(claims) ?? claims
    if (broken.signature === 'NONE') return new UnsecuredJWT(changed).encode()
    const key = broken.signature === 'FOREIGN' ? foreign : own
    return new SignJWT(changed).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(key.privateKey)
  }

  provider.use(async (ctx, next) => {
    if (ctx.path.startsWith('/person/')) {
      await provider.interactionFinished(ctx.req, ctx.res, { login: { accountId: current } })
      ctx.respond = false
      return
    }
    await next()
    const body: { id_token?: string } = ctx.path === '/token' && typeof ctx.body === 'object' ? (ctx.body ?? {}) : {}
    if (body.id_token === undefined) return
    if (broken.error) {
      ctx.status = broken.error.status
      ctx.body = { error: broken.error.error }
      return
    }
    ctx.body = { ...body, id_token: await breakToken(body.id_token) }
  })
  server.on('request', provider.callback())

  /** Goes through the provider's pages as a browser does, as the person who is current. @returns where it is sent at last */
  const walk = async (start: string): Promise<URL> => {
    const jar = new Map<string, string>()
    let url = start
    while (url.startsWith(issuer)) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const reply = await fetch(url, { redirect: 'manual', headers: { cookie } })
      for (const line of reply.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        jar.set(name, value)
      }
      const location = reply.headers.get('location')
      if (location === null) throw new Error(`the provider answered ${reply.status}: ${(await reply.text()).slice(0, 300)}`)
      url = new URL(location, url).href
    }
    return new URL(url)
  }

  return {
    issuer,
    walk,
    /** Who sits before the provider's pages from now on. */
    is: (subject: string, person: Person = {}): void => {
      people.set(subject, person)
      current = subject
    },
    breaks: (how: Broken): void => {
      broken = how
    },
    as: (name: SocialProvider['name'], more: Partial<SocialProvider> = {}): SocialProvider => ({
      ...CLIENT,
      name,
      issuer: () => issuer,
      provesEmail: name === 'google',
      ...more,
    }),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
export type IdentityProvider = Awaited<ReturnType<typeof identityProvider>>
