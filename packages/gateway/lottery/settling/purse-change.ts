import type { BetChange } from '../../turnover/index.ts'
import type { IssueRow } from '../drawing/issue-store.ts'
import { PAID_FROM } from './paid-from.ts'
import { CODES, paidFor, type Settlement } from './settlement.ts'
import type { BetToSettle } from './settle-store.ts'

interface Outcome {
  readonly bet: BetToSettle
  readonly after: Settlement
  readonly covered: boolean
}

/** A bet's result as the purse books it: what is paid by which code, and what counts for turnover. */
export const changeOf = (
  { gameCode, resultVersion }: Pick<IssueRow, 'gameCode' | 'resultVersion'>,
  { bet, after, covered }: Outcome,
): BetChange => {
  const { before } = bet
  return {
    betId: bet.id,
    version: String(resultVersion),
    memberId: bet.memberId,
    currency: bet.currency,
    product: gameCode,
    stake: bet.stake,
    bonusId: bet.bonus?.id ?? null,
    valid: { before: before ? (covered ? 0n : before.validBet) : null, after: covered ? 0n : after.validBet },
    payments: CODES.map((code) => ({
      code,
      house: PAID_FROM[code],
      before: before ? paidFor(code, before) : 0n,
      after: paidFor(code, after),
      like: code === 'REBATE' ? null : { stake: bet.stake, bonusStake: bet.bonus?.stake ?? 0n },
    })),
  }
}
