import type { FlightView } from '../../flights/view.ts'
import { exitOf, type CrashChoice, worth } from '../../games/crash/crash.ts'
import type { Round } from '../../rounds/round.ts'
import { fill, h } from '../dom.ts'
import { signed } from '../money.ts'
import type { Table } from '../table.ts'

export interface Riders {
  readonly element: HTMLElement
  readonly show: (view: FlightView, mine: Round | null) => void
}

/** Where a bet of the player's own left, or null. */
export const exitOfRound = (round: Round): number | null =>
  round.paid > 0 ? exitOf(round.choice as CrashChoice, Number.MAX_SAFE_INTEGER) : null

/** Everybody's bets of this flight, the player's own first; others under made-up names. */
export const createRiders = ({ say, money }: Table, multiplier: (hundredths: number) => string): Riders => {
  const count = h('span', { class: 'hint' })
  const list = h('ul')
  const row = (view: FlightView, name: string, rider: { stake: number; exit: number | null }, own: boolean) => {
    const hasLost = rider.exit === null && view.state === 'over'
    const state = hasLost ? say('lost') : say(view.state === 'flying' ? 'flying' : 'boarding')
    const exit =
      rider.exit === null
        ? h('span', { class: 'state' }, state)
        : h(
            'span',
            { class: 'state' },
            h('b', { class: 'gain' }, multiplier(rider.exit)),
            h('small', {}, signed(money, worth(rider.stake, rider.exit) - rider.stake)),
          )
    return h('li', own ? { class: 'own' } : {}, h('span', {}, name), h('span', { class: 'number' }, money(rider.stake)), exit)
  }
  const show: Riders['show'] = (view, mine) => {
    const flying = view.state === 'over' ? 0 : view.players - view.left
    const hasBegun = view.state === 'flying' || view.state === 'over'
    fill(count, hasBegun ? say('flyingCount', { flying, left: view.left }) : say('boardCount', { count: view.players }))
    const stands = mine && mine.state !== 'void' && mine.state !== 'refused'
    fill(
      list,
      stands ? row(view, say('you'), { stake: mine.stake, exit: exitOfRound(mine) }, true) : null,
      ...view.riders.map((rider) => row(view, rider.name, rider, false)),
    )
  }
  return {
    element: h(
      'section',
      { class: 'riders' },
      h('header', {}, h('h2', {}, say('players')), count),
      list,
      h('p', { class: 'hint' }, say('riderHint')),
    ),
    show,
  }
}
