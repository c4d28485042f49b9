import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { listOf } from '../kit/wire.ts'
import { referralScheme, vipLevel } from './shapes.ts'

/** The levels of the VIP programme, the lowest first; none where the merchant has no programme. */
export const operatorVip = call({
  method: 'GET',
  path: '/operator/vip',
  token: false,
  only: 'operator',
  response: () => z.object({ levels: z.array(vipLevel) }),
})

/** Sets the levels, from now on and for the running quarter. */
export const setVip = call({
  method: 'PUT',
  path: '/operator/vip',
  token: false,
  only: 'operator',
  request: () => z.object({ levels: listOf(vipLevel, 0, 12) }),
  response: () => z.object({ levels: z.array(vipLevel) }),
})

/** What a member gets for a friend who joins. */
export const operatorReferral = call({
  method: 'GET',
  path: '/operator/referral',
  token: false,
  only: 'operator',
  response: () => z.object({ scheme: referralScheme }),
})

/** Sets it, for every friend whose reward has not been paid. */
export const setReferral = call({
  method: 'PUT',
  path: '/operator/referral',
  token: false,
  only: 'operator',
  desk: 'finance',
  request: () => referralScheme,
  response: () => z.object({ scheme: referralScheme }),
})
