import { numbersOf } from '../../fair/stream.ts'
import { cockfight } from './bout.ts'
import { esports, tennis } from './best-of-three.ts'
import { football } from './football.ts'
import type { Side } from './sides.ts'
import type { Fixture, Sport, SportCode, Times } from './sport.ts'

export const SPORTS: readonly Sport[] = [football, tennis, esports, cockfight]

/** @throws Error for a sport that there is not. */
export const sportOf = (code: SportCode): Sport => {
  const sport = SPORTS.find((each) => each.code === code)
  if (!sport) throw new Error(`no sport ${code}`)
  return sport
}

/** Hot matches are known for so long: with the match itself less than the six hours after which an operator asks about a round. */
export const HOT_AHEAD_MS = 3 * 3_600_000

const DAY_MS = 86_400_000

/** Fixtures are no secret: their stream is keyed by 32 zero bytes. */
const OPEN_SEED = '00'.repeat(32)

/** All times of a sport divided by the pace: 1 in earnest, more where a test has no hours to wait. */
export const timesOf = ({ times }: Sport, pace: number): Times => ({
  everyMs: times.everyMs / pace,
  aheadMs: times.aheadMs / pace,
  partMs: times.partMs / pace,
  breakMs: times.breakMs / pace,
})

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10).replaceAll('-', '')

interface Block {
  readonly order: readonly Side[]
  readonly forms: readonly number[]
}

/** Blocks of now: one is asked for by each of its matches. */
const blocks = new Map<string, Promise<Block>>()
const MOST_BLOCKS = 100

const blockOf = (sport: Sport, day: string, block: number): Promise<Block> => {
  const key = `${sport.code}-${day}-${block}`
  const before = blocks.get(key)
  if (before) return before
  if (blocks.size >= MOST_BLOCKS) blocks.clear()
  const shuffled = shuffle(sport, day, block)
  blocks.set(key, shuffled)
  return shuffled
}

/** Sides are shuffled for each block of matches, so that nobody plays twice at a time. */
const shuffle = async (sport: Sport, day: string, block: number): Promise<Block> => {
  const below = await numbersOf({ gameCode: sport.code, roundId: `${day}-${block}`, seed: OPEN_SEED, clientNumber: 'FIXTURES' })
  const order = [...sport.sides]
  for (let last = order.length - 1; last > 0; last--) {
    const other = await below(last + 1)
    const [a, b] = [order[last], order[other]]
    if (a && b) [order[last], order[other]] = [b, a]
  }
  const forms: number[] = []
  for (const _ of order) forms.push((await below(5)) - 2)
  return { order, forms }
}

/** How a match is called: its sport, its day and its number. */
export const fixtureId = ({ code }: Sport, midnight: number, index: number): string => `${code}-${dayOf(midnight)}-${index}`

/** The match of a sport with this number on the day that begins at `midnight`, UTC. */
export const fixtureOf = async (sport: Sport, midnight: number, index: number, pace: number): Promise<Fixture> => {
  const day = dayOf(midnight)
  const ofBlock = sport.sides.length / 2
  const block = Math.floor(index / ofBlock)
  const { order, forms } = await blockOf(sport, day, block)
  const at = (index % ofBlock) * 2
  const [home, away] = [order[at], order[at + 1]] as [Side, Side]
  return {
    id: fixtureId(sport, midnight, index),
    sport: sport.code,
    league: sport.leagues[block % sport.leagues.length] ?? '',
    home: home.key,
    away: away.key,
    rates: sport.ratesOf(2 * home.strength + (forms[at] ?? 0), 2 * away.strength + (forms[at + 1] ?? 0)),
    startsAt: midnight + index * timesOf(sport, pace).everyMs,
    hot: sport.hotEvery > 0 && index % sport.hotEvery === 0,
  }
}

/** Where in the schedule the matches stand that take bets at this moment: the next ones, and the hot ones of hours. */
export const openNumbers = (sport: Sport, now: number, pace: number): { readonly midnight: number; readonly index: number }[] => {
  const { everyMs, aheadMs } = timesOf(sport, pace)
  const ofDay = Math.floor(DAY_MS / everyMs)
  const found: { midnight: number; index: number }[] = []
  for (let midnight = now - (now % DAY_MS); midnight <= now + HOT_AHEAD_MS / pace; midnight += DAY_MS)
    for (let index = Math.max(0, Math.floor((now - midnight) / everyMs) + 1); index < ofDay; index++) {
      const ahead = midnight + index * everyMs - now
      if (ahead > HOT_AHEAD_MS / pace) break
      if (ahead <= aheadMs || (sport.hotEvery > 0 && index % sport.hotEvery === 0)) found.push({ midnight, index })
    }
  return found
}
