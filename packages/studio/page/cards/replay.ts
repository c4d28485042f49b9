import type { CardsChoice, CardsOutcome } from '../../games/cards/cards.ts'
import { otherSeat, standingAfter } from '../../games/cards/standing.ts'
import type { Round } from '../../rounds/round.ts'
import { fill, h, icon } from '../dom.ts'
import type { Table } from '../table.ts'
import type { Felt } from './felt.ts'

export interface Replay {
  readonly element: HTMLElement
  readonly isOn: () => boolean
  readonly start: (round: Round) => void
  readonly stop: () => void
}

/** A game that is over, both hands open, move by move. `closed` when the player has seen enough; a page that only replays cannot close it. */
export const createReplay = ({ say }: Table, felt: Felt, closed: (() => void) | null): Replay => {
  let round: Round | null = null
  let at = 0
  const label = h('p', { role: 'status' })
  const moves = () => (round ? (round.choice as CardsChoice).moves : [])
  const step = (by: number) => {
    at = Math.min(moves().length, Math.max(0, at + by))
    show()
  }
  const backward = h('button', { type: 'button', class: 'quiet', onclick: () => step(-1) }, icon('left'), say('replayBack'))
  const forward = h('button', { type: 'button', class: 'quiet', onclick: () => step(1) }, icon('play'), say('replayOn'))
  const end = h('button', { type: 'button', class: 'quiet', onclick: () => closed?.() }, icon('x'), say('replayClose'))
  const element = h('div', { class: 'replay-bar', hidden: true }, backward, label, forward, closed ? end : null)
  const show = () => {
    element.hidden = round === null
    if (!round) return
    const { seat, stake } = round.choice as CardsChoice
    const { hands } = round.outcome as CardsOutcome
    const done = moves().slice(0, at)
    const standing = standingAfter(hands, done)
    const theirHand = standing.hands[otherSeat(seat)]
    felt.show({
      name: say('otherPlayer'),
      theirCount: theirHand.length,
      theirHand,
      ownHand: standing.hands[seat],
      moves: done,
      seat,
      stake,
    })
    fill(label, at === 0 ? say('replayDeal') : say('replayStep', { at, of: moves().length }))
    backward.setAttribute('aria-disabled', String(at === 0))
    forward.setAttribute('aria-disabled', String(at === moves().length))
  }
  return {
    element,
    isOn: () => round !== null,
    start: (next) => {
      round = next
      at = moves().length
      show()
    },
    stop: () => {
      round = null
      show()
    },
  }
}
