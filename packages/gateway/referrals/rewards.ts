import { parseUnits, toMoney, type Units } from '@portico/contract/kit/money'
import { derivedId } from '../db/canonical.ts'
import type { Queryable, Tx } from '../db/open.ts'
import { DAY_MS } from '../kit/duration.ts'
import type { Step, WindowJob } from '../kit/job.ts'
import { cashOf, houseOf, type Ledger } from '../ledger/index.ts'
import { findMember } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { readScheme } from './scheme.ts'
import { markRewarded, openReferrals, type ReferralRow } from './store.ts'

const BATCH = 100
const FIRST = '00000000-0000-0000-0000-000000000000'

export interface RewardDeps {
  readonly ledger: Pick<Ledger, 'post'>
  /** What each of these members has paid in within so many days of a moment of theirs. */
  readonly depositsOf: (db: Queryable, memberId: string, from: Date, to: Date) => Promise<Units>
}

/** Pays for friends who paid in enough, once each, to who brought them. */
export const rewardJob = (
  { clock, brand, events }: Pick<Platform, 'clock' | 'brand' | 'events'>,
  { ledger, depositsOf }: RewardDeps,
): WindowJob<string> => {
  const pay = async (tx: Tx, { friendId, referrerId }: ReferralRow, reward: Units): Promise<void> => {
    const referrer = await findMember(tx, referrerId)
    if (referrer?.state !== 'ACTIVE' || !(await markRewarded(tx, friendId, reward, clock.now()))) return
    const cash = cashOf(referrerId, referrer.currency)
    const { balanceOf } = await ledger.post(
      tx,
      [
        {
          id: derivedId(friendId, 'REFERRAL'),
          debit: houseOf('house:promo', referrer.currency),
          credit: cash,
          amount: reward,
          code: 'REFERRAL',
          ref: friendId,
        },
      ],
      clock.now(),
    )
    await events.notify(tx, referrerId, 'balance.changed', { balance: toMoney(balanceOf(cash) ?? 0n, referrer.currency) })
  }

  return {
    name: 'referral rewards',
    period: { everySeconds: 60 },
    missed: 'latest',
    batch: async (tx, { cursor = FIRST }): Promise<Step<string>> => {
      const { open, reward, deposit, days } = await readScheme(tx, brand)
      if (!open) return { skip: 'the scheme is closed' }
      const span = days * DAY_MS
      // A deposit of the last minute may be credited after the days went by.
      const rows = await openReferrals(tx, new Date(clock.now().getTime() - span - DAY_MS), cursor, BATCH)
      for (const row of rows) {
        const paid = await depositsOf(tx, row.friendId, row.joinedAt, new Date(row.joinedAt.getTime() + span))
        if (paid >= parseUnits(deposit)) await pay(tx, row, parseUnits(reward))
      }
      return rows.length < BATCH ? 'done' : { cursor: rows.at(-1)!.friendId }
    },
  }
}
