import { fill, h, icon } from '../dom.ts'
import { signed } from '../money.ts'
import type { Table } from '../table.ts'
import type { OpenRound } from '../../buy-ins/open-round.ts'

/** What the dock shows: no round, one that is played, or a wallet that is being asked. */
export interface DockState {
  readonly open: OpenRound | null
  /** Shots under way counted as fired. */
  readonly left: number
  /** Shots whose end is not known yet: while there are any, nothing that a press does changes under it. */
  readonly pending: number
  readonly price: number
  readonly buyIn: number
  readonly busy: 'buy-in' | 'settle' | null
}

export interface Dock {
  readonly element: HTMLElement
  readonly show: (state: DockState) => void
}

export interface DockPresses {
  readonly price: (by: number) => void
  readonly buyIn: (by: number) => void
  readonly shoot: () => void
  readonly enter: () => void
  readonly settle: () => void
}

/** Only what changed is written, so that nothing is read out twice. */
const write = (element: HTMLElement, text: string): void => {
  if (element.textContent !== text) fill(element, text)
}

const stepper = (label: string, [less, more]: readonly [string, string], press: (by: number) => void) => {
  const amount = h('b', { 'aria-live': 'polite' })
  const button = (name: string, text: string, by: number) =>
    h('button', { type: 'button', 'aria-label': text, onclick: () => press(by) }, icon(name))
  const element = h(
    'div',
    { class: 'set', role: 'group', 'aria-label': label },
    h('small', {}, label),
    h('div', { class: 'stepper' }, button('minus', less, -1), amount, button('plus', more, 1)),
  )
  return { element, amount }
}

/** The bar below the sea: what is left, what a shot costs, and the one press that moves money. */
export const createDock = ({ say, money, locale }: Table, presses: DockPresses): Dock => {
  const number = new Intl.NumberFormat(locale)
  const left = h('b')
  const of = h('small')
  const bar = h('i')
  const leftBox = h(
    'div',
    { class: 'left-box' },
    h('div', {}, h('small', {}, say('buyInLeft')), of),
    left,
    h('span', { class: 'left-bar', 'aria-hidden': 'true' }, bar),
  )
  const [fired, cost, caught, won] = [h('b'), h('span', { class: 'loss' }), h('b'), h('span', { class: 'gain' })]
  const counts = h(
    'dl',
    { class: 'counts' },
    h('dt', {}, say('shotsFired')),
    h('dd', {}, fired, cost),
    h('dt', {}, say('caughtCount')),
    h('dd', {}, caught, won),
  )
  const price = stepper(say('shotPrice'), [say('cheaper'), say('dearer')], presses.price)
  const buyIn = stepper(say('buyInAmount'), [say('less'), say('more')], presses.buyIn)
  const shoot = h('button', { type: 'button', class: 'quiet shoot', onclick: presses.shoot }, say('shoot'))
  const hint = h('p', { class: 'sea-hint' })
  const note = h('p', { class: 'sea-hint note' }, say('buyInNote'))
  const back = h('b')
  const backBox = h('p', { class: 'back-box' }, h('small', {}, say('backToBalance')), back)
  const gold = h('button', { type: 'button', class: 'primary', onclick: () => (isEntering ? presses.enter() : presses.settle()) })
  const end = h('button', { type: 'button', class: 'quiet end', onclick: presses.settle }, say('settleRound'))
  let isEntering = true

  return {
    element: h(
      'div',
      { class: 'controls sea-dock' },
      leftBox,
      counts,
      buyIn.element,
      note,
      price.element,
      h('div', { class: 'fire' }, shoot, hint),
      backBox,
      h('div', { class: 'ends' }, end, gold),
    ),
    show: ({ open, left: now, pending, price: cost1, buyIn: amount, busy }) => {
      const isOpen = open !== null
      const isEmpty = isOpen && now === 0 && pending === 0
      isEntering = !isOpen || isEmpty
      for (const part of [leftBox, counts, price.element, backBox, shoot.parentElement]) part?.toggleAttribute('hidden', !isOpen)
      for (const part of [buyIn.element]) part.toggleAttribute('hidden', !isEntering)
      note.toggleAttribute('hidden', isOpen)
      price.element.toggleAttribute('hidden', !isOpen || isEmpty)
      end.toggleAttribute('hidden', !isEmpty)
      write(price.amount, money(cost1))
      write(buyIn.amount, money(amount))
      const word = busy === 'buy-in' ? say('buyingIn') : say(isEmpty ? 'buyInAgainFor' : 'buyInFor', { amount: money(amount) })
      write(gold, isEntering ? word : say(busy === 'settle' ? 'settling' : 'settleRound'))
      for (const button of [gold, end]) button.setAttribute('aria-disabled', String(busy !== null))
      if (!open) return
      const total = open.round.stake
      write(left, money(now))
      write(of, say('buyInOf', { amount: money(total) }))
      bar.style.width = `${Math.min(100, (now / total) * 100)}%`
      write(fired, number.format(open.fired))
      write(cost, open.cost > 0 ? signed(money, -open.cost) : '')
      write(caught, number.format(open.caught))
      write(won, open.won > 0 ? signed(money, open.won) : '')
      write(back, money(now))
      const shots = Math.floor(now / cost1)
      shoot.setAttribute('aria-disabled', String(shots === 0 || busy !== null))
      write(
        hint,
        isEmpty
          ? say('emptyHint')
          : shots === 0
            ? say('lowerPrice')
            : `${say('shotsLeft', { count: number.format(shots) })} ${say('shootHint')}`,
      )
    },
  }
}
