import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant } from '../kit/wire.ts'
import { accountName } from '../member/operator-shapes.ts'
import { rateView, rebateCategory, requestRate } from './shapes.ts'

/** The rebate rates of an account. */
export const operatorRates = call({
  method: 'GET',
  path: '/operator/rates',
  token: false,
  only: 'operator',
  request: () => z.object({ account: accountName }),
  response: () => z.object({ rates: z.array(rateView) }),
})

/** Sets a rate of any account, as its upline might: what an account at the top has, only the company says. */
export const setAccountRate = call({
  method: 'PUT',
  path: '/operator/rates',
  token: false,
  only: 'operator',
  desk: 'finance',
  request: () => z.object({ account: accountName, category: rebateCategory, rate: requestRate }),
  response: () => z.object({ from: instant, rate: rateView }),
})
