import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, int, matching, nothing, text } from '../kit/wire.ts'
import { bindingKind, boundAddress } from './binding-shapes.ts'

/** An e-mail address, or a mobile number as it is written within its country. */
const address = {
  kind: bindingKind,
  email: z.optional(text(254)),
  mobileNum: z.optional(text(32)),
  countryDialingCode: z.optional(matching(/^[1-9]\d{0,3}$/)),
}

/** The addresses that the caller has proved to have: codes and notices go there, and a lost password is won back by them. */
export const ownBindings = call({
  method: 'GET',
  path: '/wps/member/bindings',
  token: true,
  account: 'real',
  response: () => z.object({ list: z.array(boundAddress) }),
})

/** Sends a code to an address that the caller wants to bind. Needs a fresh proof. */
export const sendBindingCode = call({
  method: 'POST',
  path: '/wps/member/bindings/code',
  token: true,
  account: 'real',
  limit: 'login',
  request: () => z.object(address),
  /** `resendAfter`: seconds. */
  response: () => z.object({ resendAfter: int(), expiresAt: instant }),
})

/** Binds an address by the code that was sent to it, in the place of the one of its kind. Needs a fresh proof; the former one is told. */
export const bindOwnAddress = call({
  method: 'POST',
  path: '/wps/member/bindings',
  token: true,
  account: 'real',
  limit: 'login',
  request: () => z.extend(z.object(address), { verificationCode: text(16) }),
  response: () => boundAddress,
})

/** Unbinds the address of a kind. Needs a fresh proof; the address is told. */
export const removeOwnAddress = call({
  method: 'DELETE',
  path: '/wps/member/bindings',
  token: true,
  account: 'real',
  request: () => z.object({ kind: bindingKind }),
  response: () => nothing,
})
