import night from '../art/night.svg?raw'
import { PUBLISHED_RETURN, TOP_ROUND } from '../../games/slot/published.ts'
import { boardOf, type LineWin, timesOfBoard, winsOf } from '../../games/slot/pays.ts'
import type { SlotOutcome } from '../../games/slot/slot.ts'
import { LINES, ROWS } from '../../games/slot/symbols.ts'
import { unitOf } from '../../games/game.ts'
import type { Round } from '../../rounds/round.ts'
import { drawn, fill, h, icon, still } from '../dom.ts'
import { pause, paymentNote, refusalText, type Table } from '../table.ts'
import type { View } from '../view.ts'
import { paysTable, slotFigures } from './pays-panel.ts'
import { colourOfLine, createReels } from './reels.ts'

const LEVELS = [1, 2, 5, 10, 20, 50, 100, 200, 500]
const FIRST_LEVEL = 5
const FIRST_STOPS = [3, 11, 20, 6, 14]
const LISTED = 2
const FREE_PACE = 0.6
const CELEBRATION_MS = 1200

export const slotView = (table: Table): View => {
  const { say, money, state } = table
  const reels = createReels()
  const pot = h('b')
  const message = h('div', { class: 'message', role: 'status' })
  const grid = h('tbody')
  const levels = LEVELS.map((times) => times * state.unit).filter(
    (stake) =>
      stake >= state.limits.minStake && stake <= state.limits.maxStake && (stake / LINES.length) * TOP_ROUND <= state.limits.maxPayout,
  )
  let level = Math.max(0, levels.indexOf(FIRST_LEVEL * state.unit))
  const stake = () => levels[level] ?? state.unit
  const amount = h('b', { 'aria-live': 'polite' })
  const perLine = h('small')
  let busy = false
  /** Ends what is being celebrated. */
  let skip: () => void = () => undefined

  const showStake = () => {
    fill(amount, money(stake()))
    fill(perLine, say('lines', { amount: money(stake() / LINES.length) }))
  }
  const step = (by: number) => () => {
    if (busy) return
    level = Math.min(levels.length - 1, Math.max(0, level + by))
    showStake()
  }
  const showGrid = (stops: readonly number[]) => {
    const board = boardOf(stops)
    const rows = Array.from({ length: ROWS }, (_, row) =>
      h(
        'tr',
        {},
        h('th', { scope: 'row' }, say('row', { row: row + 1 })),
        ...board.map((column) => h('td', {}, say(column[row] ?? 'moon'))),
      ),
    )
    fill(grid, ...rows)
  }
  const say2 = (head: string, ...rest: (Node | string)[]) =>
    fill(message, h('b', {}, head), ...rest.map((part) => (typeof part === 'string' ? h('span', {}, part) : part)))

  const lineText = (win: LineWin, index: number, lineStake: number) => {
    const dot = h('i', { class: 'dot' })
    dot.style.background = colourOfLine(index)
    const values = { line: win.line, run: win.run, symbol: say(win.symbol), times: win.times, stake: money(lineStake) }
    return h('span', {}, dot, say('line', { ...values, amount: money(win.times * lineStake) }))
  }
  /** The end of a round: what it paid, and why. Celebrated above the stake only. */
  const conclude = async (round: Round, celebrate: boolean) => {
    const outcome = round.outcome as SlotOutcome
    const wins = winsOf(boardOf(outcome.stops)).toSorted((a, b) => b.times - a.times)
    const back = round.paid + round.jackpot
    const note = paymentNote(say, round)
    const lineStake = round.stake / LINES.length
    reels.mark(wins)
    const free = outcome.free.reduce((sum, stops) => sum + timesOfBoard(boardOf(stops)), 0) * lineStake
    const details = [
      ...wins.slice(0, LISTED).map((win, index) => lineText(win, index, lineStake)),
      ...(wins.length > LISTED ? [say('moreLines', { count: wins.length - LISTED })] : []),
      ...(outcome.free.length > 0 ? [say('freeSpins', { amount: money(free) })] : []),
      ...(round.jackpot > 0 ? [say('jackpotWon', { amount: money(round.jackpot) })] : []),
      ...(note === undefined ? [] : [note]),
    ]
    if (back <= round.stake) {
      say2(back === 0 ? say('nothing') : say('returned', { amount: money(back) }), ...(back === 0 ? [say('readyHint')] : details))
      return
    }
    say2(say('won', { amount: money(back) }), ...details)
    message.firstElementChild?.classList.add('amount')
    if (!celebrate || still()) return
    reels.element.classList.add('celebrated')
    await Promise.race([pause(CELEBRATION_MS), new Promise<void>((done) => (skip = done))])
    reels.element.classList.remove('celebrated')
  }
  const showFree = async (outcome: SlotOutcome) => {
    for (const [index, stops] of outcome.free.entries()) {
      say2(say('freeSpin', { at: index + 1, of: outcome.free.length }))
      await reels.turn(stops, FREE_PACE)
      showGrid(stops)
      reels.mark(winsOf(boardOf(stops)))
      await pause(still() ? 300 : 700)
    }
    if (outcome.free.length > 0) await reels.turn(outcome.stops, FREE_PACE)
  }
  const label = h('span', {}, say('spin'))
  const spin = h('button', { type: 'button', class: 'primary spin' }, icon('refresh'), label)
  const setBusy = (on: boolean) => {
    busy = on
    spin.setAttribute('aria-disabled', String(on))
    fill(label, say(on ? 'spinning' : 'spin'))
  }
  const press = async () => {
    skip()
    if (busy || state.commitment === '') return
    setBusy(true)
    reels.clear()
    say2(say('spinning'))
    await pause(table.readyAt() - performance.now())
    const answer = await table.bet({ stake: stake() }, stake())
    if ('refused' in answer) {
      say2(refusalText(say, answer.refused))
      setBusy(false)
      return
    }
    const outcome = answer.round.outcome as SlotOutcome
    await reels.turn(outcome.stops, 1)
    showGrid(outcome.stops)
    await showFree(outcome)
    showGrid(outcome.stops)
    answer.show()
    await conclude(answer.round, true)
    await pause(table.readyAt() - performance.now())
    setBusy(false)
  }
  spin.addEventListener('click', () => void press())
  document.addEventListener('keydown', (event) => {
    const plain = event.target === document.body || event.target === spin
    if ((event.code !== 'Space' && event.key !== 'Enter') || !plain || document.querySelector('dialog[open]')) return
    event.preventDefault()
    // A held key is one press.
    if (!event.repeat) void press()
  })
  // The key's own click would be a second press.
  spin.addEventListener('keyup', (event) => event.preventDefault())

  reels.set(FIRST_STOPS)
  showGrid(FIRST_STOPS)
  showStake()
  const showPot = () => fill(pot, money(table.jackpot() - (table.jackpot() % table.coin)))
  table.watch(showPot)
  showPot()
  say2(say('ready'), say('readyHint'), ...(state.mode === 'demo' ? [say('trialNote')] : []))
  const stepper = (name: string, text: string, by: number) =>
    h('button', { type: 'button', 'aria-label': text, onclick: step(by) }, icon(name))
  const element = h(
    'main',
    { class: 'stage slot' },
    drawn(night, 'backdrop'),
    h('i', { class: 'slot-moon', 'aria-hidden': 'true' }),
    state.jackpot ? h('p', { class: 'jackpot' }, h('span', {}, say('jackpot')), pot, h('small', {}, say('jackpotShare'))) : null,
    reels.element,
    h('table', { class: 'unseen' }, h('caption', {}, say('reelsShown')), grid),
    h(
      'div',
      { class: 'controls' },
      h(
        'div',
        { class: 'field' },
        h('small', {}, say('stakePerSpin')),
        h('div', { class: 'stepper' }, stepper('minus', say('less'), -1), amount, stepper('plus', say('more'), 1)),
        perLine,
      ),
      message,
      spin,
    ),
  )
  return {
    element,
    published: PUBLISHED_RETURN,
    pays: () => paysTable(table, stake()),
    figures: () => slotFigures(table, stake()),
    rules: say('slotRules', { ticket: money(unitOf(state.currency)) }),
    inWords: (round) => (round.outcome as SlotOutcome).stops.map((stop) => stop + 1).join(' · '),
    replay: (round) => {
      const outcome = round.outcome as SlotOutcome
      reels.set(outcome.stops)
      showGrid(outcome.stops)
      void conclude(round, false)
    },
  }
}
