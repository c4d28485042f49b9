import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { requestAmount, money } from '../kit/money.ts'
import { instant, int, text } from '../kit/wire.ts'
import { depositState, depositView, methodKind } from './shapes.ts'

/** Ways to pay in, with the least and the most each takes. */
export const depositMethods = call({
  method: 'GET',
  path: '/wps/cashier/deposit/methods',
  token: true,
  account: 'real',
  response: () =>
    z.object({
      methods: z.array(
        z.object({
          method: z.string(),
          name: z.string(),
          min: money,
          max: money,
          sandbox: z.boolean(),
          /** Shown, and not taken for now. */
          closed: z.boolean(),
          /** Taken off what is credited, in parts of ten thousand. */
          fee: int(),
          /** How long a payment usually takes to arrive, in minutes; 0 for at once, null where nobody knows. */
          minutes: z.nullable(int()),
          /** What kind of way it is, for its picture. */
          kind: methodKind,
          /** What to do to pay, where the operator wrote it down. */
          instructions: z.optional(z.string()),
        }),
      ),
    }),
})

/** Asks the payment provider for a deposit; the credit follows when the provider confirms it. */
export const createDeposit = call({
  method: 'POST',
  path: '/wps/cashier/deposit',
  token: true,
  movesMoney: true,
  account: 'real',
  request: () => z.object({ method: text(40), amount: requestAmount }),
  response: () => z.object({ depositId: z.string(), state: depositState, amount: money, balance: money }),
})

/** Deposits, the latest first: those that wait and the last few that are over; how much waits in all. */
export const listDeposits = call({
  method: 'GET',
  path: '/wps/cashier/deposit/list',
  token: true,
  account: 'real',
  response: () => z.object({ deposits: z.array(depositView), waiting: z.object({ count: int(), amount: money }), serverNow: instant }),
})

/** One deposit as it stands. */
export const depositStatus = call({
  method: 'GET',
  path: '/wps/cashier/deposit/status',
  token: true,
  account: 'real',
  request: () => z.object({ depositId: z.uuid() }),
  response: () => z.object({ deposit: depositView, serverNow: instant }),
})

/** The member says that it is paid: the provider is asked at once, and once more by a person where it never answers. */
export const claimDeposit = call({
  method: 'POST',
  path: '/wps/cashier/deposit/paid',
  token: true,
  account: 'real',
  request: () => z.object({ depositId: z.uuid() }),
  response: () => z.object({ deposit: depositView, serverNow: instant }),
})

/** Gives up a deposit that waits; money that comes all the same is credited. */
export const cancelDeposit = call({
  method: 'POST',
  path: '/wps/cashier/deposit/cancel',
  token: true,
  account: 'real',
  request: () => z.object({ depositId: z.uuid() }),
  response: () => z.object({ deposit: depositView, serverNow: instant }),
})
