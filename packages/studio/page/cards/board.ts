import { TURN_MS } from '../../duels/duel.ts'
import type { DuelView } from '../../duels/view.ts'
import { fill, h } from '../dom.ts'
import type { Table } from '../table.ts'
import { createClock } from './clock.ts'
import { countText, createFelt, type Felt } from './felt.ts'
import { createHand, type HandView } from './hand.ts'
import { turnText } from './line.ts'
import { createOpponent } from './opponent.ts'
import { createSide, secondsLeft } from './side.ts'
import { createStakeChoice, type StakeChoice } from './stake.ts'
import { obstacleOf, ranksOf } from './words.ts'

/** What the board shows: `seat` is before and after a game, `replay` one that is over. */
export type Mode = 'seat' | 'waiting' | 'staking' | 'playing' | 'replay'

export interface Scene {
  readonly mode: Mode
  readonly view: DuelView | null
  readonly name: string
  /** The studio's clock. */
  readonly now: number
  /** For how long there has been no line to the studio; null while there is. */
  readonly lostMs: number | null
  /** A press is under way. */
  readonly pending: boolean
}

export interface Presses {
  readonly sit: () => void
  readonly stand: () => void
  readonly play: () => void
  readonly pass: () => void
  readonly choose: () => void
}

export interface Board {
  readonly element: HTMLElement
  readonly felt: Felt
  readonly hand: HandView
  readonly stakes: StakeChoice
  /** Says something to everybody; nothing takes it away. */
  readonly tell: (text: string, good?: boolean) => void
  /** Says something to whoever listens only. */
  readonly announce: (text: string) => void
  readonly paint: (scene: Scene) => void
  /** What runs by the clock alone. */
  readonly tick: (scene: Scene) => void
}

export const leftOfTurn = ({ turnLeftMs, turnEndsAt }: DuelView, now: number): number => turnLeftMs ?? (turnEndsAt ?? 0) - now

/** The table of two as it is drawn; `foot` stands where the hand is while a game is replayed. */
export const createBoard = (table: Table, presses: Presses, footOf: (felt: Felt) => HTMLElement): Board => {
  const { say, money, state } = table
  const isTrial = state.mode === 'demo'
  const felt = createFelt(table)
  const opponent = createOpponent(table)
  const clock = createClock(say)
  const side = createSide(table)
  const stakes = createStakeChoice(table, presses.choose)
  const hand = createHand(say, presses.choose)
  const headline = h('b')
  const subline = h('span')
  const notice = h('p', { class: 'notice', role: 'status', hidden: true })
  const announcement = h('p', { class: 'unseen', role: 'status' })
  const scrim = h('div', { class: 'table-scrim', role: 'alert', hidden: true })
  const playText = h('span')
  const play = h('button', { type: 'button', class: 'primary', onclick: presses.play }, playText)
  const pass = h('button', { type: 'button', class: 'quiet', onclick: presses.pass }, say('pass'))
  const sitText = h('span')
  const sit = h('button', { type: 'button', class: 'primary', onclick: presses.sit }, sitText)
  const leave = h('button', { type: 'button', class: 'quiet', onclick: presses.stand }, say('leaveTable'))
  const waitTime = h('span')
  const element = h(
    'main',
    { class: 'stage duel' },
    h(
      'section',
      { class: 'duel-table', 'aria-label': say('PSTWOKINGS') },
      opponent.element,
      ...felt.elements,
      notice,
      announcement,
      footOf(felt),
      h(
        'div',
        { class: 'seat-bar' },
        stakes.element,
        h('div', { class: 'seat-press' }, sit, h('p', { class: 'hint' }, say(isTrial ? 'practiceNote' : 'sitFree'))),
      ),
      h('div', { class: 'wait-bar' }, h('span', { class: 'pulse', 'aria-hidden': 'true' }), waitTime, leave),
      h('div', { class: 'turn' }, clock.element, h('p', { class: 'turn-text' }, headline, subline)),
      hand.element,
      h('div', { class: 'turn-press' }, pass, play),
      scrim,
    ),
    side.element,
  )
  const linesOf = ({ mode, view, name }: Scene): readonly [string, string] => {
    if (view && mode === 'playing') return turnText(table, view, name)
    if (mode === 'waiting') return [say('waitingFor'), say('waitingNote')]
    if (mode === 'staking') return [say('staking'), say('stakingNote')]
    return view?.state === 'over' ? ['', ''] : [say('takeSeat'), say('PSTWOKINGSSub')]
  }
  const paintFelt = ({ mode, view, name }: Scene) => {
    if (mode === 'replay') return
    const isOver = view?.state === 'over'
    const game = view && (mode === 'playing' || isOver) ? view : null
    felt.show({
      name,
      theirCount: game?.theirCount ?? 0,
      theirHand: game?.theirHand ?? null,
      ownHand: isOver ? view.hand : null,
      moves: game?.moves ?? [],
      seat: view?.seat ?? 0,
      stake: game?.stake ?? null,
    })
  }
  const tick: Board['tick'] = ({ mode, view, name, now, lostMs }) => {
    const isOn = view?.state === 'playing'
    side.tick(view, name, now)
    const away = isOn && view.theirs?.awaySince ? say('awayFor', { seconds: secondsLeft(view.theirs, now) }) : null
    const sits = mode !== 'replay' && view !== null && (view.endedAt === null || view.state === 'over')
    const holds = sits && (isOn || view.state === 'over')
    opponent.show({
      name: mode === 'replay' ? say('otherPlayer') : sits ? name : '',
      detail: holds ? countText(table, view.theirCount) : '',
      tag: away ?? (sits && view.practice ? say('ofHouse') : null),
      away: away !== null,
    })
    if (view?.state === 'waiting') fill(waitTime, say('waitedFor', { time: `${Math.max(0, Math.floor((now - view.begunAt) / 1000))} s` }))
    // Without a line, or with one on which the studio hears nothing.
    const isAway = lostMs !== null || (view?.mine.awaySince ?? null) !== null
    scrim.hidden = !(isOn && isAway)
    if (!isOn) return
    clock.show(leftOfTurn(view, now), TURN_MS)
    if (!isAway) return
    const seconds = secondsLeft(lostMs === null ? view.mine : { leftMs: view.mine.leftMs - lostMs, awaySince: null }, now)
    fill(scrim, h('b', {}, say('reconnecting', { seconds })), h('span', {}, say(view.myTurn ? 'turnWaits' : 'gameWaits')))
  }
  return {
    element,
    felt,
    hand,
    stakes,
    tick,
    tell: (text, good = false) => {
      fill(notice, text)
      notice.hidden = text === ''
      notice.classList.toggle('gain', good)
    },
    announce: (text) => fill(announcement, text),
    paint: (scene) => {
      const { mode, view, name, pending, lostMs } = scene
      element.dataset['mode'] = mode
      side.show(
        mode === 'seat' && view?.state !== 'over' ? null : view,
        mode === 'seat' ? stakes.stake() : (view?.stake ?? stakes.stake()),
        name,
      )
      paintFelt(scene)
      hand.show(mode === 'playing' ? (view?.hand ?? []) : [])
      const [first, second] = linesOf(scene)
      fill(headline, first)
      fill(subline, second)
      fill(sitText, say(isTrial ? 'sitPractice' : 'sitDown', { amount: money(stakes.stake()) }))
      sit.setAttribute('aria-disabled', String(pending || lostMs !== null))
      const obstacle = view?.myTurn ? obstacleOf(say, hand.chosen(), view.lying) : say('playWait')
      fill(playText, obstacle ?? say('play', { cards: ranksOf(hand.chosen()) }))
      play.setAttribute('aria-disabled', String(obstacle !== undefined || pending))
      pass.setAttribute('aria-disabled', String(!view?.myTurn || view.lying === null || pending))
      tick(scene)
    },
  }
}
