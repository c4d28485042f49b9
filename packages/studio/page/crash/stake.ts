import { LEAST, TOP } from '../../games/crash/climb.ts'
import { fill, h, icon } from '../dom.ts'
import type { Table } from '../table.ts'
import { hundredthsOf } from './format.ts'

const LEVELS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]
const FIRST_LEVEL = 20

export interface StakeField {
  readonly element: HTMLElement
  readonly stake: () => number
  /** In hundredths, null for none; undefined where what is typed is no multiplier. */
  readonly auto: () => number | null | undefined
  /** Nothing can be changed while a bet stands. */
  readonly lock: (on: boolean) => void
  readonly focusAuto: () => void
}

/** What is staked, and at what the server cashes out by itself. */
export const createStake = ({ say, money, state }: Table, changed: () => void): StakeField => {
  const { minStake, maxStake } = state.limits
  const levels = LEVELS.map((times) => times * state.unit).filter((stake) => stake >= minStake && stake <= maxStake)
  let level = Math.max(0, levels.indexOf(FIRST_LEVEL * state.unit))
  let locked = false
  const stake = () => levels[level] ?? state.unit
  const amount = h('b', { 'aria-live': 'polite' })
  const show = () => fill(amount, money(stake()))
  const step = (by: number) => () => {
    if (locked) return
    level = Math.min(levels.length - 1, Math.max(0, level + by))
    show()
    changed()
  }
  const less = h('button', { type: 'button', 'aria-label': say('less'), onclick: step(-1) }, icon('minus'))
  const more = h('button', { type: 'button', 'aria-label': say('more'), onclick: step(1) }, icon('plus'))
  const input = h('input', {
    id: 'auto-leave',
    inputmode: 'decimal',
    autocomplete: 'off',
    maxlength: 8,
    placeholder: say('autoOff'),
    'aria-describedby': 'auto-hint',
    oninput: changed,
  }) as HTMLInputElement
  const auto = (): number | null | undefined => {
    const typed = hundredthsOf(input.value)
    return typed === null || typed === undefined || (typed >= LEAST && typed <= TOP) ? typed : undefined
  }
  input.addEventListener('input', () => input.setAttribute('aria-invalid', String(auto() === undefined)))
  show()
  return {
    element: h(
      'div',
      { class: 'stake-field' },
      h('span', { class: 'label' }, say('yourStake')),
      h('div', { class: 'stepper', role: 'group', 'aria-label': say('yourStake') }, less, amount, more),
      h('label', { for: 'auto-leave' }, say('autoLeave')),
      h('span', { class: 'times' }, input, h('span', { 'aria-hidden': 'true' }, '×')),
      h('p', { id: 'auto-hint', class: 'unseen' }, say('autoHint')),
    ),
    stake,
    auto,
    lock: (on) => {
      if (locked === on) return
      locked = on
      input.readOnly = on
      for (const button of [less, more]) button.setAttribute('aria-disabled', String(on))
    },
    focusAuto: () => input.focus(),
  }
}
