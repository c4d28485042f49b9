import { changePoints } from '@portico/commission/points/holder'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { parseUnits, toMoney } from '@portico/contract/kit/money'
import type { decidePointOrder, operatorPointItems, operatorPointOrders, savePointItem } from '@portico/contract/points/operator-calls'
import type { PointSettings } from '@portico/contract/points/shapes'
import type { Audit } from '../audit/index.ts'
import { derivedId } from '../db/canonical.ts'
import type { Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import type { Inbox } from '../inbox/index.ts'
import { cashOf, houseOf, type Ledger } from '../ledger/index.ts'
import { findMember } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import type { Earning } from './earning.ts'
import { decideOrder, itemRows, lockItem, lockOrder, type OrderRow, ordersIn, saveItem, takePieces } from './order-store.ts'
import { toDraft, toOrder } from './serializer.ts'
import { readPointSettings, savePointSettings } from './settings.ts'
import { addMovement } from './store.ts'

export interface DeskDeps {
  readonly ledger: Pick<Ledger, 'post'>
  readonly audit: Pick<Audit, 'write'>
  readonly inbox: Pick<Inbox, 'send'>
  readonly earning: Earning
}

/** What the operator's people do for the mall. */
export interface PointDesk {
  settings(): Promise<PointSettings>
  /** @throws Failure FIELD_INVALID */
  saveSettings(settings: PointSettings, person: string): Promise<PointSettings>
  items(): Promise<ResponseOf<typeof operatorPointItems>>
  saveItem(draft: RequestOf<typeof savePointItem>, person: string): Promise<ResponseOf<typeof savePointItem>>
  orders(request: RequestOf<typeof operatorPointOrders>, language: string): Promise<ResponseOf<typeof operatorPointOrders>>
  /** @throws Failure POINT_ORDER_UNKNOWN, POINT_ORDER_DECIDED, FIELD_INVALID without a remark to a rejection */
  decide(
    request: RequestOf<typeof decidePointOrder>,
    by: { readonly person: string; readonly language: string },
  ): Promise<ResponseOf<typeof decidePointOrder>>
}

export const createDesk = ({ database, clock, events, brand }: Platform, { ledger, audit, inbox, earning }: DeskDeps): PointDesk => {
  const { orm } = database

  /** Gives points, money and pieces back, as they left. */
  const returnAll = async (tx: Tx, { id, memberId, points, amount, currency, item, quantity, counted }: OrderRow): Promise<void> => {
    const holding = await earning(tx, memberId)
    const { points: balance, owed } = changePoints(holding, points)
    await addMovement(tx, { memberId, at: clock.now(), kind: 'RETURNED', refId: id, change: points, balance, owed })
    if (counted && (await lockItem(tx, item))?.left !== null) await takePieces(tx, item, -quantity)
    if (amount === null) return
    const [debit, credit] = [houseOf('house:promo', currency), cashOf(memberId, currency)]
    const entry = { id: derivedId(id, 'POINTS_RETURN'), debit, credit, amount, code: 'POINTS_RETURN', ref: id }
    const { balanceOf } = await ledger.post(tx, [entry], clock.now())
    await events.notify(tx, memberId, 'balance.changed', { balance: toMoney(balanceOf(credit) ?? 0n, currency) })
  }

  return {
    settings: () => readPointSettings(orm),

    saveSettings: (settings, person) =>
      orm.transaction(async (tx) => {
        await savePointSettings(tx, settings)
        await audit.write(tx, { actor: `operator:${person}`, action: 'POINT_SETTINGS_SET', subject: 'points', details: { settings } })
        return settings
      }),

    items: async () => ({ list: (await itemRows(orm, { all: true })).map(toDraft) }),

    saveItem: (draft, person) =>
      orm.transaction(async (tx) => {
        const row = { ...draft, amount: draft.amount === null ? null : parseUnits(draft.amount) }
        if (Object.keys(row.name).length === 0) throw new Failure('FIELD_INVALID', { fields: { name: { rule: 'required' } } })
        await saveItem(tx, row)
        await audit.write(tx, { actor: `operator:${person}`, action: 'POINT_ITEM_SAVED', subject: row.item, details: { ...draft } })
        return { item: toDraft(row) }
      }),

    orders: async ({ state }, language) => ({
      list: (await ordersIn(orm, state)).map(({ row, account }) => ({
        account,
        decidedBy: row.decidedBy,
        order: toOrder(row, { language, brand }),
      })),
    }),

    decide: ({ orderNumber, approve, remark, tracking }, { person, language }) =>
      orm.transaction(async (tx) => {
        const row = await lockOrder(tx, orderNumber)
        if (!row) throw new Failure('POINT_ORDER_UNKNOWN')
        const { account } = (await findMember(tx, row.memberId))!
        const state = approve ? 'APPROVED' : 'REJECTED'
        const view = (order: OrderRow) => ({ order: { account, decidedBy: order.decidedBy, order: toOrder(order, { language, brand }) } })
        // The same word again.
        if (row.state === state && row.decidedBy === person) return view(row)
        if (row.state !== 'PROCESSING') throw new Failure('POINT_ORDER_DECIDED')
        const words = remark?.trim() || null
        if (!approve && words === null) throw new Failure('FIELD_INVALID', { fields: { remark: { rule: 'required' } } })
        if (!approve) await returnAll(tx, row)
        const decision = { state, remark: words, tracking: tracking?.trim() || null, decidedAt: clock.now(), decidedBy: person } as const
        const decided = await decideOrder(tx, row.id, decision)
        const details = { order: orderNumber, points: row.points, remark: words, tracking: decision.tracking }
        await audit.write(tx, { actor: `operator:${person}`, action: `POINT_ORDER_${state}`, subject: row.memberId, details })
        await events.notify(tx, row.memberId, 'points.changed', {})
        await inbox.send(tx, {
          memberId: row.memberId,
          kind: 'ACCOUNT',
          ...(approve
            ? { template: 'POINT_ORDER_APPROVED', values: { number: orderNumber, kind: row.kind, tracking: decision.tracking ?? '' } }
            : { template: 'POINT_ORDER_REJECTED', values: { number: orderNumber, reason: words ?? '' } }),
          subject: row.name,
          link: '/pointMall',
        })
        return view(decided)
      }),
  }
}
