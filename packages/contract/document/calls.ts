import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, int, upTo } from '../kit/wire.ts'
import { documentKind, documentStep, documentView } from './shapes.ts'

/** Where the member's verification stands: the bound addresses, and each step that takes documents. */
export const memberDocuments = call({
  method: 'GET',
  path: '/wps/member/documents',
  token: true,
  account: 'real',
  response: () =>
    z.object({
      /** Whether an e-mail address or a mobile number is bound; without one no document is taken. */
      email: z.boolean(),
      mobile: z.boolean(),
      /** As the profile has them; a document is compared with these. Empty where nothing was written. */
      name: z.string(),
      birthday: z.string(),
      steps: z.array(documentView),
      /** How long pictures of a document that was sent back are stored, in days. */
      storedDays: int(),
      /** How long its number and pictures are stored once it is accepted, in days. */
      acceptedDays: int(),
      serverNow: instant,
    }),
})

/**
 * Sends a document, or again what was wrong with it: `front` and `back` are pictures of `uploadImage`, and may be left out where those before stand.
 * `dated` is the last day it is valid, of a proof of address the day it was written, which is at most three months ago.
 */
export const sendDocument = call({
  method: 'POST',
  path: '/wps/member/documents/send',
  token: true,
  account: 'real',
  limit: 'captcha',
  request: () =>
    z.object({
      step: documentStep,
      kind: documentKind,
      number: z._default(upTo(40), ''),
      dated: z._default(upTo(10), ''),
      front: z.optional(z.uuid()),
      back: z.optional(z.uuid()),
    }),
  response: () => z.object({ step: documentView }),
})
