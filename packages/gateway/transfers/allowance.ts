import { formatUnits, toMoney, type Units } from '@portico/contract/kit/money'
import type { TransferKind, TransferRules } from '@portico/contract/transfer/shapes'
import type { Queryable, Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import { DAY_MS } from '../kit/duration.ts'
import { dayAt } from '../kit/zone.ts'
import { lockMember } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { type Bounds, boundsOf, readTransferSettings } from './settings.ts'
import { movedSince } from './store.ts'

/** More than the longest day that a change of the clocks makes, from its beginning on: surely the next day. */
const NEXT_DAY_MS = DAY_MS * 1.25

/** What members may move, and what is left of it today. */
export const createAllowance = ({ clock, brand }: Pick<Platform, 'clock' | 'brand'>) => {
  const today = () => dayAt(clock.now(), brand.timeZone).start
  const leftOf = async (db: Queryable, memberId: string, kind: TransferKind, { daily }: Bounds): Promise<Units> => {
    const left = daily - (await movedSince(db, memberId, kind, today()))
    return left > 0n ? left : 0n
  }
  return {
    /** Null while such transfers are closed. */
    rules: async (db: Queryable, memberId: string, kind: TransferKind, currency: string): Promise<TransferRules | null> => {
      const bounds = boundsOf(await readTransferSettings(db, brand), kind)
      if (!bounds.open) return null
      const money = (units: Units) => toMoney(units, currency)
      const resetsAt = dayAt(new Date(today().getTime() + NEXT_DAY_MS), brand.timeZone).start.toISOString()
      const { min, max, daily } = bounds
      return { min: money(min), max: money(max), daily: money(daily), left: money(await leftOf(db, memberId, kind, bounds)), resetsAt }
    },

    /**
     * Lets an amount pass, and no other of this member until the transaction ends. `back`: what it is of was sent when such transfers were open.
     * @throws Failure NOT_OFFERED, AMOUNT_OUT_OF_RANGE, TRANSFER_CAP
     */
    admit: async (tx: Tx, memberId: string, kind: TransferKind, amount: Units, back = false): Promise<void> => {
      const bounds = boundsOf(await readTransferSettings(tx, brand), kind)
      if (!bounds.open && !back) throw new Failure('NOT_OFFERED')
      const { min, max } = bounds
      if (amount < min || amount > max) throw new Failure('AMOUNT_OUT_OF_RANGE', { remaining: formatUnits(amount < min ? min : max) })
      // Not the account: the ledger takes accounts in the order of their ids, and two who send each other money must not wait in a ring.
      await lockMember(tx, memberId)
      const left = await leftOf(tx, memberId, kind, bounds)
      if (amount > left) throw new Failure('TRANSFER_CAP', { remaining: formatUnits(left) })
    },
  }
}

export type Allowance = ReturnType<typeof createAllowance>
