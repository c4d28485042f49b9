import { PUBLISHED_RETURN } from '../../games/reef/published.ts'
import { pricesOf, reef } from '../../games/reef/reef.ts'
import type { TargetId } from '../../games/reef/targets.ts'
import type { Round } from '../../rounds/round.ts'
import { buyInto, lookAtBuyIn, recallShot, sendShot, settleBuyIn } from '../api.ts'
import { fill, h } from '../dom.ts'
import { signed } from '../money.ts'
import { note } from '../sound.ts'
import { pause, paymentNote, refusalText, type Table } from '../table.ts'
import type { View } from '../view.ts'
import { createDock } from './dock.ts'
import { reefFigures, reefPays } from './figures.ts'
import { listenKeys } from './keys.ts'
import { createPanels } from './panels.ts'
import { countShots, replayShots } from './replay.ts'
import { createSea, FLIGHT_MS } from './sea.ts'
import { createShooter } from './shooter.ts'

const BUY_INS = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000]
const FIRST_BUY_IN = 100
const FIRST_PRICE = 2
/** How often the page says that it is there: the server keeps a round for ten minutes without. */
const LOOK_MS = 15_000

export const reefView = (table: Table): View => {
  const { say, money, state } = table
  const isReplay = state.commitment === ''
  const prices = pricesOf(state.unit)
  const levels = BUY_INS.map((times) => times * state.unit).filter(
    (amount) => amount >= state.limits.minStake && amount <= state.limits.maxStake && amount <= state.limits.maxPayout,
  )
  let price = FIRST_PRICE
  let level = Math.max(0, levels.indexOf(FIRST_BUY_IN * state.unit))
  let busy: 'buy-in' | 'settle' | null = null
  const priceNow = () => prices[price] ?? state.unit
  const buyInNow = () => levels[level] ?? Math.max(state.unit, state.limits.minStake)

  const status = h('p', { class: 'sea-told', role: 'status' })
  const tell = (...parts: string[]) => fill(status, parts.join(' '))
  const lineNote = h('p', { class: 'sea-line', role: 'alert', hidden: true }, say('NO_ROUND_LINE'))
  const replayed = h('div', { class: 'replayed-shots' })

  const shooter = createShooter({
    // What a shot came to is told when it has flown, in the figures as well.
    send: async (shot) => (await Promise.all([sendShot(shot), pause(FLIGHT_MS)]))[0],
    recall: recallShot,
    now: () => performance.now(),
    wait: pause,
    line: (holds) => lineNote.toggleAttribute('hidden', holds),
    unanswered: () => tell(say('waitingShot')),
    changed: () => show(),
  })
  const sea = createSea(() => {
    tell(say('aimNow', { target: say(sea.aimed()) }))
    show()
  })
  const aimAt = (target: TargetId) => sea.aimAtKind(target)
  const panels = createPanels(table, aimAt)
  const dock = createDock(table, {
    price: (by) => setPrice(by),
    buyIn: (by) => {
      level = Math.min(levels.length - 1, Math.max(0, level + by))
      show()
    },
    shoot: () => void fire(),
    enter: () => void enter(),
    settle: () => void settle(),
  })
  const field = h(
    'div',
    {
      class: 'sea-field',
      tabindex: 0,
      role: 'application',
      'aria-label': say('seaLabel'),
      onclick: (event) => {
        const { clientX, clientY } = event as MouseEvent
        sea.aimAtPoint(clientX, clientY)
        void fire()
      },
    },
    sea.element,
  )
  const show = () => {
    const open = shooter.open()
    dock.show({ open, left: shooter.left(), pending: shooter.pending(), price: priceNow(), buyIn: buyInNow(), busy })
    panels.show({ price: priceNow(), aimed: sea.aimed(), catches: open?.catches ?? [] })
    if (open) table.stand(shooter.left() - open.round.stake)
  }
  const setPrice = (by: number) => {
    price = Math.min(prices.length - 1, Math.max(0, price + by))
    show()
  }

  const fire = async () => {
    const open = shooter.open()
    if (isReplay || busy !== null) return
    if (!open) return tell(say('reefReady'))
    if (shooter.left() < priceNow()) return tell(say(shooter.left() === 0 ? 'emptyHint' : 'lowerPrice'))
    const target = sea.aimed()
    const fired = priceNow()
    const press = shooter.fire(target, fired)
    if (!press) return
    note(220)
    const pellet = sea.launch()
    const answer = await press
    if ('refused' in answer) {
      pellet.end()
      tell(refusalText(say, answer.refused))
      if (answer.refused === 'ROUND_OVER' || answer.refused === 'SHOT_SPENT') await look(open.round.roundId)
      return
    }
    const { shot } = answer
    if (shot.paid > 0) {
      pellet.caught(signed(money, shot.paid))
      note(660)
      return tell(say('caughtFor', { target: say(target), amount: signed(money, shot.paid) }))
    }
    pellet.end()
    tell(shot.target === null ? say('shotReturned', { amount: money(fired) }) : say('missedShot', { target: say(target) }))
  }
  const enter = async () => {
    if (busy !== null || isReplay) return
    const open = shooter.open()
    const amount = buyInNow()
    busy = 'buy-in'
    show()
    if (!open) await pause(table.readyAt() - performance.now())
    const choice = { buyIn: amount }
    const answer = await table.bet(choice, amount, (bet) => buyInto(open ? { roundId: open.round.roundId, choice } : bet))
    busy = null
    tell('refused' in answer ? refusalText(say, answer.refused) : say('boughtIn', { amount: money(amount) }))
    await look(open?.round.roundId ?? '')
    show()
    // Whoever pressed goes on with the keys.
    if (!('refused' in answer)) field.focus({ preventScroll: true })
  }
  /** What a round came to, counted once. */
  const conclude = (round: Round, byItself: boolean) => {
    if (shooter.open()?.round.roundId !== round.roundId) return
    table.finish(round)
    shooter.hear(null)
    const { fired } = countShots(round)
    const net = round.paid - round.stake
    const payment = paymentNote(say, round)
    if (net > 0) note(880)
    tell(
      say(byItself ? 'settledItself' : 'settledBack', { amount: money(round.paid) }),
      say('settledNet', { net: signed(money, net), shots: fired }),
      payment ?? '',
    )
  }
  const settle = async () => {
    const open = shooter.open()
    if (!open || busy !== null) return
    busy = 'settle'
    show()
    await shooter.calm()
    const answer = await settleBuyIn(open.round.roundId)
    busy = null
    if ('refused' in answer) tell(answer.refused === 'LOST' ? say('NO_ROUND_LINE') : refusalText(say, answer.refused))
    else conclude(answer.round, false)
    show()
  }
  /** Takes over how things stand at the server. `known` is the round that was open here. */
  const look = async (known: string): Promise<void> => {
    const answer = await lookAtBuyIn(known)
    if ('refused' in answer) {
      if (answer.refused === 'LOST') lineNote.toggleAttribute('hidden', shooter.open() === null)
      else if (answer.refused === 'SESSION_EXPIRED') tell(refusalText(say, answer.refused))
      return
    }
    lineNote.hidden = true
    if (answer.over?.outcome) conclude(answer.over, true)
    if (answer.open) shooter.hear(answer.open)
    else if (shooter.open() && !answer.over) shooter.hear(null)
  }

  /** Whoever pressed with a pointer goes on with the keys of the sea; whoever pressed with a key stays where they are. */
  const keepKeys = ({ detail, target }: MouseEvent) => {
    if (detail > 0 && target instanceof Element && target.closest('.sea-pays button, .set button, .shoot'))
      field.focus({ preventScroll: true })
  }
  listenKeys({ field, aim: sea.aimTowards, fire: () => void fire(), price: setPrice })
  if (!isReplay) {
    void look('').then(() => {
      const open = shooter.open()
      if (open) tell(say('resumed', { amount: money(open.left) }))
      show()
    })
    setInterval(() => {
      if (busy === null && shooter.pending() === 0) void look(shooter.open()?.round.roundId ?? '')
    }, LOOK_MS)
  }
  tell(say('reefReady'), state.mode === 'demo' ? say('trialNote') : '')
  show()
  return {
    element: h(
      'main',
      { class: 'stage reef', onclick: (event) => keepKeys(event as MouseEvent) },
      field,
      panels.element,
      lineNote,
      status,
      replayed,
      dock.element,
    ),
    published: PUBLISHED_RETURN,
    pays: () => reefPays(table, priceNow()),
    figures: () => reefFigures(table),
    rules: say('reefRules'),
    inWords: (round) => {
      const { fired, caught } = countShots(round)
      return say('reefWords', { shots: fired, caught })
    },
    replay: (round) => {
      if (round.gameCode !== reef.code) return
      fill(replayed, replayShots(table, round, isReplay ? undefined : () => fill(replayed)))
    },
  }
}
