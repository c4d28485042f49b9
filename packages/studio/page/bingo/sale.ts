import type { BingoView } from '../../bingo/view.ts'
import { type BingoChoice, MOST_CARDS, priceOf } from '../../games/bingo/bingo.ts'
import type { Card } from '../../games/bingo/card.ts'
import { prizesOf } from '../../games/bingo/pool.ts'
import type { Round } from '../../rounds/round.ts'
import { fill, h, icon } from '../dom.ts'
import type { Table } from '../table.ts'
import { cardPreview } from './cards.ts'
import { pickCard } from './pick.ts'
import { clockOf, timeIn } from './times.ts'
import { cardsIn, playersIn } from './words.ts'

type SaleView = NonNullable<BingoView['sale']>

const FIRST_COUNT = 2

export interface Sale {
  readonly element: HTMLElement
  /** Cards that a press buys. */
  readonly picked: () => readonly Card[]
  /** Other cards, after these were bought. */
  readonly renew: () => void
  readonly show: (view: BingoView, mine: readonly Round[], now: number) => void
  readonly pending: (what: 'buy' | 'back' | null) => void
  readonly step: (by: number) => void
}

export const cardsOfRound = ({ choice }: Round): readonly Card[] => (choice as BingoChoice).cards
/** Bought or being bought. */
export const standing = ({ state }: Round): boolean => state === 'riding' || state === 'betting'

export interface SalePresses {
  readonly buy: () => void
  readonly returnPurchase: (round: Round) => void
}

/** The next round's sale: how many cards, which ones, and what they play for. */
export const createSale = ({ say, money, state, locale }: Table, { buy, returnPurchase }: SalePresses): Sale => {
  const price = priceOf(state.unit)
  const time = timeIn(locale)
  let count = FIRST_COUNT
  let cards: readonly Card[] = []
  let ownCount = 0
  let waiting: 'buy' | 'back' | null = null
  let last: { readonly view: BingoView; readonly mine: readonly Round[]; readonly now: number } | undefined

  const title = h('h2')
  const tag = h('span', { class: 'tag' })
  const ring = h('span', { class: 'bingo-ring', 'aria-hidden': 'true' })
  const clock = h('b', { class: 'bingo-clock', role: 'timer' })
  const until = h('span')
  const number = h('b', { 'aria-live': 'polite' })
  const less = h('button', { type: 'button', 'aria-label': say('fewerCards'), onclick: () => step(-1) }, icon('minus'))
  const more = h('button', { type: 'button', 'aria-label': say('moreCards'), onclick: () => step(1) }, icon('plus'))
  const previews = h('div', { class: 'bingo-previews' })
  const chooser = h(
    'div',
    { class: 'bingo-chooser' },
    h(
      'div',
      { class: 'bingo-count' },
      h('span', {}, say('cardsEach', { price: money(price) })),
      h('div', { class: 'stepper', role: 'group', 'aria-label': say('cardsEach', { price: money(price) }) }, less, number, more),
    ),
    previews,
  )
  const own = h('div', { class: 'bingo-own' })
  const figures = h('dl', { class: 'figures' })
  const word = h('span')
  const button = h('button', { type: 'button', class: 'primary', onclick: buy }, word)
  const notes = h('p', { class: 'hint' })

  const most = (): number => MOST_CARDS - ownCount
  const room = (): number => Math.max(0, Math.min(count, most()))
  const write = (element: HTMLElement, text: string) => {
    if (element.textContent !== text) fill(element, text)
  }
  const swap = async (at: number) => {
    const card = await pickCard()
    cards = cards.map((each, index) => (index === at ? card : each))
    paintCards()
    previews.querySelectorAll<HTMLElement>('button')[at]?.focus()
  }
  let painted = ''
  const paintCards = () => {
    const picks = cards.slice(0, room())
    const key = JSON.stringify(picks)
    if (key === painted) return
    painted = key
    fill(
      previews,
      ...picks.map((card, at) => {
        const name = say('otherCard', { number: at + 1 })
        return h(
          'div',
          {},
          h(
            'header',
            {},
            h('b', {}, say('cardOf', { number: at + 1 })),
            h('button', { type: 'button', class: 'tool', 'aria-label': name, title: name, onclick: () => void swap(at) }, icon('refresh')),
          ),
          cardPreview(card),
        )
      }),
    )
  }
  const fillUp = async () => {
    while (cards.length < MOST_CARDS) cards = [...cards, await pickCard()]
    paintCards()
    if (last) paint()
  }
  const step = (by: number) => {
    count = Math.max(1, Math.min(most(), room() + by))
    if (last) paint()
  }
  let ownPainted = ''
  const paintOwn = (sale: SaleView, mine: readonly Round[]) => {
    const stands = mine.filter(standing)
    const key = JSON.stringify([stands.map(({ roundId, state: at }) => [roundId, at]), sale.isOpen, waiting])
    if (key === ownPainted) return
    ownPainted = key
    own.hidden = stands.length === 0
    fill(
      own,
      h('h3', {}, say('yourCards', { time: time(sale.startsAt) })),
      ...stands.map((round) =>
        h(
          'div',
          {},
          h(
            'header',
            {},
            h('span', {}, say('yourCardsCount', { cards: cardsIn(say, cardsOfRound(round).length), amount: money(round.stake) })),
            sale.isOpen && round.state === 'riding'
              ? h(
                  'button',
                  { type: 'button', class: 'quiet', 'aria-disabled': String(waiting !== null), onclick: () => returnPurchase(round) },
                  icon('undo'),
                  say(waiting === 'back' ? 'returningCards' : 'returnCards'),
                )
              : null,
          ),
          h('div', { class: 'bingo-previews' }, ...cardsOfRound(round).map(cardPreview)),
        ),
      ),
    )
  }
  const paintFigures = ({ terms }: BingoView, sale: SaleView) => {
    // The player's own are among those that were sold.
    const adding = sale.isOpen ? room() : 0
    const sold = sale.cards + adding
    const studio = sold + terms.houseCards >= terms.leastCards ? Math.max(0, terms.leastCards - sold) : 0
    const all = sold + studio
    const rows: (readonly [string, string])[] = [
      [say('soldSoFar'), say('soldCounts', { cards: cardsIn(say, sale.cards), players: playersIn(say, sale.players) })],
      ...(studio > 0 && sold > 0 ? [[say('studioFills', { count: studio }), say('studioFillsValue')] as const] : []),
      [say('potSoFar'), money(sale.cards * price)],
      ...(sale.carried > 0 ? [[say('fromBefore'), money(sale.carried)] as const] : []),
      [say('fullWithYours'), money(prizesOf(all * price).full + sale.carried)],
      [say('yourShare'), say('shareOf', { own: ownCount + adding, all })],
      [say('toPlayers'), say('toPlayersShare')],
    ]
    fill(figures, ...rows.flatMap(([label, value]) => [h('dt', {}, label), h('dd', {}, value)]))
    write(
      notes,
      [
        say('saleNote'),
        terms.houseCards > 0 ? say('studioNote', { least: terms.leastCards }) : say('leastNote', { least: terms.leastCards }),
      ].join(' '),
    )
  }
  const paintButton = (sale: SaleView, now: number) => {
    const isReady = sale.isOpen && waiting === null && room() > 0 && cards.length >= room() && state.commitment !== ''
    button.setAttribute('aria-disabled', String(!isReady))
    const amount = money(room() * price)
    if (waiting === 'buy') return write(word, say('buying'))
    if (!sale.isOpen) return write(word, say('saleClosed', { clock: clockOf(sale.startsAt - now) }))
    if (most() === 0) return write(word, say('sixHeld'))
    return write(word, say('buyCards', { cards: cardsIn(say, room()), amount }))
  }
  const paint = () => {
    if (!last) return
    const { view, mine, now } = last
    const { sale, terms } = view
    element.classList.toggle('waiting', sale === null)
    if (!sale) {
      write(title, '')
      write(word, say('saleSoon'))
      button.setAttribute('aria-disabled', 'true')
      return
    }
    ownCount = mine.filter(standing).reduce((sum, round) => sum + cardsOfRound(round).length, 0)
    const end = sale.isOpen ? sale.closesAt : sale.startsAt
    const whole = sale.isOpen ? terms.everyMs - terms.closedMs : terms.closedMs
    ring.style.setProperty('--part', String(Math.max(0, Math.min(1, (end - now) / whole))))
    write(title, say('nextRound', { time: time(sale.startsAt) }))
    write(tag, say(sale.isOpen ? 'onSale' : 'saleEnded'))
    write(clock, clockOf(end - now))
    write(until, sale.isOpen ? say('untilSale', { time: time(sale.closesAt) }) : say('untilBall'))
    write(number, String(room()))
    less.setAttribute('aria-disabled', String(room() <= 1))
    more.setAttribute('aria-disabled', String(room() >= most()))
    chooser.hidden = !sale.isOpen || most() === 0
    paintCards()
    paintOwn(sale, mine)
    paintFigures(view, sale)
    paintButton(sale, now)
  }
  void fillUp()
  const element = h(
    'aside',
    { class: 'bingo-sale' },
    h('header', {}, title, tag),
    h('div', { class: 'bingo-until' }, ring, h('div', {}, clock, until)),
    chooser,
    own,
    figures,
    h('div', { class: 'bingo-buy' }, button, notes),
  )
  return {
    element,
    picked: () => cards.slice(0, room()),
    renew: () => {
      cards = []
      void fillUp()
    },
    show: (view, mine, now) => {
      last = { view, mine, now }
      paint()
    },
    pending: (what) => {
      waiting = what
      paint()
    },
    step,
  }
}
