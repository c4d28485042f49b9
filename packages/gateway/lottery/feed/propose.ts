import type { Draw } from '@portico/contract/lottery/draw-shapes'
import { isDrawOf } from '@portico/lottery/shape'
import { fingerprintOf } from '../../db/canonical.ts'
import type { Tx } from '../../db/open.ts'
import { Failure } from '../../failure.ts'
import type { Platform } from '../../platform.ts'
import type { LotteryGame } from '../offer/games.ts'
import type { IssueRow } from '../drawing/issue-store.ts'
import { zoneOf } from '../drawing/schedule.ts'
import { dayAt } from '../../kit/zone.ts'
import { changeProposal, insertProposal, lockAnyIssue, proposalsOf, type ProposalRow, standing, takeBackResult } from './store.ts'
import type { FedResult } from '@portico/contract/lottery/operator-shapes'

type Verdict = 'proposed' | 'agreed' | 'contradicted' | 'passedOver'

/** The number of the issue that a result is of. */
export const numeroOf = ({ date, numero }: FedResult): string => numero ?? date.replaceAll('-', '')

export const isDrawn = ({ state }: IssueRow): boolean => state === 'DRAWN' || state === 'SETTLED' || state === 'VOID'

/** The draw as this lottery has it: where the order is not known, equal numbers are equal results. */
const ownForm = ({ orderedFeed }: LotteryGame, draw: Draw): Draw =>
  'normals' in draw && !orderedFeed ? { ...draw, normals: draw.normals.toSorted(), ordered: false } : draw

/** How one result becomes a proposal, or agrees or disagrees with those there are. */
export const createProposing = ({ clock, brand, log }: Pick<Platform, 'clock' | 'brand' | 'log'>) => {
  const dayOf = (game: LotteryGame, { drawAt }: Pick<IssueRow, 'drawAt'>) => dayAt(drawAt, zoneOf(game, brand.timeZone)).day

  const checked = (game: LotteryGame, { date, numero, draw }: FedResult): FedResult => {
    if (!isDrawOf(game.shape, draw) || ('date' in draw && draw.date !== date))
      throw new Failure('RESULT_INVALID', { message: `${game.code} ${date}`, fields: { [date]: { rule: 'form' } } })
    return { date, numero, draw: ownForm(game, draw) }
  }

  /** Two sources disagree: whatever was confirmed and is not drawn yet waits for people again. */
  const hold = async (tx: Tx, issue: IssueRow, others: readonly ProposalRow[]): Promise<void> => {
    if (isDrawn(issue)) return
    for (const { id, state, people } of others)
      if (state === 'CONFIRMED') await changeProposal(tx, id, { state: 'PROPOSED', people: people.slice(0, 1), decidedAt: null })
    await takeBackResult(tx, issue.id)
  }

  const proposeOne = async (tx: Tx, game: LotteryGame, source: string, person: string | null, fed: FedResult): Promise<Verdict> => {
    const now = clock.now()
    const issue = await lockAnyIssue(tx, game.code, numeroOf(fed))
    if (!issue || issue.drawAt > now || issue.state === 'VOID' || dayOf(game, issue) !== fed.date) return 'passedOver'
    const fingerprint = fingerprintOf(fed.draw)
    const rows = await proposalsOf(tx, [issue.id])
    const same = rows.find((row) => row.fingerprint === fingerprint)
    const others = standing(rows).filter((row) => row !== same)
    const drawnOtherwise = issue.result !== null && fingerprintOf(issue.result) !== fingerprint
    const statement = { source, person, at: now.toISOString() }
    if (same) {
      const known = same.sources.some((each) => each.source === source && each.person === person)
      const reopened = same.state === 'REJECTED' && person !== null
      if (!known || reopened)
        await changeProposal(tx, same.id, {
          sources: known ? same.sources : [...same.sources, statement],
          ...(reopened ? { state: 'PROPOSED', people: [person], reason: null, decidedAt: null } : {}),
        })
      if (same.state === 'REJECTED' && !reopened) return 'passedOver'
    } else if (issue.result === null || drawnOtherwise) {
      await insertProposal(tx, {
        issueId: issue.id,
        gameCode: game.code,
        numero: issue.numero,
        draw: fed.draw,
        fingerprint,
        state: 'PROPOSED',
        sources: [statement],
        people: person === null ? [] : [person],
        proposedAt: now,
      })
    }
    if (others.length > 0 || drawnOtherwise) {
      await hold(tx, issue, others)
      log.warn({ gameCode: game.code, numero: issue.numero, source }, 'a result contradicts another of the same issue')
      return 'contradicted'
    }
    return same || issue.result !== null ? 'agreed' : 'proposed'
  }

  return { checked, dayOf, proposeOne }
}
