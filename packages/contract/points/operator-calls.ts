import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { upTo } from '../kit/wire.ts'
import { deskPointOrder, orderNumber, pointItemDraft, pointOrderState, pointSettings } from './shapes.ts'

/** How points are earned and converted. */
export const operatorPointSettings = call({
  method: 'GET',
  path: '/operator/points/settings',
  token: false,
  only: 'operator',
  response: () => z.object({ settings: pointSettings }),
})

/** Sets it. Valid bets that were counted already are not counted again. */
export const setPointSettings = call({
  method: 'PUT',
  path: '/operator/points/settings',
  token: false,
  only: 'operator',
  desk: 'finance',
  request: () => pointSettings,
  response: () => z.object({ settings: pointSettings }),
})

/** Everything in the mall, closed things too. */
export const operatorPointItems = call({
  method: 'GET',
  path: '/operator/points/items',
  token: false,
  only: 'operator',
  response: () => z.object({ list: z.array(pointItemDraft) }),
})

/** Puts a thing into the mall, or changes it; orders keep what they were asked for at. */
export const savePointItem = call({
  method: 'PUT',
  path: '/operator/points/items',
  token: false,
  only: 'operator',
  desk: 'finance',
  request: () => pointItemDraft,
  response: () => z.object({ item: pointItemDraft }),
})

/** Orders in a state, the oldest first. */
export const operatorPointOrders = call({
  method: 'GET',
  path: '/operator/points/orders',
  token: false,
  only: 'operator',
  request: () => z.object({ state: z._default(pointOrderState, 'PROCESSING') }),
  response: () => z.object({ list: z.array(deskPointOrder) }),
})

/** Sends a thing, or rejects it with a remark and gives everything back. */
export const decidePointOrder = call({
  method: 'POST',
  path: '/operator/points/orders/decide',
  token: false,
  only: 'operator',
  desk: 'finance',
  request: () => z.object({ orderNumber, approve: z.boolean(), remark: z.optional(upTo(300)), tracking: z.optional(upTo(80)) }),
  response: () => z.object({ order: deskPointOrder }),
})
