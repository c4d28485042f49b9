import * as z from 'zod/mini'
import { passkeyAssertion, passkeyAttestation, passkeyCreation, passkeyName, passkeyRequest } from '../factor/passkey-shapes.ts'
import { call } from '../kit/call.ts'
import { instant, text } from '../kit/wire.ts'
import { handoverAction } from './handover-shapes.ts'
import { challenge, verifier } from './social-shapes.ts'

/**
 * Begins to log in by a passkey for a page or a client that cannot ask for one itself: the page of the sign-in origin that the browser is to go
 * to. It comes back as from a provider, and `redeemExchange` takes the code.
 */
export const startPasskeyLogin = call({
  method: 'POST',
  path: '/wps/session/handover',
  token: false,
  limit: 'login',
  request: () =>
    z.object({
      challenge,
      remember: z._default(z.boolean(), false),
      /** The browser is not the one that asks: it comes back over the desktop client's link. */
      client: z._default(z.boolean(), false),
      /** Which door it comes back to: the player site or the agent office. */
      portal: z._default(z.enum(['SITE', 'AGENT']), 'SITE'),
    }),
  response: () => z.object({ url: z.url(), expiresAt: instant }),
})

/**
 * As `startPasskeyLogin`, for a page of another domain of the brand: the accounts that the browser was told to remember are known at the sign-in
 * origin alone. It comes back in the session of the one that was pressed.
 */
export const startChoice = call({
  method: 'POST',
  path: '/wps/session/handover/choose',
  token: false,
  limit: 'login',
  request: () => z.object({ challenge }),
  response: () => z.object({ url: z.url(), expiresAt: instant }),
})

/**
 * As `startPasskeyLogin`, for who is signed in: adds a passkey, with a fresh proof, gives a proof by one, or has the browser remembered at the
 * sign-in origin, with a fresh proof. `finishHandover` takes the code.
 */
export const startHandover = call({
  method: 'POST',
  path: '/wps/member/handover',
  token: true,
  account: 'real',
  limit: 'login',
  request: () => z.object({ action: z.enum(['ADD', 'PROVE', 'REMEMBER']), challenge, client: z._default(z.boolean(), false) }),
  response: () => z.object({ url: z.url(), expiresAt: instant }),
})

/** What the page of the sign-in origin is to ask the browser for: one of `request` and `creation` for a passkey. */
export const openHandover = call({
  method: 'POST',
  path: '/wps/session/handover/open',
  token: false,
  limit: 'login',
  request: () => z.object({ ticket: text(100) }),
  response: () =>
    z.object({
      action: handoverAction,
      /** The site that it comes back to; null: the desktop client. */
      returnTo: z.nullable(z.string()),
      request: z.optional(passkeyRequest),
      creation: z.optional(passkeyCreation),
    }),
})

/**
 * Takes what the browser has shown or chosen. Answers where it goes on, with a one-time code for who began it; no session begins here. Who gives up
 * goes back the same way, and the code is worth SOCIAL_REFUSED (`CANCELLED`).
 */
export const answerHandover = call({
  method: 'POST',
  path: '/wps/session/handover/answer',
  token: false,
  limit: 'login',
  mostBytes: 40_000,
  request: () =>
    z.object({
      ticket: text(100),
      assertion: z.optional(passkeyAssertion),
      attestation: z.optional(passkeyAttestation),
      /** Of the passkey that was made. */
      name: z.optional(passkeyName),
      /** Of a choice: which of `rememberedAccounts`. */
      account: z.optional(z.uuid()),
      /** Whoever has no passkey goes back to choose another way; the ticket is spent by it. */
      giveUp: z._default(z.boolean(), false),
    }),
  response: () => z.object({ url: z.string() }),
})

/** Does what the browser has come back from, in the session that began it. */
export const finishHandover = call({
  method: 'POST',
  path: '/wps/member/handover/finish',
  token: true,
  account: 'real',
  limit: 'login',
  request: () => z.object({ code: text(100), verifier }),
  response: () => z.object({ action: handoverAction }),
})
