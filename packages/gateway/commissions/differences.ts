import { createCalendar } from '@portico/commission/kit/calendar/calendar'
import { validBet } from '@portico/commission/kit/valid-bet'
import type { commissionDifference } from '@portico/contract/commission/calls'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { toMoney } from '@portico/contract/kit/money'
import { refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { accountsById } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { teamBetChanges } from '../reports/index.ts'
import { lineSpan } from './books.ts'
import { lineOf, versionsOf } from './statement-store.ts'

/** As many bets as are told one by one. */
const MOST = 10

/** What two versions of a line differ by among its bets. @throws Failure LINE_UNKNOWN, where the other is no version of it too */
export type Differences = (
  caller: Pick<Caller, 'memberId'>,
  request: RequestOf<typeof commissionDifference>,
) => Promise<ResponseOf<typeof commissionDifference>>

export const createDifferences = ({ database: { orm: db }, brand, clock }: Pick<Platform, 'database' | 'brand' | 'clock'>): Differences => {
  const calendar = createCalendar(brand.timeZone)
  return async ({ memberId }, { id, before }) => {
    const row = (await lineOf(db, memberId, id)) ?? refuse('LINE_UNKNOWN')
    const other = (await versionsOf(db, row)).find((each) => each.id === before) ?? refuse('LINE_UNKNOWN')
    const { currency } = row
    const changes = await teamBetChanges(db, memberId, currency, lineSpan(calendar, other), lineSpan(calendar, row), MOST)
    const names = await accountsById(
      db,
      changes.map((each) => each.memberId),
    )
    const money = (units: string) => toMoney(BigInt(units), currency)
    const outcome = (stake: string, payout: string, off: boolean) => ({
      payout: money(payout),
      void: off,
      validBet: toMoney(off ? 0n : validBet(BigInt(stake), BigInt(payout)), currency),
    })
    return {
      count: changes[0]?.count ?? 0,
      bets: changes.map((each) => ({
        id: each.id,
        account: names.get(each.memberId) ?? '',
        category: each.category,
        numero: each.numero,
        settledAt: each.settledAt,
        stake: money(each.stake),
        before: outcome(each.stakeBefore, each.payoutBefore, each.voidBefore),
        after: outcome(each.stake, each.payoutAfter, each.voidAfter),
        changedAt: each.changedAt,
        reason: each.reason,
      })),
      serverNow: clock.now().toISOString(),
    }
  }
}
