import { FEE_PERCENT, feeOf, prizeOf } from '../../games/cards/cards.ts'
import { fill, h, icon } from '../dom.ts'
import type { Table } from '../table.ts'

const LEVELS = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]
const FIRST_LEVEL = 20

export interface StakeChoice {
  readonly element: HTMLElement
  readonly stake: () => number
}

/** What of the pot goes where, for one stake. */
export const potFigures = ({ say, money }: Pick<Table, 'say' | 'money'>, stake: number): HTMLElement =>
  h(
    'dl',
    { class: 'pot-figures' },
    h('dt', {}, say('twoStakes', { amount: money(stake) })),
    h('dd', {}, money(2 * stake)),
    h('dt', {}, say('tableFee', { percent: `${FEE_PERCENT}%` })),
    h('dd', {}, money(-feeOf(stake))),
    h('dt', {}, say('winnerTakes')),
    h('dd', {}, h('b', {}, money(prizeOf(stake)))),
  )

/** What each stakes, in steps, and what comes of it, before anybody sits down. */
export const createStakeChoice = (table: Table, changed: () => void): StakeChoice => {
  const { say, money, state } = table
  const { minStake, maxStake, maxPayout } = state.limits
  const levels = LEVELS.map((times) => times * state.unit).filter(
    (stake) => stake >= minStake && stake <= maxStake && prizeOf(stake) <= maxPayout,
  )
  let level = Math.max(0, levels.indexOf(FIRST_LEVEL * state.unit))
  const stake = () => levels[level] ?? state.unit
  const amount = h('b', { 'aria-live': 'polite' })
  const figures = h('div')
  const less = h('button', { type: 'button', 'aria-label': say('less'), onclick: () => step(-1) }, icon('minus'))
  const more = h('button', { type: 'button', 'aria-label': say('more'), onclick: () => step(1) }, icon('plus'))
  const show = () => {
    fill(amount, money(stake()))
    fill(figures, potFigures(table, stake()))
    less.setAttribute('aria-disabled', String(level === 0))
    more.setAttribute('aria-disabled', String(level >= levels.length - 1))
  }
  const step = (by: number) => {
    level = Math.min(levels.length - 1, Math.max(0, level + by))
    show()
    changed()
  }
  show()
  return {
    element: h(
      'div',
      { class: 'stake-choice' },
      h('span', { class: 'label' }, say('tableStake')),
      h('div', { class: 'stepper', role: 'group', 'aria-label': say('tableStake') }, less, amount, more),
      figures,
    ),
    stake,
  }
}
