import { readState } from './api.ts'
import { fill, h } from './dom.ts'
import { pause, type Table } from './table.ts'

/** What is told of a round within this is asked about once. */
const GATHER_MS = 500

/**
 * Which part of the balance is bonus money and what it allows for one bet, for a window that no bar of the site stands over: nothing for a player
 * without a bonus. What a round takes from it the wallet alone knows, so it is asked when the balance has changed.
 */
export const bonusFigures = (table: Table, read = readState): readonly HTMLElement[] => {
  const { say, money, state } = table
  if (!state.bonus) return []
  const { amount, maxStake } = state.bonus
  const figure = h('dd', {}, money(amount))
  let known = table.balance()
  let waiting: Promise<void> | undefined
  const renew = async (): Promise<void> => {
    await pause(GATHER_MS)
    waiting = undefined
    const now = await read()
    if (!('refused' in now)) fill(figure, money(now.bonus?.amount ?? 0))
  }
  table.watch(() => {
    if (table.balance() === known) return
    known = table.balance()
    waiting ??= renew()
  })
  return [
    h('div', { class: 'bonus' }, h('dt', {}, say('bonus')), figure),
    ...(maxStake === undefined ? [] : [h('div', { class: 'bonus' }, h('dt', {}, say('maxBet')), h('dd', {}, money(maxStake)))]),
  ]
}
