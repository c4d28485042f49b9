import type { MatchView } from '../../book/view.ts'
import { leagueName, sideName } from '../../games/book/sides.ts'
import type { MarketKey, Pick, SportCode } from '../../games/book/sport.ts'
import type { Table } from '../table.ts'
import type { TextKey } from '../texts/en.ts'

/** What names a pick, of the board, of the slip or of a bet. */
export interface Named {
  readonly sport: SportCode
  readonly home: string
  readonly away: string
  readonly market: MarketKey
  readonly line: number
  readonly pick: Pick
}

/** The words of the book in one language. */
export interface Words {
  readonly side: (key: string) => string
  readonly league: (key: string) => string
  /** Of hundredths, with two places, never rounded up. */
  readonly odds: (hundredths: number) => string
  readonly line: (line: number) => string
  readonly versus: (of: { readonly home: string; readonly away: string }) => string
  /** A pick in full, as on the slip. */
  readonly pick: (of: Named) => string
  /** A pick on its button. */
  readonly short: (sport: SportCode, market: MarketKey, pick: Pick, line: number) => string
  readonly market: (sport: SportCode, market: MarketKey) => string
  readonly clock: (ms: number) => string
  readonly share: (value: number) => string
}

const two = (value: number): string => String(value).padStart(2, '0')

export const wordsOf = ({ say, locale }: { readonly say: Table['say']; readonly locale: Table['locale'] }): Words => {
  const places = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const side = (key: string) => sideName(key)[locale]
  const signedLine = (line: number) => `${line > 0 ? '+' : line < 0 ? '−' : ''}${plain.format(Math.abs(line))}`
  const ofSide = (market: MarketKey, pick: Pick, line: number) => (market === 'HANDICAP' && pick === '2' ? -line : line)
  return {
    side,
    league: (key) => leagueName(key)[locale],
    odds: (hundredths) => places.format(Math.floor(hundredths + 1e-9) / 100),
    line: signedLine,
    versus: ({ home, away }) => say('bookRow', { home: side(home), away: side(away) }),
    pick: ({ sport, home, away, market, line, pick }) => {
      if (market === 'TOTAL') return say(`${pick === 'O' ? 'bookOver' : 'bookUnder'}${sport}` as TextKey, { line: plain.format(line) })
      if (pick === 'X') return say('bookDrawPick')
      const name = side(pick === '1' ? home : away)
      return market === 'HANDICAP'
        ? say('bookHandicapPick', { side: name, line: signedLine(ofSide(market, pick, line)) })
        : say('bookToWin', { side: name })
    },
    short: (sport, market, pick, line) => {
      if (market === 'TOTAL') return say(pick === 'O' ? 'bookOver' : 'bookUnder', { line: plain.format(line) })
      if (market === 'HANDICAP') return signedLine(ofSide(market, pick, line))
      if (sport === 'COCKFIGHT') return say(pick === '1' ? 'bookRed' : pick === '2' ? 'bookBlue' : 'bookDraw')
      return pick
    },
    market: (sport, market) => say((market === 'TOTAL' ? `bookMarketTOTAL${sport}` : `bookMarket${market}`) as TextKey),
    clock: (ms) => {
      const seconds = Math.max(0, Math.ceil(ms / 1000))
      const minutes = Math.floor(seconds / 60)
      return minutes >= 60
        ? `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
        : `${two(minutes)}:${two(seconds % 60)}`
    },
    share: (value) => `${tenths.format(Math.floor(value * 1000 + 1e-9) / 10)}%`,
  }
}

const PART: Readonly<Record<SportCode, readonly TextKey[]>> = {
  FOOTBALL: ['bookHalf1', 'bookHalf2'],
  TENNIS: ['bookSet', 'bookSet', 'bookSet'],
  ESPORTS: ['bookMap', 'bookMap', 'bookMap'],
  COCKFIGHT: ['bookRound'],
}

const HALF_MINUTES = 45

/** Where a match stands: a short word, and a longer one beside it. `now` is the server's clock. */
export const whereOf = (view: MatchView, now: number, { say }: Table, words: Words): readonly [string, string] => {
  const { phase, fixture, part, played, points } = view
  const { sport } = fixture
  if (phase === 'BEFORE') return ['', say('bookIn', { clock: words.clock(fixture.startsAt - now) })]
  if (phase === 'ENDED') return [say('bookEnded'), sport === 'COCKFIGHT' && view.score[0] === view.score[1] ? say('bookDraw') : '']
  if (phase === 'ABANDONED') return [say('bookAbandoned'), '']
  if (phase === 'READY') return ['', say('bookStarts', { clock: words.clock((view.beginsAt ?? now) - now) })]
  if (phase === 'BREAK')
    return [
      say(sport === 'FOOTBALL' ? 'bookHalfTime' : 'bookBreak'),
      say('bookBreakBets', { clock: words.clock((view.closesAt ?? now) - now) }),
    ]
  const inPart = say(PART[sport][part] ?? 'bookRound', { part: part + 1 })
  if (sport === 'FOOTBALL') return [`${part * HALF_MINUTES + Math.floor((played * HALF_MINUTES) / 1000) + 1}′`, inPart]
  if (sport === 'COCKFIGHT') return [say('bookLive'), say('bookRound', { part: Math.min(3, Math.floor((played * 3) / 1000) + 1) })]
  return [inPart, points ? `${points[0]}–${points[1]}` : '0–0']
}
