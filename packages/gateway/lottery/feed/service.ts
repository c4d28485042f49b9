import type { Draw } from '@portico/contract/lottery/draw-shapes'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { keepPastResults, operatorResults, proposeResults, readResultRows } from '@portico/contract/lottery/operator-calls'
import type { FedResult, ResultProposal } from '@portico/contract/lottery/operator-shapes'
import { fingerprintOf } from '../../db/canonical.ts'
import type { Tx } from '../../db/open.ts'
import { Failure, refuse } from '../../failure.ts'
import type { Platform } from '../../platform.ts'
import { GAMES, gameOf, type LotteryGame } from '../offer/games.ts'
import type { IssueRow } from '../drawing/issue-store.ts'
import { pastIssue } from './past.ts'
import { createProposing, isDrawn, numeroOf } from './propose.ts'
import {
  changeProposal,
  findProposal,
  giveResult,
  insertPast,
  issuesAwaiting,
  lockAnyIssue,
  offeredSince,
  proposalsIn,
  proposalsOf,
  type ProposalRow,
  standing,
  takeBackResult,
} from './store.ts'
import { readRow, type Row, RowFault } from './rows.ts'

/** Two different people make a result. */
const EYES = 2
const MOST_LISTED = 100

export type ProposeAnswer = ResponseOf<typeof proposeResults>

export interface Results {
  /** Reads rows in the layout of the lottery, up to the first that is wrong. @throws Failure GAME_UNKNOWN */
  read(gameCode: string, rows: readonly Row[]): ResponseOf<typeof readResultRows>
  /**
   * Proposes results; `person` is null for what the gateway fetched by itself, which then needs two people to confirm it.
   * @throws Failure GAME_UNKNOWN, RESULT_INVALID naming the first of a wrong form (nothing is proposed then)
   */
  propose(gameCode: string, source: string, person: string | null, results: readonly FedResult[]): Promise<ProposeAnswer>
  /**
   * Keeps results of draws from before the lottery's first issue. `demo`: they are made up, and are marked so.
   * @throws Failure GAME_UNKNOWN, RESULT_INVALID as `propose`
   */
  keepPast(
    gameCode: string,
    results: readonly FedResult[],
    options?: { readonly demo?: boolean },
  ): Promise<ResponseOf<typeof keepPastResults>>
  list(request: RequestOf<typeof operatorResults>): Promise<ResponseOf<typeof operatorResults>>
  /** @throws Failure RESULT_UNKNOWN, RESULT_DECIDED, RESULT_CONTRADICTED, SAME_PERSON */
  confirm(id: string, person: string): Promise<ResultProposal>
  /** @throws Failure RESULT_UNKNOWN, RESULT_DECIDED */
  reject(id: string, person: string, reason: string): Promise<ResultProposal>
  /** The lotteries whose issues wait for a result. */
  awaiting(): Promise<ReadonlySet<string>>
}

/** @throws Failure GAME_UNKNOWN */
const fed = (gameCode: string): LotteryGame => {
  const game = gameOf(gameCode)
  return game?.source === 'feed' ? game : refuse('GAME_UNKNOWN')
}

const readRows = (game: LotteryGame, rows: readonly Row[]): ResponseOf<typeof readResultRows> => {
  const results: FedResult[] = []
  for (const [index, row] of rows.entries()) {
    try {
      const result = readRow(game, row)
      if (result) results.push(result)
    } catch (error) {
      if (!(error instanceof RowFault)) throw error
      return { results: [], fault: { row: index, message: error.message } }
    }
  }
  return { results, fault: null }
}

const FED = GAMES.filter(({ source }) => source === 'feed').map(({ code }) => code)

/** Results of outside lotteries on their way to an issue: proposed by sources, confirmed by two people. */
export const createResults = (platform: Platform): Results => {
  const {
    database: { orm },
    clock,
    brand,
  } = platform
  const { checked, dayOf, proposeOne } = createProposing(platform)

  const isContradicted = (row: ProposalRow, all: readonly ProposalRow[], result: Draw | null): boolean =>
    row.state !== 'REJECTED' &&
    (standing(all).some((other) => other.issueId === row.issueId && other.fingerprint !== row.fingerprint) ||
      (result !== null && fingerprintOf(result) !== row.fingerprint))

  const toProposal = (row: ProposalRow, drawAt: Date, contradicted: boolean): ResultProposal => ({
    id: String(row.id),
    gameCode: row.gameCode,
    numero: row.numero,
    drawAt: drawAt.toISOString(),
    result: row.draw,
    state: row.state,
    sources: [...row.sources],
    people: [...row.people],
    contradicted,
    reason: row.reason,
  })

  /** The proposal and its issue, for this transaction alone. */
  const decide = (id: string, change: (tx: Tx, row: ProposalRow, issue: IssueRow, contradicted: boolean) => Promise<void>) =>
    orm.transaction(async (tx) => {
      const { gameCode, numero } = (await findProposal(tx, BigInt(id))) ?? refuse('RESULT_UNKNOWN')
      const issue = (await lockAnyIssue(tx, gameCode, numero))!
      const before = await proposalsOf(tx, [issue.id])
      const row = before.find((each) => String(each.id) === id)!
      await change(tx, row, issue, isContradicted(row, before, issue.result))
      const after = await proposalsOf(tx, [issue.id])
      const now = after.find((each) => String(each.id) === id)!
      return toProposal(now, issue.drawAt, isContradicted(now, after, issue.result))
    })

  return {
    read: (gameCode, rows) => readRows(fed(gameCode), rows),

    propose: async (gameCode, source, person, results) => {
      const game = fed(gameCode)
      const own = results.map((result) => checked(game, result))
      const answer = { proposed: 0, agreed: 0, contradicted: [] as string[], passedOver: 0 }
      for (const result of own) {
        const verdict = await orm.transaction((tx) => proposeOne(tx, game, source, person, result))
        if (verdict === 'contradicted') answer.contradicted.push(numeroOf(result))
        else answer[verdict]++
      }
      return answer
    },

    keepPast: async (gameCode, results, { demo = false } = {}) => {
      const known = gameOf(gameCode)
      const game = known?.source === 'stations' ? known : fed(gameCode)
      const own = results.map((result) => checked(game, result))
      const begin = await offeredSince(orm, game.code, clock.now())
      const past = own.map((result) => ({ ...pastIssue(game, result, brand.timeZone), demo })).filter(({ drawAt }) => drawAt < begin)
      const inserted = await insertPast(orm, past)
      return { kept: inserted, passedOver: own.length - inserted }
    },

    list: async ({ state }) => {
      const rows = await proposalsIn(orm, state ?? 'PROPOSED', MOST_LISTED)
      const all = rows.length === 0 ? [] : await proposalsOf(orm, [...new Set(rows.map(({ proposal }) => proposal.issueId))])
      return {
        waiting: (await issuesAwaiting(orm, FED, clock.now())).map(({ gameCode, numero, drawAt }) => ({
          gameCode,
          numero,
          drawAt: drawAt.toISOString(),
        })),
        list: rows.map(({ proposal, drawAt, result }) => toProposal(proposal, drawAt, isContradicted(proposal, all, result))),
      }
    },

    confirm: (id, person) =>
      decide(id, async (tx, row, issue, contradicted) => {
        if (row.state !== 'PROPOSED' || isDrawn(issue)) throw new Failure('RESULT_DECIDED')
        if (contradicted) throw new Failure('RESULT_CONTRADICTED')
        const people = [...new Set([...row.people, person])]
        if (people.length === row.people.length && people.length < EYES) throw new Failure('SAME_PERSON')
        if (people.length < EYES) return changeProposal(tx, row.id, { people })
        await changeProposal(tx, row.id, { people, state: 'CONFIRMED', decidedAt: clock.now() })
        await giveResult(tx, row, dayOf(gameOf(row.gameCode)!, issue))
      }),

    reject: (id, person, reason) =>
      decide(id, async (tx, row, issue) => {
        if (row.state === 'REJECTED' || (row.state === 'CONFIRMED' && isDrawn(issue))) throw new Failure('RESULT_DECIDED')
        if (row.state === 'CONFIRMED') await takeBackResult(tx, issue.id)
        await changeProposal(tx, row.id, { state: 'REJECTED', reason: `${person}: ${reason}`, decidedAt: clock.now() })
      }),

    awaiting: async () => new Set((await issuesAwaiting(orm, FED, clock.now())).map(({ gameCode }) => gameCode)),
  }
}
