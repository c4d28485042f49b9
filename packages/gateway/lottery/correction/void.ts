import type { RequestOf } from '@portico/contract/kit/call'
import { toMoney } from '@portico/contract/kit/money'
import type { confirmVoid, voidIssue } from '@portico/contract/lottery/operator-calls'
import type { VoidProposal } from '@portico/contract/lottery/operator-shapes'
import { Failure, refuse } from '../../failure.ts'
import type { Platform } from '../../platform.ts'
import type { Chase } from '../chase/service.ts'
import { findIssue, type IssueRow } from '../drawing/issue-store.ts'
import { lockAnyIssue } from '../feed/store.ts'
import { gameOf } from '../offer/games.ts'
import { refuseIfProven } from './drawn.ts'
import type { BonusTargets } from './losses.ts'
import type { Outcomes } from './outcome.ts'
import { type VoidEffect, voidEffectOf } from './void-effect.ts'
import { changeVoid, findVoid, insertVoid, type VoidRow } from './void-store.ts'

/** Two different people call an issue off. */
const EYES = 2

export interface Voids {
  /**
   * Proposes that an issue be called off, in the name of `person`, and shows what that would do.
   * @throws Failure GAME_UNKNOWN, ISSUE_UNKNOWN, ISSUE_VOID; OWN_DRAW when it is drawn and its draw is proven
   */
  propose(request: RequestOf<typeof voidIssue>, person: string): Promise<VoidProposal>
  /** @throws Failure RESULT_UNKNOWN */
  preview(id: string): Promise<VoidProposal>
  /**
   * The second person's word calls it off and gives every stake back; said again, it finishes what was broken off.
   * @throws Failure RESULT_UNKNOWN, RESULT_DECIDED, SAME_PERSON, OWN_DRAW
   */
  confirm(request: RequestOf<typeof confirmVoid>, person: string): Promise<VoidProposal>
}

export const createVoids = (
  { database: { orm }, clock, brand, events }: Platform,
  { replace, settleAll }: Outcomes,
  chase: Pick<Chase, 'releaseVoid'>,
  purse: BonusTargets,
): Voids => {
  const money = (units: bigint) => toMoney(units, brand.currency)

  const stored = ({ effect }: VoidRow): VoidEffect | undefined =>
    effect
      ? {
          ...effect,
          refunded: BigInt(effect.refunded),
          clawedBack: BigInt(effect.clawedBack),
          receivable: BigInt(effect.receivable),
        }
      : undefined

  const toProposal = async (row: VoidRow, issue: IssueRow): Promise<VoidProposal> => {
    const { bets, refunded, clawedBack, receivable, owing } = stored(row) ?? (await voidEffectOf(orm, issue, purse))
    return {
      id: String(row.id),
      gameCode: row.gameCode,
      numero: row.numero,
      state: row.state,
      resultVersion: row.resultVersion,
      reason: row.reason,
      before: issue.result,
      people: [...row.people],
      effect: { bets, refunded: money(refunded), taken: money(clawedBack), owed: money(receivable), owing },
    }
  }

  const preview = async (id: string): Promise<VoidProposal> => {
    const row = (/^\d{1,18}$/.test(id) && (await findVoid(orm, BigInt(id)))) || refuse('RESULT_UNKNOWN')
    return toProposal(row, (await findIssue(orm, row.gameCode, row.numero))!)
  }

  /** Calls it off within one transaction; undefined when that was done before. */
  const callOff = ({ id, resultVersion }: RequestOf<typeof confirmVoid>, person: string): Promise<IssueRow | undefined> =>
    orm.transaction(async (tx) => {
      const { gameCode, numero } = (await findVoid(tx, BigInt(id))) ?? refuse('RESULT_UNKNOWN')
      const issue = (await lockAnyIssue(tx, gameCode, numero))!
      const row = (await findVoid(tx, BigInt(id)))!
      if (row.state === 'CONFIRMED') return undefined
      await refuseIfProven(issue)
      if (issue.state === 'VOID' || issue.resultVersion !== row.resultVersion || resultVersion !== row.resultVersion)
        throw new Failure('RESULT_DECIDED')
      const people = [...new Set([...row.people, person])]
      if (people.length < EYES) throw new Failure('SAME_PERSON')
      const { bets, owing, refunded, clawedBack, receivable } = await voidEffectOf(tx, issue, purse)
      const effect = { bets, owing, refunded: String(refunded), clawedBack: String(clawedBack), receivable: String(receivable) }
      await changeVoid(tx, row.id, { state: 'CONFIRMED', people, effect, decidedAt: clock.now() })
      await events.broadcast(tx, 'numero.voided', { gameCode, numero, serverNow: clock.now().toISOString() })
      return replace(tx, issue, { state: 'VOID' }, { kind: 'VOID', reason: row.reason, people })
    })

  return {
    preview,
    propose: async ({ gameCode, numero, reason }, person) => {
      if (!gameOf(gameCode)) throw new Failure('GAME_UNKNOWN')
      const { id } = await orm.transaction(async (tx) => {
        const issue = (await lockAnyIssue(tx, gameCode, numero)) ?? refuse('ISSUE_UNKNOWN')
        if (issue.state === 'VOID') throw new Failure('ISSUE_VOID')
        await refuseIfProven(issue)
        const { resultVersion } = issue
        const proposal = { issueId: issue.id, gameCode, numero, resultVersion, reason, people: [person], proposedAt: clock.now() }
        return insertVoid(tx, { ...proposal, state: 'PROPOSED' })
      })
      return preview(String(id))
    },
    confirm: async (request, person) => {
      if (!/^\d{1,18}$/.test(request.id)) throw new Failure('RESULT_UNKNOWN')
      const { gameCode, numero } = (await findVoid(orm, BigInt(request.id))) ?? refuse('RESULT_UNKNOWN')
      const issue = (await callOff(request, person)) ?? (await findIssue(orm, gameCode, numero))!
      // Another instance may be at it, or have been stopped in it: an issue called off before is finished here.
      if (issue.settledAt === null) await settleAll(issue)
      // Plans would find out by themselves when betting on the issue would have closed.
      await chase.releaseVoid(gameCode, numero)
      return preview(request.id)
    },
  }
}
