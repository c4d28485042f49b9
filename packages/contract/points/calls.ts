import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { money } from '../kit/money.ts'
import { day, instant, int, paging, queryInt, text, upTo } from '../kit/wire.ts'
import { pointItem, pointItemCode, pointMovement, pointOrder, pointOrderState, wholePoints } from './shapes.ts'

/** A member's points as they are now, with what of them is owed for bets that were called off. */
export const getPointBalance = call({
  method: 'GET',
  path: '/wps/relay/getPointBalance',
  token: true,
  account: 'real',
  response: () =>
    z.object({
      points: int(),
      owed: int(),
      /** What all of them convert to; null where points are not converted. */
      worth: z.nullable(money),
      /** What was earned in the last seven days of the merchant's zone. */
      earnedLately: int(),
      /** Orders that wait for the merchant. */
      openOrders: int(),
      serverNow: instant,
    }),
})

/** How points are earned and converted. */
export const getPointConfig = call({
  method: 'GET',
  path: '/wps/relay/getPointConfig',
  token: true,
  account: 'real',
  response: () =>
    z.object({
      earning: z.array(z.object({ category: z.string(), per: money, points: int() })),
      convert: z.nullable(z.object({ points: int(), cash: money, min: int() })),
      /** Whether a withdraw password is set; without one nothing is redeemed or converted. */
      passwordSet: z.boolean(),
    }),
})

/** What the mall has, the cheapest first. */
export const getPointReward = call({
  method: 'GET',
  path: '/wps/relay/getPointReward',
  token: true,
  account: 'real',
  response: () => z.object({ list: z.array(pointItem) }),
})

/** A member's orders, the latest first. */
export const getRedeemPointList = call({
  method: 'GET',
  path: '/wps/relay/getRedeemPointList',
  token: true,
  account: 'real',
  request: () => z.object({ ...paging(50), state: z.optional(pointOrderState), from: z.optional(day), to: z.optional(day) }),
  response: () => z.object({ list: z.array(pointOrder), total: int(), totalPages: int() }),
})

/** What moved on a member's points, the latest first; days are the merchant's. */
export const pointMovements = call({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  token: true,
  account: 'real',
  request: () =>
    z.object({
      from: z.optional(day),
      to: z.optional(day),
      before: z.optional(queryInt(1, 999_999_999)),
      limit: z._default(queryInt(1, 100), 20),
    }),
  response: () =>
    z.object({
      list: z.array(pointMovement),
      /** What the next page is asked before; null at the end. */
      next: z.nullable(int()),
    }),
})

/** Asks for a thing: its points, money and stock leave at once. `points` is what one costs as the reader was shown. */
export const redeemPointReward = call({
  method: 'POST',
  path: '/wps/relay/passwordCheck/redeemPointReward',
  token: true,
  encrypted: true,
  movesMoney: true,
  account: 'real',
  request: () =>
    z.object({
      item: pointItemCode,
      quantity: wholePoints,
      points: wholePoints,
      address: z.optional(upTo(300)),
      mobile: z.optional(upTo(30)),
      withdrawPassword: z.optional(text(64)),
    }),
  response: () => z.object({ order: pointOrder, points: int() }),
})

/** Turns points into money. */
export const convertPoint = call({
  method: 'POST',
  path: '/wps/relay/passwordCheck/convertPoint',
  token: true,
  encrypted: true,
  movesMoney: true,
  account: 'real',
  request: () => z.object({ points: wholePoints, withdrawPassword: z.optional(text(64)) }),
  response: () => z.object({ converted: int(), cash: money, points: int(), main: money }),
})
