import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { drawResults } from '@portico/contract/lottery/calls'
import type { Orm } from '../../db/open.ts'
import { refuse } from '../../failure.ts'
import type { Clock } from '../../ports/clock.ts'
import { gameOf } from '../offer/games.ts'
import { gapsBetween } from './gap-store.ts'
import { drawnIssues, findIssue, voidIssues } from './issue-store.ts'
import { outcomesOf } from './outcome-store.ts'
import { decisionsIn, toCalledOff, toDraw, toGap } from './serializer.ts'

const LONG_AGO = new Date(0)

/** The results of a lottery, and what came to none in the same span of time. @throws Failure GAME_UNKNOWN */
export const createHistory =
  (orm: Orm, clock: Clock) =>
  async ({ gameCode, limit, before }: RequestOf<typeof drawResults>): Promise<ResponseOf<typeof drawResults>> => {
    if (!gameOf(gameCode)) refuse('GAME_UNKNOWN')
    const drawn = await drawnIssues(orm, gameCode, { limit, before })
    const from = drawn.length < limit ? undefined : drawn.at(-1)?.drawAt
    const off = await voidIssues(orm, gameCode, { limit, before, from })
    const to = before === undefined ? clock.now() : ((await findIssue(orm, gameCode, before))?.drawAt ?? LONG_AGO)
    const gaps = await gapsBetween(orm, gameCode, from ?? LONG_AGO, to, limit)
    const outcomes = Map.groupBy(
      await outcomesOf(
        orm,
        [...drawn, ...off].map(({ id }) => id),
      ),
      ({ issueId }) => issueId,
    )
    const calledOff = [
      ...off.flatMap((issue) => (outcomes.get(issue.id)?.slice(-1) ?? []).map((outcome) => toCalledOff(issue, outcome))),
      ...gaps.map(toGap),
    ].toSorted((one, other) => (one.drawAt < other.drawAt ? 1 : -1))
    return {
      list: drawn.flatMap(({ result, ...issue }) =>
        result ? { ...toDraw({ ...issue, result }), ...decisionsIn(outcomes.get(issue.id) ?? []) } : [],
      ),
      ...(calledOff.length > 0 ? { calledOff } : {}),
    }
  }
