import type { RequestOf } from '@portico/contract/kit/call'
import type { proposeCorrection } from '@portico/contract/lottery/operator-calls'
import { fingerprintOf } from '../../db/canonical.ts'
import { Failure, refuse } from '../../failure.ts'
import type { Platform } from '../../platform.ts'
import { createProposing } from '../feed/propose.ts'
import { changeProposal, insertProposal, lockAnyIssue, proposalsOf } from '../feed/store.ts'
import { gameOf } from '../offer/games.ts'
import { correctable } from './drawn.ts'

/**
 * Proposes another result of a drawn issue, in the name of `person`; answers the proposal's id.
 * @throws Failure as the contract's `proposeCorrection` lists them
 */
export type Propose = (request: RequestOf<typeof proposeCorrection>, person: string) => Promise<string>

export const createPropose = (platform: Platform): Propose => {
  const {
    database: { orm },
    clock,
  } = platform
  const { checked, dayOf } = createProposing(platform)
  return async ({ gameCode, numero, draw, source }, person) => {
    const game = gameOf(gameCode) ?? refuse('GAME_UNKNOWN')
    // It follows its stations, which are what is corrected.
    if (game.source === 'stations') throw new Failure('GAME_UNKNOWN')
    const at = clock.now()
    const id = await orm.transaction(async (tx) => {
      const issue = await correctable(await lockAnyIssue(tx, gameCode, numero))
      const own = checked(game, { date: dayOf(game, issue), numero, draw }).draw
      const fingerprint = fingerprintOf(own)
      if (fingerprint === fingerprintOf(issue.result)) throw new Failure('RESULT_SAME')
      const statement = { source, person, at: at.toISOString() }
      const same = (await proposalsOf(tx, [issue.id])).find((row) => row.fingerprint === fingerprint)
      if (!same) {
        const names = { issueId: issue.id, gameCode, numero }
        await insertProposal(tx, {
          ...names,
          draw: own,
          fingerprint,
          state: 'PROPOSED',
          sources: [statement],
          people: [person],
          proposedAt: at,
        })
      } else if (same.state !== 'PROPOSED' || same.people.length === 0)
        await changeProposal(tx, same.id, {
          state: 'PROPOSED',
          people: [person],
          sources: [...same.sources, statement],
          reason: null,
          decidedAt: null,
        })
      return (await proposalsOf(tx, [issue.id])).find((row) => row.fingerprint === fingerprint)!.id
    })
    return String(id)
  }
}
