import type { Card } from '../../games/cards/card.ts'
import type { Seat } from '../../games/cards/standing.ts'
import { chipPicture } from '../chips.ts'
import { fill, h } from '../dom.ts'
import type { Table } from '../table.ts'
import { back, facesOf, spread } from './picture.ts'
import { cardsInWords, ranksOf } from './words.ts'

/** What lies on the table, for the game that is played and for one that is replayed. */
export interface FeltState {
  readonly name: string
  readonly theirCount: number
  /** The other's cards, once they are open. */
  readonly theirHand: readonly Card[] | null
  /** The player's own, where they lie open. */
  readonly ownHand: readonly Card[] | null
  readonly moves: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[]
  readonly seat: Seat
  /** Each player's stake; null while there is no pot. */
  readonly stake: number | null
}

export interface Felt {
  readonly elements: readonly HTMLElement[]
  readonly show: (state: FeltState) => void
}

export const countText = ({ say }: Pick<Table, 'say'>, count: number): string =>
  count === 1 ? say('onePlayed') : say('someCards', { count })

/** The laid cards of the trick, the last ones first: what has to be beaten, and what that beat. */
const laidIn = (moves: FeltState['moves']): FeltState['moves'] =>
  moves.slice(moves.findLastIndex(({ cards }) => cards.length === 0) + 1).toReversed()

/** The cards on the felt: the other's backs, what lies, what it beat, the pot. */
export const createFelt = (table: Pick<Table, 'say' | 'money' | 'state'>): Felt => {
  const { say, money } = table
  const { unit } = table.state
  const theirs = h('div', { class: 'their-cards' })
  const lying = h('div', { class: 'laid-cards' })
  const beaten = h('div', { class: 'laid-cards' })
  const caption = h('p')
  const lyingCaption = h('p')
  const chips = h('div', { class: 'pot-chips' })
  const own = h('div', { class: 'own-cards' })
  let painted = ''
  const who = ({ name, seat }: FeltState, move: FeltState['moves'][number]): string => {
    const cards = ranksOf(move.cards)
    return move.seat === seat ? say('youPlayed', { cards }) : say('playedLast', { name, cards })
  }
  return {
    elements: [
      theirs,
      h(
        'div',
        { class: 'felt-middle' },
        h('div', { class: 'beaten' }, beaten, caption),
        h('div', { class: 'lying' }, lying, lyingCaption),
        chips,
      ),
      own,
    ],
    show: (state) => {
      const key = JSON.stringify(state)
      if (key === painted) return
      painted = key
      const { name, theirCount, theirHand, ownHand, moves, stake } = state
      const open = theirHand && facesOf(theirHand)
      theirs.classList.toggle('open', open !== null)
      spread(
        theirs,
        open ?? Array.from({ length: theirCount }, back),
        theirHand ? `${name}: ${cardsInWords(say, theirHand)}` : theirCount > 0 ? say('theirHand', { name, count: theirCount }) : '',
      )
      const [last, before] = laidIn(moves)
      spread(lying, last ? facesOf(last.cards) : [], last ? cardsInWords(say, last.cards) : '')
      spread(beaten, before ? facesOf(before.cards) : [], '')
      fill(lyingCaption, last ? who(state, last) : '')
      fill(caption, before ? who(state, before) : '')
      spread(own, ownHand ? facesOf(ownHand) : [], ownHand && ownHand.length > 0 ? `${say('yourHand')}: ${cardsInWords(say, ownHand)}` : '')
      fill(
        chips,
        ...(stake === null
          ? []
          : [
              h('span', { 'aria-hidden': 'true' }, chipPicture(stake, unit), chipPicture(stake, unit)),
              h('b', {}, money(2 * stake)),
              h('small', {}, say('inPot')),
            ]),
      )
    },
  }
}
