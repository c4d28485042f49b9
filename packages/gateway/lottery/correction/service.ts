import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { toMoney } from '@portico/contract/kit/money'
import type { confirmCorrection, proposeCorrection, voidIssue } from '@portico/contract/lottery/operator-calls'
import type { Correction } from '@portico/contract/lottery/operator-shapes'
import { fingerprintOf } from '../../db/canonical.ts'
import type { Tx } from '../../db/open.ts'
import { Failure, refuse } from '../../failure.ts'
import type { Ledger } from '../../ledger/index.ts'
import type { Platform } from '../../platform.ts'
import { outcomeEffect } from '../../reports/index.ts'
import type { Chase } from '../chase/service.ts'
import { createProposing } from '../feed/propose.ts'
import { changeProposal, findProposal, insertProposal, lockAnyIssue, proposalsOf, type ProposalRow } from '../feed/store.ts'
import { gameOf } from '../offer/games.ts'
import { changeIssue, findIssue, type IssueRow } from '../drawing/issue-store.ts'
import { createSettlement } from '../settling/settle.ts'
import { toDraw } from '../drawing/view.ts'
import { previewOf } from './preview.ts'
import { givenBack, insertOutcome, resultBefore } from './store.ts'

/** Two different people make a correction. */
const EYES = 2
/** Runs until all is settled where others are at it too: the second takes what they broke off. */
const MOST_RUNS = 3

export interface Corrections {
  /**
   * Proposes the right result of a drawn issue, in the name of `person`, and shows what it would do.
   * @throws Failure as the contract's `proposeCorrection` lists them
   */
  propose(request: RequestOf<typeof proposeCorrection>, person: string): Promise<Correction>
  /** @throws Failure RESULT_UNKNOWN, ISSUE_NOT_DRAWN, ISSUE_VOID */
  preview(id: string): Promise<Correction>
  /**
   * Vouches for a correction; the second person's word makes it. A run that is broken off is finished by the engine, and the same
   * word again answers what was done.
   * @throws Failure as the contract's `confirmCorrection` lists them
   */
  confirm(request: RequestOf<typeof confirmCorrection>, person: string): Promise<Correction>
  /** Calls an issue off and gives every stake back; one that is called off already is answered as it is. @throws Failure GAME_UNKNOWN, ISSUE_UNKNOWN */
  void(request: RequestOf<typeof voidIssue>, person: string): Promise<ResponseOf<typeof voidIssue>>
}

type Drawn = IssueRow & { readonly result: NonNullable<IssueRow['result']> }

/** An issue whose result can be corrected. An own draw cannot: its seed proves it. */
const correctable = (issue: IssueRow | undefined): Drawn => {
  const { state, seed, result, ...rest } = issue ?? refuse('ISSUE_UNKNOWN')
  if (seed !== null) throw new Failure('OWN_DRAW')
  if (state === 'VOID') throw new Failure('ISSUE_VOID')
  if (result === null || (state !== 'DRAWN' && state !== 'SETTLED')) throw new Failure('ISSUE_NOT_DRAWN')
  return { ...rest, state, seed, result }
}

export interface CorrectionDeps {
  readonly ledger: Ledger
  readonly chase: Pick<Chase, 'releaseVoid'>
}

export const createCorrections = (platform: Platform, { ledger, chase }: CorrectionDeps): Corrections => {
  const { database, clock, brand, events } = platform
  const { orm } = database
  const settleIssue = createSettlement(platform, ledger)
  const { checked, dayOf } = createProposing(platform)
  const money = (units: bigint) => toMoney(units, brand.currency)

  const shown = async (row: ProposalRow, issue: Drawn): Promise<Correction> => {
    const made = row.state === 'CONFIRMED' && fingerprintOf(issue.result) === row.fingerprint
    const version = made ? issue.resultVersion - 1 : issue.resultVersion
    const { bets, changed, paid, taken, owed } = made
      ? await outcomeEffect(orm, issue, version)
      : await previewOf(orm, { ...issue, result: row.draw, resultVersion: version + 1 })
    return {
      id: String(row.id),
      gameCode: row.gameCode,
      numero: row.numero,
      state: row.state,
      resultVersion: version,
      before: (made ? await resultBefore(orm, issue.id, issue.resultVersion) : null) ?? issue.result,
      result: row.draw,
      sources: row.sources.map(({ source }) => source),
      people: [...row.people],
      effect: { bets, changed, paid: money(paid), taken: money(taken), owed: money(owed) },
    }
  }

  const issueOf = async ({ gameCode, numero }: Pick<ProposalRow, 'gameCode' | 'numero'>): Promise<IssueRow> =>
    (await findIssue(orm, gameCode, numero)) ?? refuse('ISSUE_UNKNOWN')

  /**
   * Settles until every bet stands by this outcome. Another run may be at it and its bets are then passed over, so this one waits for
   * the batches under way, which hold the issue's row, and takes what they left.
   */
  const settleAll = async (issue: IssueRow): Promise<void> => {
    for (let run = 0; run < MOST_RUNS; run++) {
      await settleIssue(issue)
      const now = await orm.transaction((tx) => lockAnyIssue(tx, issue.gameCode, issue.numero))
      if (!now || now.settledAt !== null || now.resultVersion !== issue.resultVersion) return
    }
  }

  const preview = async (id: string): Promise<Correction> => {
    const row = /^\d{1,18}$/.test(id) ? await findProposal(orm, BigInt(id)) : undefined
    if (!row) throw new Failure('RESULT_UNKNOWN')
    return shown(row, correctable(await issueOf(row)))
  }

  /** The issue gets its next outcome; its bets follow when it is settled. */
  const turn = async (
    tx: Tx,
    issue: IssueRow,
    change: Partial<IssueRow>,
    outcome: { kind: 'CORRECTED' | 'VOID'; reason: string; people: readonly string[] },
  ) => {
    const version = issue.resultVersion + 1
    const [proposedBy = null, confirmedBy = null] = outcome.people
    await insertOutcome(tx, {
      issueId: issue.id,
      version,
      kind: outcome.kind,
      before: issue.result,
      result: outcome.kind === 'VOID' ? null : (change.result ?? null),
      reason: outcome.reason,
      proposedBy,
      confirmedBy,
      at: clock.now(),
    })
    const next = { ...issue, ...change, resultVersion: version, settledAt: null }
    await changeIssue(tx, issue.id, { ...change, resultVersion: version, settledAt: null })
    return next
  }

  const correct = async (
    tx: Tx,
    { id, resultVersion, reason }: RequestOf<typeof confirmCorrection>,
    person: string,
  ): Promise<Drawn | undefined> => {
    const found = (await findProposal(tx, BigInt(id))) ?? refuse('RESULT_UNKNOWN')
    const issue = correctable(await lockAnyIssue(tx, found.gameCode, found.numero))
    const all = await proposalsOf(tx, [issue.id])
    const row = all.find((each) => each.id === found.id)!
    // The same word again.
    if (row.state === 'CONFIRMED' && issue.resultVersion === resultVersion + 1 && fingerprintOf(issue.result) === row.fingerprint)
      return issue
    if (row.state !== 'PROPOSED' || issue.resultVersion !== resultVersion || fingerprintOf(issue.result) === row.fingerprint)
      throw new Failure('RESULT_DECIDED')
    const people = [...new Set([...row.people, person])]
    if (people.length === row.people.length && people.length < EYES) throw new Failure('SAME_PERSON')
    if (people.length < EYES) {
      await changeProposal(tx, row.id, { people })
      return undefined
    }
    const at = clock.now()
    for (const other of all)
      if (other.state === 'CONFIRMED')
        await changeProposal(tx, other.id, { state: 'REJECTED', reason: `corrected: ${reason}`, decidedAt: at })
    await changeProposal(tx, row.id, { people, state: 'CONFIRMED', decidedAt: at })
    const next = await turn(tx, issue, { state: 'DRAWN', result: row.draw }, { kind: 'CORRECTED', reason, people })
    const corrected = { ...next, result: row.draw }
    await events.broadcast(tx, 'numero.corrected', {
      gameCode: issue.gameCode,
      draw: toDraw(corrected),
      serverNow: clock.now().toISOString(),
    })
    return corrected
  }

  return {
    propose: async ({ gameCode, numero, draw, source }, person) => {
      const game = gameOf(gameCode) ?? refuse('GAME_UNKNOWN')
      const at = clock.now()
      const id = await orm.transaction(async (tx) => {
        const issue = correctable(await lockAnyIssue(tx, gameCode, numero))
        const own = checked(game, { date: dayOf(game, issue), numero, draw }).draw
        const fingerprint = fingerprintOf(own)
        if (fingerprint === fingerprintOf(issue.result)) throw new Failure('RESULT_SAME')
        const said = { source, person, at: at.toISOString() }
        const same = (await proposalsOf(tx, [issue.id])).find((row) => row.fingerprint === fingerprint)
        if (!same) {
          const names = { issueId: issue.id, gameCode, numero }
          await insertProposal(tx, {
            ...names,
            draw: own,
            fingerprint,
            state: 'PROPOSED',
            sources: [said],
            people: [person],
            proposedAt: at,
          })
        } else if (same.state !== 'PROPOSED' || same.people.length === 0)
          await changeProposal(tx, same.id, {
            state: 'PROPOSED',
            people: [person],
            sources: [...same.sources, said],
            reason: null,
            decidedAt: null,
          })
        return (await proposalsOf(tx, [issue.id])).find((row) => row.fingerprint === fingerprint)!.id
      })
      return preview(String(id))
    },

    preview,

    confirm: async (request, person) => {
      if (!/^\d{1,18}$/.test(request.id)) throw new Failure('RESULT_UNKNOWN')
      const corrected = await orm.transaction((tx) => correct(tx, request, person))
      if (corrected?.settledAt === null) await settleAll(corrected)
      return preview(request.id)
    },

    void: async ({ gameCode, numero, reason }, person) => {
      if (!gameOf(gameCode)) throw new Failure('GAME_UNKNOWN')
      const issue = await orm.transaction(async (tx) => {
        const locked = (await lockAnyIssue(tx, gameCode, numero)) ?? refuse('ISSUE_UNKNOWN')
        if (locked.state === 'VOID') return undefined
        await events.broadcast(tx, 'numero.voided', { gameCode, numero, serverNow: clock.now().toISOString() })
        return turn(tx, locked, { state: 'VOID' }, { kind: 'VOID', reason, people: [person] })
      })
      // Another instance may be at it, or have been stopped in it: an issue called off before is finished here.
      const before = issue ?? (await findIssue(orm, gameCode, numero))!
      if (before.settledAt === null) await settleAll(before)
      // Plans would find out by themselves when betting on the issue would have closed.
      await chase.releaseVoid(gameCode, numero)
      const { bets, refunded } = await givenBack(orm, before)
      return { gameCode, numero, bets, refunded: money(refunded) }
    },
  }
}
