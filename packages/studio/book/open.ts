import { commitmentOf, numbersOf } from '../fair/stream.ts'
import { fixtureId, fixtureOf, openNumbers, SPORTS } from '../games/book/fixtures.ts'
import { MOST_SHADE } from '../games/book/markets.ts'
import type { Fixture, Sport } from '../games/book/sport.ts'
import type { House } from '../rounds/house.ts'
import type { Move } from './match.ts'

/** Odds move this often, one market of a match at a time. */
export const MOVE_MS = 60_000
/** Steps of a shade on either side. */
const SHADES = 3
/** How long a match stays that nobody bet on. */
const EMPTY_KEPT_MS = 24 * 3_600_000

/** When odds move and whither follows from the match's secret, and says nothing of its result: it is another message of the stream. */
const movesOf = async (sport: Sport, { id, startsAt }: Fixture, seed: string, pace: number, now: number): Promise<Move[]> => {
  const below = await numbersOf({ gameCode: sport.code, roundId: `${id}:moves`, seed, clientNumber: '0' })
  const moves: Move[] = []
  const every = MOVE_MS / pace
  for (let at = now + every / 2 + (await below(1000)) * (every / 2000); at < startsAt - every / 4; at += every)
    moves.push({
      at: Math.floor(at),
      market: sport.markets[await below(sport.markets.length)] ?? 'RESULT',
      shade: ((await below(2 * SHADES + 1)) - SHADES) * (MOST_SHADE / SHADES),
    })
  return moves
}

/** Lists the matches that take bets from now on, each with a secret of its own that is stored and committed to. Answers how many. */
export const openMatches = async ({ store, now, chance }: House, pace: number): Promise<number> => {
  let count = 0
  for (const sport of SPORTS)
    for (const { midnight, index } of openNumbers(sport, now(), pace)) {
      if (store.one('SELECT 1 FROM matches WHERE id = ?', fixtureId(sport, midnight, index))) continue
      const fixture = await fixtureOf(sport, midnight, index, pace)
      const seed = chance.seed()
      count += store.run(
        "INSERT OR IGNORE INTO matches (id, section, starts_at, state, fixture, commitment, seed, moves) VALUES (?, ?, ?, 'open', ?, ?, ?, ?)",
        fixture.id,
        sport.section,
        Math.floor(fixture.startsAt),
        JSON.stringify(fixture),
        await commitmentOf(seed),
        seed,
        JSON.stringify(await movesOf(sport, fixture, seed, pace, now())),
      )
    }
  return count
}

/** Forgets matches of yesterday that nobody bet on. */
export const sweepMatches = ({ store, now }: House): number =>
  store.run(
    "DELETE FROM matches WHERE state = 'final' AND final_at < ? AND NOT EXISTS (SELECT 1 FROM legs WHERE match = matches.id) AND NOT EXISTS (SELECT 1 FROM corrections WHERE match = matches.id)",
    now() - EMPTY_KEPT_MS,
  )
