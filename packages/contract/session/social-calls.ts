import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, text } from '../kit/wire.ts'
import { sessionValue } from './shapes.ts'
import { challenge, exchangeValue, socialProvider, verifier } from './social-shapes.ts'

/** The providers whose accounts may be used to sign in; none where the brand has that switched off. */
export const socialProviders = call({
  method: 'GET',
  path: '/wps/session/social',
  token: false,
  response: () => z.object({ providers: z.array(socialProvider) }),
})

/** Begins a sign-in at a provider: the page that the browser is to go to. It comes back with a one-time code in its address. */
export const startSocial = call({
  method: 'POST',
  path: '/wps/session/social/start',
  token: false,
  limit: 'login',
  request: () =>
    z.object({
      provider: socialProvider,
      challenge,
      remember: z._default(z.boolean(), false),
      /** The browser is not the one that asks: it comes back over the desktop client's link. */
      client: z._default(z.boolean(), false),
    }),
  response: () => z.object({ url: z.url(), expiresAt: instant }),
})

/** Trades a one-time code from the address for a session. It works once, for a minute, and only with the secret of who asked for it. */
export const redeemExchange = call({
  method: 'POST',
  path: '/wps/session/exchange',
  token: false,
  begins: true,
  limit: 'login',
  request: () => z.object({ code: text(100), verifier }),
  response: () => exchangeValue,
})

/** Opens an account for somebody whom a provider knows. It has no password. */
export const registerSocial = call({
  method: 'PUT',
  path: '/wps/session/social/register',
  token: false,
  begins: true,
  limit: 'register',
  request: () =>
    z.object({
      ticket: text(100),
      verifier,
      username: text(64),
      /** The reader ticked the terms and states to be 18 or older. */
      terms: z.boolean(),
      affiliateCode: z.optional(text(40)),
      /** The trial account of this browser becomes it, with the games that were tried. */
      fromTrial: z.optional(z.boolean()),
    }),
  response: () => sessionValue,
})
