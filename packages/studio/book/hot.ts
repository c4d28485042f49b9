import { leagueName, sideName, type Name } from '../games/book/sides.ts'
import type { House } from '../rounds/house.ts'
import { type Match, matchesWhere } from './match.ts'
import { marketsOf } from './prices.ts'

/** Languages of the page as the operator's gateway calls them. */
interface FeedText {
  readonly EN: string
  readonly TY: string
}

/** One match of a feed of hot matches, as the operator's `hot-matches publish` reads it. */
export interface FeedMatch {
  readonly key: string
  readonly league: FeedText
  readonly home: FeedText
  readonly away: FeedText
  readonly startsAt: string
  readonly gameCode: string
  readonly bets: readonly { readonly label: FeedText; readonly odds: string }[]
}

const textOf = ({ en, vi }: Name): FeedText => ({ EN: en, TY: vi })

const DRAW: FeedText = { EN: 'Draw', TY: 'Hòa' }
/** A match that begins sooner is over before somebody has found it. */
const LEAST_AHEAD_MS = 120_000

const feedMatch = (match: Match, section: string, now: number, pace: number): FeedMatch => {
  const { id, league, home, away, startsAt } = match.fixture
  const [first] = marketsOf(match, now, pace)
  const labels = { '1': textOf(sideName(home)), X: DRAW, '2': textOf(sideName(away)) }
  return {
    key: id,
    league: textOf(leagueName(league)),
    home: textOf(sideName(home)),
    away: textOf(sideName(away)),
    startsAt: new Date(startsAt).toISOString(),
    gameCode: section,
    bets: (first?.offers ?? []).flatMap(({ pick, odds }) =>
      odds === null || pick === 'O' || pick === 'U' ? [] : [{ label: labels[pick], odds: (odds / 100).toFixed(2) }],
    ),
  }
}

/** The hot matches that have not begun, with their odds of now. */
export const hotMatches = (house: House, pace: number): readonly FeedMatch[] => {
  const now = house.now()
  return ['PSSPORTS', 'PSESPORTS'].flatMap((section) =>
    matchesWhere(
      house.store,
      "matches.section = ? AND matches.state = 'open' AND matches.starts_at > ? AND json_extract(matches.fixture, '$.hot')",
      section,
      now + LEAST_AHEAD_MS / pace,
    ).map((match) => feedMatch(match, section, now, pace)),
  )
}

/** The operator forgets what was not said for an hour. */
const SAID_AGAIN_MS = 20 * 60_000

/** Tells the operator which matches are hot: when they or their odds are others than before, and anew after a while. Answers whether it did. */
export const createHotReports = (house: House, pace: number): (() => Promise<boolean>) => {
  let last = ''
  let at = 0
  return async () => {
    const matches = hotMatches(house, pace)
    const text = JSON.stringify(matches)
    if (text === last && house.now() < at + SAID_AGAIN_MS) return false
    const { status } = await house.wallet.send('match/report', { requestId: house.chance.id(), matches })
    if (status !== 'OK') return false
    last = text
    at = house.now()
    return true
  }
}
