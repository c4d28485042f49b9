import type { RequestOf } from '@portico/contract/kit/call'
import type { confirmCorrection } from '@portico/contract/lottery/operator-calls'
import { fingerprintOf } from '../../db/canonical.ts'
import type { Tx } from '../../db/open.ts'
import { Failure, refuse } from '../../failure.ts'
import type { Platform } from '../../platform.ts'
import { toDraw } from '../drawing/serializer.ts'
import { changeProposal, findProposal, lockAnyIssue, proposalsOf } from '../feed/store.ts'
import { correctable, type DrawnIssue } from './drawn.ts'
import type { Outcomes } from './outcome.ts'

/** Two different people make a correction. */
const EYES = 2

/**
 * Vouches for a correction in the name of `person`; the second person's word makes it.
 * @throws Failure as the contract's `confirmCorrection` lists them
 */
export type Confirm = (request: RequestOf<typeof confirmCorrection>, person: string) => Promise<void>

export const createConfirm = ({ database: { orm }, clock, events }: Platform, { replace, settleAll }: Outcomes): Confirm => {
  const correct = async (
    tx: Tx,
    { id, resultVersion, reason }: RequestOf<typeof confirmCorrection>,
    person: string,
  ): Promise<DrawnIssue | undefined> => {
    const found = (await findProposal(tx, BigInt(id))) ?? refuse('RESULT_UNKNOWN')
    const issue = await correctable(await lockAnyIssue(tx, found.gameCode, found.numero))
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
    const next = await replace(tx, issue, { state: 'DRAWN', result: row.draw }, { kind: 'CORRECTED', reason, people })
    const corrected = { ...next, result: row.draw }
    await events.broadcast(tx, 'numero.corrected', {
      gameCode: issue.gameCode,
      draw: toDraw(corrected),
      serverNow: clock.now().toISOString(),
    })
    return corrected
  }

  return async (request, person) => {
    if (!/^\d{1,18}$/.test(request.id)) throw new Failure('RESULT_UNKNOWN')
    const corrected = await orm.transaction((tx) => correct(tx, request, person))
    if (corrected?.settledAt === null) await settleAll(corrected)
  }
}
