import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { requestAmount } from '../kit/money.ts'
import { int } from '../kit/wire.ts'
import { dividendAction, dividendPayment } from './payment-shapes.ts'
import { paymentState } from './shapes.ts'

/** Payments of dividends in a state, the oldest first; those to be reviewed when none is named. */
export const operatorDividends = call({
  method: 'GET',
  path: '/operator/dividends',
  token: false,
  only: 'operator',
  request: () => z.object({ state: z._default(paymentState, 'CALCULATED') }),
  response: () => z.object({ list: z.array(dividendPayment) }),
})

/** Takes a dividend a step further. It is paid in whole, or the `amount` of it. */
export const moveDividend = call({
  method: 'POST',
  path: '/operator/dividend',
  token: false,
  only: 'operator',
  desk: 'finance',
  request: () =>
    z.object({
      id: z.uuid(),
      /** The version that was looked at. */
      version: int(),
      action: dividendAction,
      amount: z.optional(requestAmount),
    }),
  response: () => z.object({ dividend: dividendPayment }),
})
