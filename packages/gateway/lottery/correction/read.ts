import { toMoney } from '@portico/contract/kit/money'
import type { Correction } from '@portico/contract/lottery/operator-shapes'
import { fingerprintOf } from '../../db/canonical.ts'
import { Failure, refuse } from '../../failure.ts'
import type { Platform } from '../../platform.ts'
import { type OutcomeEffect, outcomeEffect } from '../../reports/index.ts'
import { findIssue } from '../drawing/issue-store.ts'
import { findProposal, type ProposalRow } from '../feed/store.ts'
import { correctable, type DrawnIssue } from './drawn.ts'
import { followedBy } from './following.ts'
import type { BonusTargets } from './losses.ts'
import { previewOf, settlingAnew } from './preview.ts'
import { findOutcome } from '../drawing/outcome-store.ts'

/**
 * Shows a correction by its proposal's id: what it would do or, once made, has done.
 * @throws Failure RESULT_UNKNOWN, ISSUE_NOT_DRAWN, ISSUE_VOID
 */
export const createCorrectionReader = (
  { database: { orm }, brand }: Pick<Platform, 'database' | 'brand'>,
  purse: BonusTargets,
): ((id: string) => Promise<Correction>) => {
  const money = (units: bigint) => toMoney(units, brand.currency)

  /** What it did, and what is still to be done to the bets over several stations, which follow in the engine's next pass. */
  const doneBy = async (issue: DrawnIssue, version: number): Promise<OutcomeEffect> => {
    const followed = await followedBy(orm, issue, version + 1)
    const done = await outcomeEffect(orm, [
      { id: issue.id, version, onlyChanged: false },
      ...(followed ? [{ id: followed.issue.id, version: followed.version, onlyChanged: true }] : []),
    ])
    if (!followed?.latest) return done
    const left = await settlingAnew(orm, [{ issue: followed.issue, onlyChanged: true }], purse)
    return {
      bets: done.bets + left.bets,
      changed: done.changed + left.changed,
      paid: done.paid + left.paid,
      clawedBack: done.clawedBack + left.clawedBack,
      receivable: done.receivable + left.receivable,
    }
  }

  const toCorrection = async (row: ProposalRow, issue: DrawnIssue): Promise<Correction> => {
    const confirmed = row.state === 'CONFIRMED' && fingerprintOf(issue.result) === row.fingerprint
    const version = confirmed ? issue.resultVersion - 1 : issue.resultVersion
    const { bets, changed, paid, clawedBack, receivable } = confirmed
      ? await doneBy(issue, version)
      : await previewOf(orm, { ...issue, result: row.draw, resultVersion: version + 1 }, purse)
    return {
      id: String(row.id),
      gameCode: row.gameCode,
      numero: row.numero,
      state: row.state,
      resultVersion: version,
      before: (confirmed ? (await findOutcome(orm, issue.id, issue.resultVersion))?.before : null) ?? issue.result,
      result: row.draw,
      sources: row.sources.map(({ source }) => source),
      people: [...row.people],
      effect: { bets, changed, paid: money(paid), taken: money(clawedBack), owed: money(receivable) },
    }
  }

  return async (id) => {
    const row = /^\d{1,18}$/.test(id) ? await findProposal(orm, BigInt(id)) : undefined
    if (!row) throw new Failure('RESULT_UNKNOWN')
    const issue = (await findIssue(orm, row.gameCode, row.numero)) ?? refuse('ISSUE_UNKNOWN')
    return toCorrection(row, await correctable(issue))
  }
}
