import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { drawProof, drawResults } from '@portico/contract/lottery/calls'
import type { OpenedGame } from '@portico/contract/lottery/shapes'
import { refuse } from '../failure.ts'
import { dayAt } from '../kit/zone.ts'
import type { Platform } from '../platform.ts'
import { createHistory } from './drawing/history.ts'
import { outcomesOf } from './drawing/outcome-store.ts'
import { findIssue, issuesAhead } from './drawing/issue-store.ts'
import { allIssuesAhead, lastDrawn } from './drawing/opened-store.ts'
import { zoneOf } from './drawing/schedule.ts'
import { decisionsIn, toDraw, toNumero } from './drawing/serializer.ts'
import { issuesAwaiting } from './feed/store.ts'
import { GAMES, gameOf, type LotteryGame } from './offer/games.ts'

/** What everybody may see of issues. */
export interface Issues {
  /** The issue of now, the next one and the last result. @throws Failure GAME_UNKNOWN */
  opened(gameCode: string): Promise<OpenedGame>
  openedAll(): Promise<OpenedGame[]>
  /** @throws Failure GAME_UNKNOWN */
  results(request: RequestOf<typeof drawResults>): Promise<ResponseOf<typeof drawResults>>
  /** The seed stays secret until the draw. @throws Failure GAME_UNKNOWN, ISSUE_UNKNOWN */
  proof(request: RequestOf<typeof drawProof>): Promise<ResponseOf<typeof drawProof>>
}

const known = (gameCode: string): LotteryGame => gameOf(gameCode) ?? refuse('GAME_UNKNOWN')

export const createIssues = ({ database: { orm }, clock, brand }: Pick<Platform, 'database' | 'clock' | 'brand'>): Issues => {
  const FED = GAMES.filter(({ source }) => source === 'feed').map(({ code }) => code)

  /** Few queries for all of them: a query for each lottery would keep the embedded database busy. */
  const openedOf = async (games: readonly LotteryGame[]): Promise<OpenedGame[]> => {
    const now = clock.now()
    const codes = games.map(({ code }) => code)
    const [only] = codes.length === 1 ? codes : []
    const ahead = only === undefined ? await allIssuesAhead(orm, now) : await issuesAhead(orm, only, now, 2)
    const drawn = await lastDrawn(orm, codes)
    const fed = FED.filter((code) => codes.includes(code))
    const waiting = fed.length === 0 ? [] : await issuesAwaiting(orm, fed, now)
    return codes.map((gameCode) => {
      const own = ahead.filter((issue) => issue.gameCode === gameCode)
      // Until it is drawn the sealed issue stays the current one, for the countdown to its draw.
      const current = own.find(({ openAt }) => openAt <= now)
      const next = own.find(({ openAt }) => openAt > now)
      const last = drawn.find((issue) => issue.gameCode === gameCode)
      const awaiting = waiting.findLast((issue) => issue.gameCode === gameCode)
      return {
        gameCode,
        current: current ? toNumero(current, now) : null,
        ...(awaiting ? { awaiting: toNumero(awaiting, now) } : {}),
        next: next ? toNumero(next, now) : null,
        last: last?.result ? toDraw({ ...last, result: last.result }) : null,
        serverNow: now.toISOString(),
      }
    })
  }
  return {
    opened: async (gameCode) => (await openedOf([known(gameCode)]))[0]!,
    openedAll: () => openedOf(GAMES),

    results: createHistory(orm, clock),

    proof: async ({ gameCode, numero }) => {
      const game = known(gameCode)
      const { code, shape } = game
      const issue = (await findIssue(orm, code, numero)) ?? refuse('ISSUE_UNKNOWN')
      const drawn = issue.result !== null
      return {
        gameCode,
        numero,
        // What is published of an issue follows from what was done to it, not from the clock: sealed means that there is a root.
        state: issue.state,
        commitment: issue.commitment,
        root: issue.root,
        betCount: issue.betCount,
        seed: drawn ? issue.seed : null,
        shape,
        date: dayAt(issue.drawAt, zoneOf(game, brand.timeZone)).day,
        result: issue.result,
        ...decisionsIn(await outcomesOf(orm, [issue.id])),
      }
    },
  }
}
