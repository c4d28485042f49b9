import type { DuelView, Minute } from '../../duels/view.ts'
import { rankName, rankOf, suitOf } from '../../games/cards/card.ts'
import { fill, h, icon } from '../dom.ts'
import type { Table } from '../table.ts'
import { cardFace } from '../suits.ts'
import { potFigures } from './stake.ts'
import { cardsInWords, ranksOf } from './words.ts'

const LAST = 3
const short = (text: string): string => `${text.slice(0, 4)} ${text.slice(4, 8)} … ${text.slice(-4)}`

export interface Side {
  readonly element: HTMLElement
  readonly show: (view: DuelView | null, stake: number, name: string) => void
  /** The minutes, which run by the clock. */
  readonly tick: (view: DuelView | null, name: string, now: number) => void
}

export const secondsLeft = ({ leftMs, awaySince }: Minute, now: number): number =>
  Math.max(0, Math.ceil((leftMs - (awaySince === null ? 0 : now - awaySince)) / 1000))

/** Pot, lines, what was played and the seal, beside the table. */
export const createSide = (table: Table): Side => {
  const { say, money } = table
  const pot = h('b', { class: 'pot-now' })
  const figures = h('div')
  const lineTag = h('span', { class: 'tag' })
  const minutes = h('div')
  const rule = h('p', { class: 'hint' })
  const lines = h('section', {}, h('h2', {}, say('connection'), lineTag), minutes, rule)
  const count = h('span', { class: 'hint' })
  const played = h('ul', { class: 'played' })
  const moves = h('ol', { class: 'last-moves' })
  const seal = h('p', { class: 'seal hint' })
  const playedSection = h('section', {}, h('h2', {}, say('playedCards'), count), played)
  const element = h(
    'aside',
    // It may have more than it has room for; whoever has no pointer scrolls it by the arrow keys.
    { class: 'duel-side', tabindex: 0, 'aria-label': say('pot') },
    h('section', {}, h('h2', {}, say('pot'), pot), figures),
    lines,
    playedSection,
    h('section', { class: 'last-moves' }, h('h2', {}, say('lastMoves')), moves),
    h('section', {}, h('h2', {}, say('cardOrder')), h('p', { class: 'order' }, say('cardOrderText'))),
    seal,
  )
  const row = (name: string, minute: Minute, now: number) => {
    const seconds = secondsLeft(minute, now)
    return h(
      'p',
      { class: 'minute' },
      h('span', {}, name),
      h('meter', { min: 0, max: 60, value: seconds, 'aria-hidden': 'true' }),
      h('span', { class: 'hint' }, say('secondsLeft', { count: seconds })),
    )
  }
  const moveText = (view: DuelView, place: number): string => {
    const { cards } = view.moves[place] ?? { cards: [] }
    if (cards.length > 0) return ranksOf(cards)
    const on = view.moves[place - 1]?.cards ?? []
    return on.length > 0 ? say('passedOn', { cards: ranksOf(on) }) : say('passed')
  }
  let painted = ''
  return {
    element,
    show: (view, stake, name) => {
      const key = JSON.stringify([view && { ...view, now: 0, round: null }, stake, name])
      if (key === painted) return
      painted = key
      fill(pot, money(2 * stake))
      fill(figures, potFigures(table, stake))
      const done = view?.moves.flatMap(({ cards }) => cards).toSorted((a, b) => rankOf(a) - rankOf(b) || a - b) ?? []
      fill(count, done.length === 1 ? say('onePlayed') : say('someCards', { count: done.length }))
      fill(
        played,
        ...done.map((card) =>
          h('li', {}, cardFace(rankName(card), suitOf(card), 'mini'), h('span', { class: 'unseen' }, cardsInWords(say, [card]))),
        ),
      )
      playedSection.hidden = done.length === 0
      const places =
        view?.moves
          .map((_, place) => place)
          .slice(-LAST)
          .toReversed() ?? []
      fill(
        moves,
        ...(view && places.length > 0
          ? places.map((place) => {
              const { seat = 0, ms = 0, clock = false } = view.moves[place] ?? {}
              const seconds = Math.round(ms / 1000)
              return h(
                'li',
                {},
                h('span', { class: 'hint' }, seat === view.seat ? say('you') : name),
                h('b', {}, moveText(view, place)),
                h('span', { class: 'hint' }, say(clock ? 'byClock' : 'tookTime', { seconds })),
              )
            })
          : [h('li', {}, h('span', { class: 'hint' }, say('noMoves')))]),
      )
      seal.hidden = view === null
      if (view) fill(seal, icon('seal'), say('sealedDeck', { number: view.number, mark: short(view.commitment) }))
    },
    tick: (view, name, now) => {
      lines.hidden = view?.state !== 'playing'
      if (view?.state !== 'playing') return
      const { mine, theirs } = view
      const isAway = mine.awaySince !== null || (theirs?.awaySince ?? null) !== null
      lineTag.hidden = theirs === null
      lineTag.className = isAway ? 'tag away' : 'tag online'
      fill(lineTag, say(isAway ? 'oneAway' : 'bothOnline'))
      fill(minutes, row(say('you'), mine, now), theirs ? row(name, theirs, now) : null)
      fill(rule, say(theirs ? 'minuteRule' : 'minutePractice'))
    },
  }
}
