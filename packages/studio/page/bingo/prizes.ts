import type { BingoView } from '../../bingo/view.ts'
import type { Card } from '../../games/bingo/card.ts'
import { LINE_BALLS, prizesOf } from '../../games/bingo/pool.ts'
import { fill, h } from '../dom.ts'
import { percent } from '../money.ts'
import type { Table } from '../table.ts'
import { needsOf } from './cards.ts'
import { chanceOfAny } from './chance.ts'
import { cardsIn } from './words.ts'

type RoundView = NonNullable<BingoView['round']>

const BALLS = 75

export interface Prizes {
  readonly element: HTMLElement
  readonly show: (round: RoundView, own: readonly Card[]) => void
}

/** What this round's cards play for, and how near one is. */
export const createPrizes = ({ say, money, locale }: Table): Prizes => {
  const element = h('section', { class: 'bingo-prizes' })
  const prize = (label: string, figure: string, ...notes: (HTMLElement | string | null)[]) =>
    h('div', {}, h('h3', {}, label), h('b', {}, figure), ...notes.map((note) => (typeof note === 'string' ? h('p', {}, note) : note)))
  const nearestText = ({ nearest, full }: RoundView, own: readonly Card[], balls: readonly number[]): string => {
    if (!nearest || full) return ''
    const name = nearest.player ?? say('studioCard')
    if (own.length === 0) return nearest.player === '' ? '' : say('nearestOnly', { name, needs: nearest.needs })
    const least = Math.min(...own.map((card) => needsOf(card, balls).full.length))
    return least <= nearest.needs ? say('nearestYou', { needs: least }) : say('nearestOther', { own: least, name, needs: nearest.needs })
  }
  const fullText = ({ full }: RoundView): string =>
    full ? say('fullCalled', { at: full.at, cards: cardsIn(say, full.cards), each: money(full.each) }) : ''
  const linesText = ({ lines, balls }: RoundView): string => {
    const values = { at: balls.length, cards: cardsIn(say, lines.cards), each: money(lines.each) }
    if (balls.length >= LINE_BALLS) return lines.cards > 0 ? say('linesOver', values) : say('linesOverNone')
    return lines.cards > 0 ? say('linesSoFar', values) : say('linesNone', values)
  }
  /** The chance that one of the player's cards that have no line yet gets one. */
  const chance = (own: readonly Card[], balls: readonly number[]): HTMLElement | null => {
    const toCome = LINE_BALLS - balls.length
    const open = own.map((card) => needsOf(card, balls).rows).filter((rows) => rows.every((row) => row.length > 0))
    if (toCome <= 0 || open.length === 0 || open.length < own.length) return null
    const found = chanceOfAny(open.flat(), BALLS - balls.length, toCome)
    if (found === undefined) return null
    return prize(say('lineChance'), percent(Math.floor(found * 10_000), locale), say('lineChanceNote', { balls: toCome }))
  }
  const show: Prizes['show'] = (round, own) => {
    const { full, lines, fee } = prizesOf(round.pot)
    const { balls, carried } = round
    const share = carried > 0 ? say('ofPotCarried', { amount: money(carried) }) : say('ofPot')
    const meter = h('span', { class: 'bingo-meter', 'aria-hidden': 'true' }, h('i'))
    meter.style.setProperty('--part', String(Math.min(1, balls.length / LINE_BALLS)))
    fill(
      element,
      h('h2', {}, say('prizes')),
      prize(say('fullHouse'), money(full + carried), [share, fullText(round), nearestText(round, own, balls)].filter(Boolean).join(' ')),
      prize(say('linesShare'), money(lines), meter, linesText(round)),
      chance(own, balls),
      h('p', { class: 'foot' }, say('lineNote', { fee: money(fee) })),
    )
  }
  return { element, show }
}
