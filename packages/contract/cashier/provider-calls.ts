import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant } from '../kit/wire.ts'
import { methodName, paymentMethod, providerName } from './operator-shapes.ts'

/** Payment providers that were connected at the desk, and the methods of each. Their secrets are said nowhere. */
export const operatorMethods = call({
  method: 'GET',
  path: '/operator/payment-methods',
  token: false,
  only: 'operator',
  response: () => z.object({ providers: z.array(z.object({ provider: z.string(), addedAt: instant })), methods: z.array(paymentMethod) }),
})

/**
 * Connects a payment provider who sends notices in the contract's own form, and answers the secret it signs them with, this once. Asked
 * again it makes another secret; the former one is taken beside it for a day, or no longer where `revoke` says so.
 */
export const connectProvider = call({
  method: 'POST',
  path: '/operator/payment-providers',
  token: false,
  only: 'operator',
  request: () => z.object({ provider: providerName, revoke: z._default(z.boolean(), false) }),
  response: () => z.object({ provider: z.string(), secret: z.string(), renewed: z.boolean(), formerUntil: z.nullable(instant) }),
})

/** Offers a way to pay in, or changes one that is there. */
export const publishMethod = call({
  method: 'PUT',
  path: '/operator/payment-methods',
  token: false,
  only: 'operator',
  request: () => paymentMethod,
  response: () => z.object({ method: z.string(), added: z.boolean() }),
})

/** Opens a method or closes it: a closed one is offered to nobody, and its notices are still heard. */
export const offerMethod = call({
  method: 'POST',
  path: '/operator/payment-methods',
  token: false,
  only: 'operator',
  request: () => z.object({ method: methodName, open: z.boolean() }),
  response: () => z.object({ method: z.string(), open: z.boolean() }),
})
