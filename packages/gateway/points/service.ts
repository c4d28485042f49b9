import { changePoints } from '@portico/commission/points/holder'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { parseUnits, toMoney } from '@portico/contract/kit/money'
import type { getPointBalance, getPointConfig, getPointReward, getRedeemPointList, pointMovements } from '@portico/contract/points/calls'
import type { Tx } from '../db/open.ts'
import { dayAfter, dayAt, instantOf } from '../kit/zone.ts'
import type { Platform } from '../platform.ts'
import { createDesk, type DeskDeps, type PointDesk } from './desk.ts'
import { createEarning } from './earning.ts'
import { countOrders, itemRows, ordersNamed, ordersOf } from './order-store.ts'
import { toItem, toMovement, toOrder } from './serializer.ts'
import { readPointSettings } from './settings.ts'
import { createSpend, type Spend, type SpendDeps, type Spender } from './spend.ts'
import { addMovement, earnedSince, movementsOf } from './store.ts'

export interface Points extends Spend {
  balance(caller: Spender): Promise<ResponseOf<typeof getPointBalance>>
  config(caller: Spender): Promise<ResponseOf<typeof getPointConfig>>
  items(caller: Spender, language: string): Promise<ResponseOf<typeof getPointReward>>
  orders(caller: Spender, request: RequestOf<typeof getRedeemPointList>, language: string): Promise<ResponseOf<typeof getRedeemPointList>>
  movements(caller: Spender, request: RequestOf<typeof pointMovements>, language: string): Promise<ResponseOf<typeof pointMovements>>
  /**
   * Gives points for a mission or a prize, in the transaction that decides it; answers how many its member has then. Whoever gives them has made
   * sure, by a row of their own, that `refId`, the claim or the ticket, gets them once.
   */
  award(
    tx: Tx,
    award: { readonly kind: 'MISSION' | 'PRIZE'; readonly memberId: string; readonly points: number; readonly refId: string },
  ): Promise<number>
  readonly desk: PointDesk
}

export type PointDeps = Omit<SpendDeps, 'earning'> & Omit<DeskDeps, 'earning'>

const LATELY_DAYS = 7

export const createPoints = (platform: Platform, deps: PointDeps): Points => {
  const { database, clock, brand, events } = platform
  const { orm } = database
  const earning = createEarning(platform)

  /** Days of the merchant's zone as instants, the end left out. */
  const spanOf = ({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }) => ({
    from: from === undefined ? undefined : instantOf(from, '00:00', brand.timeZone),
    to: to === undefined ? undefined : instantOf(dayAfter(to, 1), '00:00', brand.timeZone),
  })

  return {
    ...createSpend(platform, { ...deps, earning }),
    desk: createDesk(platform, { ...deps, earning }),

    award: async (tx, { kind, memberId, points: change, refId }) => {
      const { points: balance, owed } = changePoints(await earning(tx, memberId), change)
      await addMovement(tx, { memberId, at: clock.now(), kind, refId, change, balance, owed })
      await events.notify(tx, memberId, 'points.changed', {})
      return balance
    },

    balance: async ({ memberId, currency }) => {
      const { points, owed } = await orm.transaction((tx) => earning(tx, memberId))
      const { convert } = await readPointSettings(orm)
      const now = clock.now()
      const since = instantOf(dayAfter(dayAt(now, brand.timeZone).day, 1 - LATELY_DAYS), '00:00', brand.timeZone)
      return {
        points,
        owed,
        worth: convert && toMoney(BigInt(Math.floor(points / convert.points)) * parseUnits(convert.cash), currency),
        earnedLately: await earnedSince(orm, memberId, since),
        openOrders: await countOrders(orm, { memberId, state: 'PROCESSING' }),
        serverNow: now.toISOString(),
      }
    },

    config: async (caller) => {
      const { earning: rules, convert } = await readPointSettings(orm)
      const cash = (amount: string) => toMoney(parseUnits(amount), brand.currency)
      return {
        earning: rules.map(({ category, per, points }) => ({ category, per: cash(per), points })),
        convert: convert && { ...convert, cash: cash(convert.cash) },
        passwordSet: await deps.passwords.isSet(caller),
      }
    },

    items: async ({ currency }, language) => ({ list: (await itemRows(orm)).map((row) => toItem(row, { language, brand, currency })) }),

    orders: async ({ memberId }, { pageNo, pageSize, state, ...days }, language) => {
      const filter = { memberId, state, ...spanOf(days) }
      const total = await countOrders(orm, filter)
      const rows = await ordersOf(orm, filter, (pageNo - 1) * pageSize, pageSize)
      return { list: rows.map((row) => toOrder(row, { language, brand })), total, totalPages: Math.ceil(total / pageSize) }
    },

    movements: async ({ memberId, currency }, { before, limit, ...days }, language) => {
      await orm.transaction((tx) => earning(tx, memberId))
      const rows = await movementsOf(orm, memberId, { ...spanOf(days), before, limit: limit + 1 })
      const page = rows.slice(0, limit)
      const orders = await ordersNamed(
        orm,
        page.flatMap(({ refId }) => refId ?? []),
      )
      const list = page.map((row) => toMovement(row, orders.get(row.refId ?? ''), { language, brand, currency }))
      return { list, next: rows.length > limit ? page.at(-1)!.seq : null }
    },
  }
}
