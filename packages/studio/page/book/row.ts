import type { Market } from '../../book/prices.ts'
import type { MatchView } from '../../book/view.ts'
import { h, icon } from '../dom.ts'
import type { Table } from '../table.ts'
import { crest } from './crest.ts'
import { keyOf, type Wish } from './wishes.ts'
import type { Words } from './words.ts'

export interface RowParts {
  readonly table: Table
  readonly words: Words
  readonly pick: (wish: Wish) => void
  /** The slip's own of this pick: the odds it was picked at. */
  readonly picked: (key: string) => Wish | undefined
  /** What the odds of a pick were before they moved a moment ago. */
  readonly before: (key: string) => number | undefined
}

/** Draws the two sides of a match, and what can be bet on it or why not. */
export const rowParts = ({ table: { say }, words, pick, picked, before: beforeOf }: RowParts) => {
  const oddsButton = (match: MatchView, market: Market, offer: Market['offers'][number]): HTMLElement => {
    const { fixture } = match
    const wish: Wish = {
      match: fixture.id,
      sport: fixture.sport,
      home: fixture.home,
      away: fixture.away,
      startsAt: fixture.startsAt,
      market: market.market,
      line: market.line,
      pick: offer.pick,
      odds: offer.odds ?? 0,
      version: market.version,
    }
    const key = keyOf(wish)
    const own = picked(key)
    const short = words.short(fixture.sport, market.market, offer.pick, market.line)
    if (offer.odds === null) return h('span', { class: 'odds none' }, h('small', {}, short), h('b', {}, '–'))
    const before = own && own.odds !== offer.odds ? own.odds : (beforeOf(key) ?? offer.odds)
    // Begins with what is seen: whoever speaks to the page says that.
    const values = { short, pick: words.pick(wish), odds: words.odds(offer.odds), before: words.odds(before) }
    const direction = offer.odds > before ? ' up' : offer.odds < before ? ' down' : ''
    return h(
      'button',
      {
        type: 'button',
        class: `odds${direction}${own && direction ? ' changed' : ''}`,
        'aria-pressed': String(own !== undefined),
        'aria-label': say(direction ? 'bookOddsChanged' : 'bookOdds', values),
        'data-key': key,
        onclick: () => pick(wish),
      },
      h('small', {}, short),
      ' ',
      direction ? icon(offer.odds > before ? 'rise' : 'fall') : null,
      h('b', {}, words.odds(offer.odds)),
    )
  }

  const marketGroup = (match: MatchView, market: Market): HTMLElement => {
    const name = words.market(match.fixture.sport, market.market)
    const inside =
      market.paused === null
        ? market.offers.map((offer) => oddsButton(match, market, offer))
        : [
            h(
              'span',
              { class: 'paused' },
              icon('lock'),
              h('span', {}, say(market.paused === 'CHECKING' ? 'bookShortCHECKING' : `bookPause${market.paused}`)),
            ),
          ]
    return h(
      'div',
      { class: `market of-${market.offers.length || 2}`, role: 'group', 'aria-label': name },
      h('span', { class: 'caption hint' }, name),
      ...inside,
    )
  }

  /** One sentence where nothing of a match can be bet on, else a group for each market. */
  const markets = (match: MatchView): HTMLElement[] => {
    const [first] = match.markets
    if (first?.paused && match.markets.every(({ paused }) => paused === first.paused) && first.paused !== 'CHECKING')
      return [
        h(
          'p',
          { class: 'paused whole' },
          icon('lock'),
          h('span', {}, match.corrected ? say('bookCorrected', { reason: match.corrected }) : say(`bookPause${first.paused}`)),
        ),
      ]
    return match.markets.map((market) => marketGroup(match, market))
  }

  const side = (match: MatchView, home: boolean): HTMLElement => {
    const { fixture, phase, score, points } = match
    const key = home ? fixture.home : fixture.away
    const hasScore = phase !== 'BEFORE' && !(phase === 'READY' && match.part === 0) && phase !== 'ABANDONED'
    const isBout = fixture.sport === 'COCKFIGHT'
    const won = isBout && hasScore && phase === 'ENDED' && (home ? score[0] > 0 : score[1] > 0)
    const figure = isBout ? (won ? say('bookStatewon') : '') : String(home ? score[0] : score[1])
    const inPart = phase === 'PLAYING' && points && !isBout ? String(home ? points[0] : points[1]) : ''
    return h(
      'span',
      { class: 'entrant' },
      crest(key, fixture.sport, home),
      h('b', {}, words.side(key)),
      hasScore ? h('span', { class: 'score' }, inPart && fixture.sport !== 'FOOTBALL' ? h('small', {}, inPart) : null, figure) : null,
    )
  }

  return {
    /** What stands beside the time in the row of a match. */
    row: (match: MatchView): HTMLElement[] => [
      h('div', { class: 'sides' }, side(match, true), side(match, false)),
      h('div', { class: 'markets' }, ...markets(match)),
    ],
    /** The same of the match at the head of the board, with its first two markets. */
    hero: (match: MatchView, where: HTMLElement): HTMLElement[] => [
      h(
        'div',
        { class: 'hero-sides' },
        h('p', { class: 'hero-tag' }, where, h('span', {}, say('bookHotMatch'))),
        side(match, true),
        side(match, false),
        h('p', {}, words.league(match.fixture.league)),
      ),
      h('div', { class: 'markets' }, ...markets({ ...match, markets: match.markets.slice(0, 2) })),
    ],
  }
}
