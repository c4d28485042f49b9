import { timesOf, sportOf } from '../games/book/fixtures.ts'
import type { MarketKey } from '../games/book/sport.ts'
import type { Fixture } from '../games/book/sport.ts'
import type { Result } from '../games/book/bets.ts'
import { type DrawnPart, isAbandoned, type OpenMatch, scoreOf } from '../games/book/proof.ts'
import type { Row, Store } from '../rounds/store.ts'

/** How long after closing the wallet may still answer for a bet; its client gives up sooner. */
export const GRACE_MS = 3500
/** From closing to the start of a part: longer than the grace, so that no part begins late. */
export const READY_MS = 5000
/** From the end of a match to its settlement: until then a wrong result can be corrected either way. */
export const HOLD_MS = 15_000
/** How long an ended match stays in view. */
export const SHOWN_MS = 120_000

/** From this moment on the odds of a market stand otherwise, by so many thousandths of a pick's chance. */
export interface Move {
  readonly at: number
  readonly market: MarketKey
  readonly shade: number
}

export interface Match {
  readonly fixture: Fixture
  readonly state: 'open' | 'ended' | 'final'
  readonly commitment: string
  /** Kept from every page until the match has ended. */
  readonly seed: string
  readonly moves: readonly Move[]
  /** Drawn so far: what is not played yet in the last one is kept from every page. */
  readonly parts: readonly DrawnPart[]
  /** When it is settled, once it has ended. */
  readonly finalAt: number | null
  readonly correction: Result | null
}

const matchFrom = (row: Row): Match => ({
  fixture: JSON.parse(String(row['fixture'])) as Fixture,
  state: String(row['state']) as Match['state'],
  commitment: String(row['commitment']),
  seed: String(row['seed']),
  moves: JSON.parse(String(row['moves'])) as Move[],
  parts: JSON.parse(String(row['parts'])) as DrawnPart[],
  finalAt: (row['final_at'] ?? null) === null ? null : Number(row['final_at']),
  correction:
    (row['reason'] ?? null) === null
      ? null
      : {
          score: (row['corrected_home'] ?? null) === null ? null : [Number(row['corrected_home']), Number(row['corrected_away'])],
          reason: String(row['reason']),
        },
})

/** A match with its last correction. */
const SELECT = `SELECT matches.*, latest.home AS corrected_home, latest.away AS corrected_away, latest.reason
  FROM matches LEFT JOIN corrections AS latest ON latest.id = (SELECT max(id) FROM corrections WHERE match = matches.id)`

export const matchOf = (store: Store, id: string): Match | undefined => {
  const row = store.one(`${SELECT} WHERE matches.id = ?`, id)
  return row && matchFrom(row)
}

/** In the order of their starts. `where` is SQL of this room's own. */
export const matchesWhere = (store: Store, where: string, ...values: (string | number)[]): Match[] =>
  store.all(`${SELECT} WHERE ${where} ORDER BY matches.starts_at, matches.id`, ...values).map(matchFrom)

export const openMatch = ({ fixture, commitment, seed, parts, correction }: Match): OpenMatch => ({
  fixture,
  commitment,
  seed,
  parts,
  correction,
})

/** When bets before the part after so many others close. */
export const closesAt = ({ startsAt, sport }: Pick<Fixture, 'startsAt' | 'sport'>, parts: number, pace: number): number => {
  const { partMs, breakMs } = timesOf(sportOf(sport), pace)
  return startsAt + parts * (READY_MS + partMs + breakMs)
}

export const beginsAt = (fixture: Fixture, part: number, pace: number): number => closesAt(fixture, part, pace) + READY_MS

export const endsAt = (fixture: Fixture, part: number, pace: number): number =>
  beginsAt(fixture, part, pace) + timesOf(sportOf(fixture.sport), pace).partMs

/** Whether nothing more is drawn of it. */
export const isDrawn = ({ fixture, parts }: Pick<Match, 'fixture' | 'parts'>): boolean =>
  isAbandoned(parts) || (parts.length > 0 && sportOf(fixture.sport).isOver(scoreOf(parts), parts.length))

/** An abandoned match stops in the middle of its first part. */
export const overAt = ({ fixture, parts }: Pick<Match, 'fixture' | 'parts'>, pace: number): number =>
  isAbandoned(parts)
    ? beginsAt(fixture, 0, pace) + timesOf(sportOf(fixture.sport), pace).partMs / 2
    : endsAt(fixture, parts.length - 1, pace)
