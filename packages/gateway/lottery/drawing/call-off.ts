import type { Tx } from '../../db/open.ts'
import type { Platform } from '../../platform.ts'
import { changeIssue, type IssueRow, releaseFeed } from './issue-store.ts'
import { insertOutcome } from './outcome-store.ts'

/** Calls off an issue that nobody could bet on, as the gateway stood still from before it opened until betting was over. The caller has locked it. */
export const createCallOff =
  ({ clock, events, log }: Pick<Platform, 'clock' | 'events' | 'log'>) =>
  async (tx: Tx, { id, gameCode, numero, resultVersion }: IssueRow): Promise<void> => {
    const [at, version] = [clock.now(), resultVersion + 1]
    await changeIssue(tx, id, { state: 'VOID', resultVersion: version, settledAt: at })
    await insertOutcome(tx, { issueId: id, version, kind: 'NOT_OPEN', reason: 'NOT_OPEN', at })
    // A past result that was reserved for it is the next issue's.
    await releaseFeed(tx, id)
    await events.broadcast(tx, 'numero.voided', { gameCode, numero, serverNow: at.toISOString() })
    log.warn({ gameCode, numero }, 'an issue is called off: the gateway stood still while bets were to be taken')
  }
