import type { DuelView } from '../../duels/view.ts'
import { TURN_MS } from '../../duels/duel.ts'
import { FEE_PERCENT, twoKings, type CardsChoice } from '../../games/cards/cards.ts'
import { PUBLISHED_RETURN } from '../../games/cards/published.ts'
import { duelCall, type Refused, stakeOnDuel } from '../api.ts'
import { fill, h } from '../dom.ts'
import { follow } from '../live.ts'
import { note } from '../sound.ts'
import { refusalText, type Table } from '../table.ts'
import type { View } from '../view.ts'
import { createClock } from './clock.ts'
import { countText, createFelt } from './felt.ts'
import { cardsCombinations, cardsFigures } from './figures.ts'
import { createHand } from './hand.ts'
import { bindKeys } from './keys.ts'
import { endingText, hasWon, moveInWords, turnText } from './line.ts'
import { createOpponent } from './opponent.ts'
import { createReplay } from './replay.ts'
import { createSide, secondsLeft } from './side.ts'
import { createStakeChoice } from './stake.ts'
import { createTill } from './till.ts'
import { obstacleOf, ranksOf } from './words.ts'

const TICK_MS = 250
/** A frame is answered at most this often, by which the studio knows that somebody is there. */
const HERE_MS = 2500
const LAST_CALL_MS = 10_000

type Answer = { readonly view: DuelView | null } | Refused

export const cardsView = (table: Table): View => {
  const { say, money, state } = table
  const felt = createFelt(table)
  const opponent = createOpponent(table)
  const clock = createClock(say)
  const side = createSide(table)
  const stakes = createStakeChoice(table, () => paint())
  const hand = createHand(say, () => {
    tell('')
    paint()
  })
  const till = createTill(table)
  const headline = h('b')
  const subline = h('span')
  /** Told to everybody, and what only a screen reader needs to hear. */
  const notice = h('p', { class: 'told', role: 'status' })
  const announcement = h('p', { class: 'unseen', role: 'status' })
  const scrim = h('div', { class: 'table-scrim', role: 'alert', hidden: true })
  const playText = h('span')
  const play = h('button', { type: 'button', class: 'primary', onclick: () => void move(hand.chosen()) }, playText)
  const pass = h('button', { type: 'button', class: 'quiet', onclick: () => void move([]) }, say('pass'))
  const sitText = h('span')
  const sit = h('button', { type: 'button', class: 'primary', onclick: () => void call('sit', { stake: stakes.stake() }) }, sitText)
  const leave = h('button', { type: 'button', class: 'quiet', onclick: () => void call('stand', {}) }, say('leaveTable'))
  const waited = h('span')
  let answered: DuelView | null = null
  let pending = false
  let lostAt: number | null = null
  let hereAt = -Infinity
  let phase = ''
  let lastCallFor = ''
  const replay = createReplay(table, felt, state.commitment === '' ? null : () => stopReplay())

  const current = (): DuelView | null => {
    const view = live?.view() ?? null
    return answered && answered.now >= (view?.now ?? 0) ? answered : view
  }
  const nameOf = (view: DuelView | null): string => (view?.practice ? say('practicePlayer') : (view?.opponent ?? ''))
  const now = (): number => live?.now() ?? 0
  const tell = (text: string) => {
    fill(notice, text)
    notice.hidden = text === ''
  }
  const isPlaying = () => current()?.state === 'playing'
  const leftOfTurn = (view: DuelView): number => view.turnLeftMs ?? (view.turnEndsAt ?? 0) - now()

  const call = async (name: 'sit' | 'stand' | 'move', body: object): Promise<void> => {
    if (pending) return
    pending = true
    paint()
    const answer = await duelCall<Answer>(name, body)
    pending = false
    if ('refused' in answer) tell(refusalText(say, answer.refused))
    else answered = answer.view
    changed()
  }
  const move = async (cards: readonly number[]): Promise<void> => {
    const view = current()
    if (!view?.myTurn || pending || replay.isOn()) return
    const obstacle = cards.length === 0 ? (view.lying ? undefined : say('leadAny')) : obstacleOf(say, cards, view.lying)
    if (obstacle) return tell(obstacle)
    tell('')
    note(cards.length === 0 ? 260 : 440)
    await call('move', { at: view.moves.length, cards })
    if (!hand.holdsFocus()) hand.clear()
  }
  const stopReplay = () => {
    replay.stop()
    paint()
  }

  const announce = (view: DuelView) => {
    const next = `${view.id} ${view.state} ${view.moves.length}`
    if (next === phase) return
    const isFirst = phase === ''
    phase = next
    if (view.state === 'playing') {
      if (replay.isOn()) replay.stop()
      // On a narrow screen what stands beside the table is below it.
      if (view.moves.length === 0) element.scrollTop = 0
      tell('')
      if (view.myTurn && view.moves.length > 0) note(520)
      fill(announcement, moveInWords(table, view, nameOf(view)))
    } else if (view.state === 'waiting') {
      tell('')
      fill(announcement, say('waitingFor'))
    } else if (view.state === 'staking') fill(announcement, say('staking'))
    else if (!isFirst || view.state === 'over') tell(till.refusal() ?? endingText(table, view))
  }
  const changed = () => {
    lostAt = null
    const view = current()
    if (performance.now() - hereAt > HERE_MS && view && view.endedAt === null) {
      hereAt = performance.now()
      void duelCall('here', {})
    }
    if (view) {
      till.see(view, (sent) => stakeOnDuel({ ...sent, commitment: view.commitment }), changed)
      announce(view)
    }
    paint()
  }
  const lost = (refused: string) => {
    lostAt ??= performance.now()
    if (refused !== 'LOST') tell(refusalText(say, refused))
    else if (!isPlaying()) tell(say('DUEL_NO_LINE'))
    paint()
  }

  const paintTurn = (view: DuelView) => {
    const chosen = hand.chosen()
    const [first, second] = turnText(table, view, nameOf(view))
    fill(headline, first)
    fill(subline, second)
    const obstacle = view.myTurn ? obstacleOf(say, chosen, view.lying) : say('playWait')
    fill(playText, obstacle ?? say('play', { cards: ranksOf(chosen) }))
    play.setAttribute('aria-disabled', String(obstacle !== undefined || pending))
    pass.setAttribute('aria-disabled', String(!view.myTurn || view.lying === null || pending))
  }
  const modeOf = (view: DuelView | null): string => {
    if (replay.isOn()) return 'replay'
    return view && view.endedAt === null ? view.state : 'seat'
  }
  const paint = () => {
    const view = current()
    const mode = modeOf(view)
    element.dataset['mode'] = mode
    const isOver = view?.state === 'over'
    const stake = mode === 'seat' ? (isOver ? view.stake : stakes.stake()) : (view?.stake ?? stakes.stake())
    side.show(mode === 'seat' && !isOver ? null : view, mode === 'seat' ? stakes.stake() : stake, nameOf(view))
    if (mode !== 'replay') {
      const shows = view && (mode === 'playing' || isOver) ? view : null
      felt.show({
        name: nameOf(view),
        theirCount: shows?.theirCount ?? 0,
        theirHand: shows?.theirHand ?? null,
        ownHand: isOver ? view.hand : null,
        moves: shows?.moves ?? [],
        seat: view?.seat ?? 0,
        stake: mode === 'playing' || isOver ? stake : null,
      })
    }
    hand.show(mode === 'playing' ? (view?.hand ?? []) : [])
    notice.classList.toggle('gain', mode === 'seat' && view !== null && hasWon(view))
    fill(sitText, say(state.mode === 'demo' ? 'sitPractice' : 'sitDown', { amount: money(stakes.stake()) }))
    sit.setAttribute('aria-disabled', String(pending || lostAt !== null))
    if (view && mode === 'playing') paintTurn(view)
    else if (mode === 'waiting' || mode === 'staking') {
      fill(headline, say(mode === 'waiting' ? 'waitingFor' : 'staking'))
      fill(subline, say(mode === 'waiting' ? 'waitingNote' : 'stakingNote'))
    } else {
      fill(headline, isOver ? '' : say('takeSeat'))
      fill(subline, isOver ? '' : say('PSTWOKINGSSub'))
    }
    tick()
  }
  const tick = () => {
    const view = current()
    const name = nameOf(view)
    const isOn = view?.state === 'playing'
    side.tick(view, name, now())
    const away = isOn && view.theirs?.awaySince ? say('awayFor', { seconds: secondsLeft(view.theirs, now()) }) : null
    const sits = view && (view.endedAt === null || view.state === 'over') && !replay.isOn()
    const detail = sits && (isOn || view.state === 'over') ? countText(table, view.theirCount) : ''
    opponent.show({
      name: replay.isOn() ? say('otherPlayer') : sits ? name : '',
      detail,
      tag: away ?? (sits && view.practice ? say('ofHouse') : null),
      away: away !== null,
    })
    if (view?.state === 'waiting') fill(waited, say('waitedFor', { time: `${Math.max(0, Math.floor((now() - view.begunAt) / 1000))} s` }))
    scrim.hidden = !(isOn && lostAt !== null)
    if (!isOn) return
    if (lostAt !== null) {
      const mine = { leftMs: view.mine.leftMs - (performance.now() - lostAt), awaySince: null }
      fill(
        scrim,
        h('b', {}, say('reconnecting', { seconds: secondsLeft(mine, 0) })),
        h('span', {}, say(view.myTurn ? 'turnWaits' : 'gameWaits')),
      )
    }
    const left = leftOfTurn(view)
    clock.show(left, TURN_MS)
    if (!view.myTurn || left > LAST_CALL_MS || lastCallFor === phase) return
    lastCallFor = phase
    fill(announcement, say('tenLeft'))
  }
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
      replay.element,
      h(
        'div',
        { class: 'seat-bar' },
        stakes.element,
        h('div', { class: 'seat-press' }, sit, h('p', { class: 'hint' }, say(state.mode === 'demo' ? 'practiceNote' : 'sitFree'))),
      ),
      h('div', { class: 'wait-bar' }, h('span', { class: 'pulse', 'aria-hidden': 'true' }), waited, leave),
      h('div', { class: 'turn' }, clock.element, h('p', { class: 'turn-text' }, headline, subline)),
      hand.element,
      h('div', { class: 'turn-press' }, pass, play),
      scrim,
    ),
    side.element,
  )
  const live = state.commitment === '' ? undefined : follow<DuelView>('duel', changed, lost)
  if (live) {
    setInterval(tick, TICK_MS)
    bindKeys({ isPlaying, hand, play: () => void move(hand.chosen()), pass: () => void move([]) })
  }
  tell('')
  paint()
  return {
    element,
    published: PUBLISHED_RETURN,
    headline: { title: say('feeInstead'), figure: `${FEE_PERCENT}%`, text: say('feeText') },
    rules: say('cardsRules'),
    figures: () => cardsFigures(table, stakes.stake()),
    pays: () => cardsCombinations(table),
    inWords: ({ paid, choice }) =>
      say('duelWords', { result: say(paid > 0 ? 'duelWon' : 'duelLost'), moves: (choice as CardsChoice).moves.length }),
    replay: (round) => {
      if (round.gameCode !== twoKings.code) return
      if (isPlaying()) return tell(say('replayBusy'))
      tell('')
      replay.start(round)
      paint()
    },
  }
}
