import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { toMoney } from '@portico/contract/kit/money'
import type { voidIssue } from '@portico/contract/lottery/operator-calls'
import { Failure, refuse } from '../../failure.ts'
import type { Platform } from '../../platform.ts'
import type { Chase } from '../chase/service.ts'
import { findIssue } from '../drawing/issue-store.ts'
import { lockAnyIssue } from '../feed/store.ts'
import { gameOf } from '../offer/games.ts'
import type { Outcomes } from './outcome.ts'
import { refundsOf } from './store.ts'

/**
 * Calls an issue off and gives every stake back; one that is called off already is answered as it is.
 * @throws Failure GAME_UNKNOWN, ISSUE_UNKNOWN
 */
export type VoidIssue = (request: RequestOf<typeof voidIssue>, person: string) => Promise<ResponseOf<typeof voidIssue>>

export const createVoidIssue =
  ({ database: { orm }, clock, brand, events }: Platform, { replace, settleAll }: Outcomes, chase: Pick<Chase, 'releaseVoid'>): VoidIssue =>
  async ({ gameCode, numero, reason }, person) => {
    if (!gameOf(gameCode)) throw new Failure('GAME_UNKNOWN')
    const issue = await orm.transaction(async (tx) => {
      const locked = (await lockAnyIssue(tx, gameCode, numero)) ?? refuse('ISSUE_UNKNOWN')
      if (locked.state === 'VOID') return undefined
      await events.broadcast(tx, 'numero.voided', { gameCode, numero, serverNow: clock.now().toISOString() })
      return replace(tx, locked, { state: 'VOID' }, { kind: 'VOID', reason, people: [person] })
    })
    // Another instance may be at it, or have been stopped in it: an issue called off before is finished here.
    const before = issue ?? (await findIssue(orm, gameCode, numero))!
    if (before.settledAt === null) await settleAll(before)
    // Plans would find out by themselves when betting on the issue would have closed.
    await chase.releaseVoid(gameCode, numero)
    const { bets, refunded } = await refundsOf(orm, before)
    return { gameCode, numero, bets, refunded: toMoney(refunded, brand.currency) }
  }
