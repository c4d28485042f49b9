import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, text } from '../kit/wire.ts'
import { challenge, socialProvider, verifier } from './social-shapes.ts'

/** Which accounts at providers may sign in to the caller's account. */
export const socialLinks = call({
  method: 'GET',
  path: '/wps/session/social/links',
  token: true,
  account: 'real',
  response: () =>
    z.object({
      list: z.array(
        z.object({
          provider: socialProvider,
          /** Null where it is not linked. */
          linkedAt: z.nullable(instant),
          /** The address at the provider, masked; null where it gave none. */
          email: z.nullable(z.string()),
        }),
      ),
    }),
})

/** Begins to link an account at a provider. Needs a fresh proof. */
export const startSocialLink = call({
  method: 'POST',
  path: '/wps/session/social/link',
  token: true,
  account: 'real',
  limit: 'login',
  request: () => z.object({ provider: socialProvider, challenge, client: z._default(z.boolean(), false) }),
  response: () => z.object({ url: z.url(), expiresAt: instant }),
})

/** Links the account at the provider that the browser has come back from, with the session that began it. */
export const finishSocialLink = call({
  method: 'POST',
  path: '/wps/session/social/link/finish',
  token: true,
  account: 'real',
  limit: 'login',
  request: () => z.object({ code: text(100), verifier }),
  response: () => z.object({ provider: socialProvider }),
})

/** Takes the link away. Needs a fresh proof, and another way in. */
export const removeSocialLink = call({
  method: 'DELETE',
  path: '/wps/session/social/link',
  token: true,
  account: 'real',
  request: () => z.object({ provider: socialProvider }),
  response: () => z.object({}),
})
