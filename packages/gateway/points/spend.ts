import { changePoints } from '@portico/commission/points/holder'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { parseUnits, toMoney } from '@portico/contract/kit/money'
import type { convertPoint, redeemPointReward } from '@portico/contract/points/calls'
import { readDelivery } from '@portico/contract/points/delivery'
import { derivedId, fingerprintOf } from '../db/canonical.ts'
import { once } from '../db/once.ts'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { dayAt } from '../kit/zone.ts'
import { cashOf, houseOf, type Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { randomId, randomToken } from '../ports/random.ts'
import type { WithdrawPassword } from '../withdraw-password/index.ts'
import type { Earning } from './earning.ts'
import { insertOrder, type ItemRow, lockItem, takePieces } from './order-store.ts'
import { toOrder } from './serializer.ts'
import { readPointSettings } from './settings.ts'
import { type AccountRow, addMovement } from './store.ts'

export type Spender = Pick<Caller, 'memberId' | 'currency' | 'account' | 'agent'>

export interface SpendDeps {
  readonly ledger: Pick<Ledger, 'post' | 'balanceOf'>
  readonly passwords: Pick<WithdrawPassword, 'check' | 'isSet'>
  readonly earning: Earning
}

export interface Spend {
  /** @throws Failure as the contract's `redeemPointReward` lists them */
  redeem(
    caller: Spender,
    request: RequestOf<typeof redeemPointReward>,
    attempt: { readonly key: string; readonly language: string },
  ): Promise<ResponseOf<typeof redeemPointReward>>
  /** @throws Failure as the contract's `convertPoint` lists them */
  convert(caller: Spender, request: RequestOf<typeof convertPoint>, key: string): Promise<ResponseOf<typeof convertPoint>>
}

export const createSpend = (platform: Platform, { ledger, passwords, earning }: SpendDeps): Spend => {
  const { database, clock, random, events, brand } = platform

  const checkPassword = async (caller: Spender, password: string | undefined): Promise<void> => {
    if (!(await passwords.isSet(caller))) throw new Failure('WITHDRAW_PASSWORD_REQUIRED', { reason: 'not-set' })
    await passwords.check(caller, password)
  }

  const spend = async (
    tx: Tx,
    holding: AccountRow,
    movement: { readonly kind: 'CONVERTED' | 'REDEEMED'; readonly points: number; readonly refId: string; readonly amount?: bigint },
  ): Promise<number> => {
    if (holding.points < movement.points) throw new Failure('POINTS_NOT_ENOUGH')
    const { memberId } = holding
    const { points: balance, owed } = changePoints(holding, -movement.points)
    const { kind, refId, amount = null } = movement
    await addMovement(tx, { memberId, at: clock.now(), kind, refId, amount, change: -movement.points, balance, owed })
    await events.notify(tx, memberId, 'points.changed', {})
    return balance
  }

  /** A thing that stands there as the reader was shown. */
  const itemOf = async (tx: Tx, { item, quantity, points }: RequestOf<typeof redeemPointReward>): Promise<ItemRow> => {
    const row = await lockItem(tx, item)
    if (!row?.open) throw new Failure('POINT_ITEM_UNKNOWN')
    if (row.points !== points) throw new Failure('POINT_PRICE_CHANGED')
    if (row.left !== null && row.left < quantity) throw new Failure('OUT_OF_STOCK', { remaining: String(row.left) })
    return row
  }

  const orderNumber = (): string => {
    const { day } = dayAt(clock.now(), brand.timeZone)
    const token = randomToken(random, 6)
      .replaceAll(/[^A-Za-z0-9]/g, '0')
      .toUpperCase()
    return `RD-${day.replaceAll('-', '')}-${token}`
  }

  return {
    redeem: async (caller, request, { key, language }) => {
      await checkPassword(caller, request.withdrawPassword)
      const { memberId, currency } = caller
      const { withdrawPassword: _, ...wish } = request
      const at = clock.now()
      return database.orm.transaction((tx) =>
        once(tx, { memberId, key, fingerprint: fingerprintOf({ call: 'redeemPointReward', ...wish }), at }, async () => {
          const holding = await earning(tx, memberId)
          const row = await itemOf(tx, request)
          const { to, faults } = readDelivery(request, row.kind === 'DELIVERY')
          const wrong = Object.entries(faults)
          if (wrong.length > 0)
            throw new Failure('FIELD_INVALID', { fields: Object.fromEntries(wrong.map(([field, rule]) => [field, { rule }])) })
          const { quantity } = request
          const id = randomId(random)
          const [points, amount] = [row.points * quantity, row.amount === null ? null : row.amount * BigInt(quantity)]
          const balance = await spend(tx, holding, { kind: 'REDEEMED', points, refId: id })
          if (row.left !== null) await takePieces(tx, row.item, quantity)
          if (amount !== null) {
            const [debit, credit] = [cashOf(memberId, currency), houseOf('house:promo', currency)]
            const { balanceOf } = await ledger.post(
              tx,
              [{ id: derivedId(id, 'POINTS_PAY'), debit, credit, amount, code: 'POINTS_PAY', ref: id }],
              at,
            )
            await events.notify(tx, memberId, 'balance.changed', { balance: toMoney(balanceOf(debit) ?? 0n, currency) })
          }
          const order = await insertOrder(tx, {
            id,
            number: orderNumber(),
            memberId,
            item: row.item,
            name: row.name,
            kind: row.kind,
            quantity,
            points,
            amount,
            currency,
            counted: row.left !== null,
            state: 'PROCESSING',
            address: row.kind === 'DELIVERY' ? to.address : null,
            mobile: to.mobile || null,
            appliedAt: at,
          })
          return { order: toOrder(order, { language, brand }), points: balance }
        }),
      )
    },

    convert: async (caller, { points, withdrawPassword }, key) => {
      await checkPassword(caller, withdrawPassword)
      const { memberId, currency } = caller
      const at = clock.now()
      return database.orm.transaction((tx) =>
        once(tx, { memberId, key, fingerprint: fingerprintOf({ call: 'convertPoint', points }), at }, async () => {
          const holding = await earning(tx, memberId)
          const { convert } = await readPointSettings(tx)
          if (convert === null || currency !== brand.currency) throw new Failure('NOT_OFFERED')
          if (points < convert.min || points % convert.points !== 0) throw new Failure('POINTS_STEP')
          const amount = BigInt(points / convert.points) * parseUnits(convert.cash)
          const id = randomId(random)
          const balance = await spend(tx, holding, { kind: 'CONVERTED', points, amount, refId: id })
          const [debit, credit] = [houseOf('house:promo', currency), cashOf(memberId, currency)]
          const { balanceOf } = await ledger.post(tx, [{ id, debit, credit, amount, code: 'POINTS', ref: id }], at)
          const main = toMoney(balanceOf(credit) ?? refuse('NEED_TRUE_ACCOUNT'), currency)
          await events.notify(tx, memberId, 'balance.changed', { balance: main })
          return { converted: points, cash: toMoney(amount, currency), points: balance, main }
        }),
      )
    },
  }
}
