import type { FlightView } from '../../flights/view.ts'
import { multiplierAt, reachedAfter } from '../../games/crash/climb.ts'
import { crash, type CrashOutcome, worth } from '../../games/crash/crash.ts'
import { PUBLISHED_RETURN } from '../../games/crash/published.ts'
import type { Round } from '../../rounds/round.ts'
import { betOnFlight, leaveFlight } from '../api.ts'
import { fill, h, icon, still } from '../dom.ts'
import { signed } from '../money.ts'
import { note } from '../sound.ts'
import { refusalText, type Table } from '../table.ts'
import type { View } from '../view.ts'
import { crashFigures, crashPays } from './figures.ts'
import { multiplierIn } from './format.ts'
import { follow } from '../live.ts'
import { createOwnBets, stands } from './own-bets.ts'
import { createRiders, exitOfRound } from './riders.ts'
import { createSky } from './sky.ts'
import { createStake } from './stake.ts'

/** Between flights, and with reduced motion, where the number still has to tell where the flight is. */
const CALM_MS = 500
const REPLAY_MS = 5000
const short = (text: string): string => `${text.slice(0, 4)} ${text.slice(4, 8)} … ${text.slice(-4)}`

export const crashView = (table: Table): View => {
  const { say, money, state, locale } = table
  const multiplier = multiplierIn(locale)
  const sky = createSky(multiplier)
  const riders = createRiders(table, multiplier)
  const number = h('b', { class: 'multiplier', 'aria-hidden': 'true' }, multiplier(100))
  const line = h('p', { class: 'where', 'aria-hidden': 'true' })
  const status = h('p', { class: 'flight-told', role: 'status' })
  const past = h('ol', { class: 'past', 'aria-label': say('lastFlights') })
  const word = h('span')
  const amount = h('b')
  const button = h('button', { type: 'button', class: 'primary leave', onclick: () => void press() }, word, amount)
  const netFigure = h('b', { class: 'gain' })
  const netNow = h('p', { class: 'net-now', hidden: true }, h('span', {}, say('netNow')), netFigure)
  const seal = h('p', { class: 'seal hint' })
  /** The last answer to a press, which may be ahead of what the stream told. */
  let answered: Round | null = null
  let pending: 'bet' | 'leave' | null = null
  let replayedUntil = 0
  let phase = ''
  /** The bet whose leaving was told. */
  let announcedRound = ''
  const ownBets = createOwnBets(table)
  const stake = createStake(table, () => paint())

  const mineIn = (view: FlightView): Round | null => {
    if (!answered || answered.commitment !== view.commitment) return view.mine
    return !view.mine || (view.mine.state === 'riding' && answered.state !== 'betting') ? answered : view.mine
  }
  const tell = (...parts: string[]) => fill(status, parts.filter((part) => part !== '').join(' '))
  const outcomeText = (round: Round | null): string => {
    if (!round || round.state === 'refused') return ''
    const exit = exitOfRound(round)
    if (round.state === 'void') return say('youBack', { amount: money(round.stake) })
    return exit === null
      ? say('youLost', { amount: money(round.stake) })
      : say('youLeft', { multiplier: multiplier(exit), amount: signed(money, round.paid - round.stake) })
  }
  const changed = () => {
    const view = live?.view()
    if (!view) return
    const mine = mineIn(view)
    ownBets.see(view, mine)
    const ends = view.crash === null ? view.past : [view.crash, ...view.past]
    fill(past, ...ends.slice(0, 12).map((end) => h('li', { class: end >= 1000 ? 'far' : end >= 200 ? 'good' : '' }, multiplier(end))))
    riders.show(view, mine)
    fill(
      seal,
      icon('seal'),
      h('span', {}, view.entropy ? say('sealedNote', { mark: short(view.entropy) }) : say('openNote', { mark: short(view.commitment) })),
    )
    const next = `${view.number} ${view.state}`
    if (next !== phase && performance.now() > replayedUntil) {
      phase = next
      if (view.state === 'betting') tell(say('betsOpen'))
      if (view.state === 'flying' && stands(mine)) tell(say('youFly', { amount: money(mine.stake) }))
      else if (view.state === 'flying') tell(say('flightOf', { number: view.number, players: view.players, left: view.left }))
      if (view.state === 'over') tell(say('flightEnded', { multiplier: multiplier(view.crash ?? 100) }), outcomeText(mine))
      if (view.state === 'void') tell(outcomeText(mine), say('flightSoon'))
    } else if (mine && view.state === 'flying' && exitOfRound(mine) !== null && announcedRound !== mine.roundId) tell(outcomeText(mine))
    if (mine && exitOfRound(mine) !== null) announcedRound = mine.roundId
    paint()
  }
  const live =
    state.commitment === ''
      ? undefined
      : follow<FlightView>('flight', changed, (refused) => tell(refused === 'LOST' ? say('NO_LINE') : refusalText(say, refused)))
  const secondsTo = (at: number): number => Math.max(0, Math.ceil((at - (live?.now() ?? at)) / 1000))

  /** Only what changed is written: a frame costs nothing otherwise, and nothing is read out twice. */
  const write = (element: HTMLElement, text: string) => {
    if (element.textContent !== text) fill(element, text)
  }
  const setButton = (text: string, figure: string, ready: boolean) => {
    write(word, text)
    write(amount, figure)
    button.setAttribute('aria-disabled', String(!ready))
  }
  const paintButton = (view: FlightView, mine: Round | null, reached: number) => {
    const flies = view.state === 'flying' && view.startsAt !== null
    netNow.hidden = true
    if (pending === 'leave') return setButton(say('leaving'), '', false)
    if (pending === 'bet' || mine?.state === 'betting') return setButton(say('placing'), '', false)
    const exit = mine && exitOfRound(mine)
    if (mine && exit) return setButton(say('leftAt', { multiplier: multiplier(exit) }), money(mine.paid), false)
    if (stands(mine) && flies && reached > 100) {
      const now = worth(mine.stake, reached)
      netNow.hidden = false
      write(netFigure, signed(money, now - mine.stake))
      return setButton(say('leaveNow'), money(now), true)
    }
    if (stands(mine)) return setButton(say('betPlaced', { seconds: secondsTo(view.closesAt) }), money(mine.stake), false)
    const isOpen = view.state === 'betting' && secondsTo(view.closesAt) > 0
    if (!isOpen || mine?.state === 'void') return setButton(say('waitNext'), '', false)
    return setButton(say('betFor', { amount: money(stake.stake()) }), '', true)
  }
  const paint = () => {
    const view = live?.view()
    if (!view || performance.now() < replayedUntil) return
    const mine = mineIn(view)
    const ms = view.startsAt === null ? 0 : Math.max(0, (live?.now() ?? 0) - view.startsAt)
    const end = view.crash
    const reached = end ?? (view.state === 'flying' ? multiplierAt(ms) : 100)
    const over = end !== null
    write(number, multiplier(reached))
    number.classList.toggle('ended', over)
    const waiting = view.state === 'betting' && secondsTo(view.closesAt) > 0
    write(
      line,
      over
        ? `${say('ended')} · ${say('flightOf', { number: view.number, players: view.players, left: view.left })}`
        : waiting
          ? say('flightWaits', { seconds: secondsTo(view.closesAt) })
          : view.state === 'flying' && ms > 0
            ? say('flightOf', { number: view.number, players: view.players, left: view.left })
            : say(view.state === 'void' ? 'flightSoon' : 'flightReady'),
    )
    const own = mine && exitOfRound(mine)
    const exits = [...view.riders.flatMap(({ exit }) => (exit === null ? [] : [exit])), ...(own ? [own] : [])]
    sky.show(over ? reachedAfter(end) : view.state === 'flying' ? ms : 0, over ? 'over' : ms > 0 ? 'flying' : 'waiting', exits)
    stake.lock(pending !== null || stands(mine))
    paintButton(view, mine, reached)
  }
  const bet = async (view: FlightView) => {
    const auto = stake.auto()
    if (auto === undefined) {
      stake.focusAuto()
      return tell(say('autoWrong'))
    }
    pending = 'bet'
    paint()
    const { commitment } = view
    const answer = await table.bet({ stake: stake.stake(), auto }, stake.stake(), (sent) => betOnFlight({ ...sent, commitment }))
    pending = null
    if ('refused' in answer) {
      ownBets.refuse(commitment)
      tell(refusalText(say, answer.refused))
    } else answered = answer.round
    paint()
  }
  const press = async () => {
    const view = live?.view()
    if (!view || pending || button.getAttribute('aria-disabled') === 'true') return
    const mine = mineIn(view)
    if (!stands(mine)) return bet(view)
    pending = 'leave'
    paint()
    const answer = await leaveFlight(mine.roundId)
    pending = null
    if ('refused' in answer) tell(refusalText(say, answer.refused))
    else {
      answered = answer.round
      ownBets.count(answer.round)
      tell(outcomeText(answer.round))
      note(660)
    }
    changed()
  }
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    // One press is one press, however long the key is held.
    if (event.repeat && event.target === button) event.preventDefault()
    if (event.repeat || document.querySelector('dialog[open]') || (event.target !== document.body && event.target !== null)) return
    event.preventDefault()
    void press()
  })
  if (live) {
    const move = () => {
      if (!still() && live.view()?.state === 'flying') paint()
      requestAnimationFrame(move)
    }
    requestAnimationFrame(move)
    setInterval(() => paint(), CALM_MS)
  }
  sky.show(0, 'waiting', [])
  setButton(say('waitNext'), '', false)
  tell(say(state.mode === 'demo' ? 'trialNote' : 'flightSoon'))
  return {
    element: h(
      'main',
      { class: 'stage crash' },
      sky.element,
      h('div', { class: 'head' }, h('div', { class: 'past-flights' }, h('span', {}, say('lastFlights')), past), number, line, status),
      h('aside', { class: 'side-panel' }, h('div', { class: 'dock' }, stake.element, button, netNow), riders.element, seal),
    ),
    published: PUBLISHED_RETURN,
    rules: say('crashRules'),
    figures: () => crashFigures(table, multiplier),
    pays: () => crashPays(table, multiplier, stake.stake()),
    inWords: (round) => {
      const end = multiplier((round.outcome as CrashOutcome).crash)
      const exit = exitOfRound(round)
      return exit === null ? say('flightWordsLost', { end }) : say('flightWords', { end, exit: multiplier(exit) })
    },
    replay: (round) => {
      if (round.gameCode !== crash.code) return
      const end = (round.outcome as CrashOutcome).crash
      const exit = exitOfRound(round)
      replayedUntil = live ? performance.now() + REPLAY_MS : Infinity
      fill(number, multiplier(end))
      number.classList.add('ended')
      fill(line, say('ended'))
      sky.show(reachedAfter(end), 'over', exit === null ? [] : [exit])
      tell(say('flightEnded', { multiplier: multiplier(end) }), outcomeText(round))
    },
  }
}
