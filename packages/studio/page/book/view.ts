import type { BetView, BookView, LegView } from '../../book/view.ts'
import { type BookOutcome, isAbandoned, resultOf } from '../../games/book/proof.ts'
import { LEAST_OF_SECTION } from '../../games/book/published.ts'
import type { Round } from '../../rounds/round.ts'
import { readBook, readRound, readState } from '../api.ts'
import { fill, h } from '../dom.ts'
import { refusalText, type Table } from '../table.ts'
import type { View } from '../view.ts'
import { betCard, choiceOf, createBets, stateOfBet } from './bets.ts'
import { createBoard } from './board.ts'
import { bookFigures, bookPays } from './figures.ts'
import { bookProof } from './proof.ts'
import { createSlip } from './slip.ts'
import { openBets } from './wishes.ts'
import { wordsOf } from './words.ts'

/** How often the board is asked for: odds move once a minute, a part lasts half a minute and more. */
const EVERY_MS = 2000

/** What an opened round says of its legs. */
const legsOf = (round: Round): LegView[] => {
  const { matches, verdicts } = round.outcome as BookOutcome
  return matches.map((match, index) => {
    const { score, reason } = resultOf(match)
    return { verdict: verdicts[index] ?? null, score, reason, phase: isAbandoned(match.parts) ? 'ABANDONED' : 'ENDED' }
  })
}

export const bookPage = (table: Table): View => {
  const { say, state } = table
  const words = wordsOf(table)
  const status = h('p', { class: 'unseen', role: 'status' })
  const line = h('p', { class: 'line-lost', role: 'alert', hidden: true })
  const tell = (text: string) => fill(status, text)
  let view: BookView | undefined
  let ahead = 0
  let panel: 'slip' | 'bets' = 'slip'
  const now = () => Date.now() + ahead
  /** Bets whose end is in the balance already, or was before this page opened. */
  const counted = new Set<string>()

  const slip = createSlip({
    table,
    words,
    tell,
    changed: () => board.mark(),
    renewed: (next) => take(next),
    placed: (rounds) => {
      bets.receipt(rounds)
      turn('bets')
      tell(say(rounds.length === 1 ? 'bookPlaced' : 'bookPlacedAll', { count: rounds.length }))
    },
  })
  const board = createBoard({
    table,
    words,
    now,
    pick: (wish) => {
      turn('slip')
      slip.toggle(wish)
    },
    picked: slip.picked,
  })
  const bets = createBets(table, words, {
    back: () => {
      turn('slip')
      board.element.querySelector<HTMLElement>('button.odds')?.focus({ preventScroll: true })
    },
    all: () => bets.receipt([]),
  })
  const betsTab = h('button', { type: 'button', onclick: () => openBetList() })
  const slipTab = h('button', { type: 'button', onclick: () => turn('slip') }, say('bookSlip'))
  const side = h('aside', { class: 'book-side' }, h('div', { class: 'tabs side-tabs' }, slipTab, betsTab), slip.element, bets.element)
  const element = h('main', { class: 'stage book' }, line, board.element, side, status)

  const turn = (to: 'slip' | 'bets') => {
    panel = to
    side.dataset['panel'] = to
    slip.element.hidden = to !== 'slip'
    bets.element.hidden = to !== 'bets'
    slipTab.setAttribute('aria-pressed', String(to === 'slip'))
    betsTab.setAttribute('aria-pressed', String(to === 'bets'))
  }
  const openBetList = () => {
    turn('bets')
    bets.receipt([])
  }

  /** Counts what a bet came to, once its money has moved. */
  const count = async ({ round }: BetView) => {
    if (counted.has(round.roundId)) return
    counted.add(round.roundId)
    const [story, fresh] = await Promise.all([readRound(round.roundId), readState()])
    const balance = 'refused' in fresh ? round.balance : fresh.balance
    const outcome = 'refused' in story ? null : story.outcome
    const seen = { ...round, outcome, balance }
    if (round.state === 'void') table.finish({ ...seen, paid: round.stake, refusal: null, outcome: null })
    else table.finish(seen)
    tell(say('bookWords', { picks: words.pick(choiceOf(round).legs[0]!), state: say(`bookState${stateOfBet(round)}`) }))
  }

  const take = (next: BookView) => {
    const isFirst = view === undefined
    view = next
    ahead = next.now - Date.now()
    for (const bet of next.bets) {
      const isOver = bet.round.state === 'settled' || (bet.round.state === 'void' && bet.round.refusal === 'MATCH_VOID')
      // What was over before this page opened is in its balance already.
      if (isFirst && isOver) counted.add(bet.round.roundId)
      else if (isOver) void count(bet)
    }
    slip.show(next)
    board.show(next)
    bets.show(next)
    const open = openBets(next)
    const label = open > 0 ? say('bookOpenBets', { count: open }) : say('bookMyBets')
    if (betsTab.textContent !== label) fill(betsTab, label)
  }

  const poll = async () => {
    const answer = await readBook<BookView>()
    if ('refused' in answer) {
      line.hidden = false
      fill(line, answer.refused === 'LOST' ? say('bookNoAnswer') : refusalText(say, answer.refused))
    } else {
      line.hidden = true
      const isFirst = view === undefined
      take(answer)
      const led = isFirst ? new URLSearchParams(location.search).get('match') : null
      if (led) board.lead(led)
    }
    setTimeout(() => void poll(), EVERY_MS)
  }

  turn(panel)
  fill(betsTab, say('bookMyBets'))
  // A replay shows one bet and no board.
  if (state.commitment !== '') void poll()
  return {
    element,
    published: LEAST_OF_SECTION[state.game] ?? 0,
    rules: say('bookRules'),
    returnText: say('bookReturnText'),
    fairness: () => bookProof(table, words),
    figures: () => bookFigures(table, words),
    pays: () => bookPays(table, words),
    inWords: (round) => {
      const [first, ...others] = choiceOf(round).legs
      if (!first) return ''
      const picks = others.length === 0 ? words.pick(first) : say('bookAndMore', { pick: words.pick(first), count: others.length })
      return say('bookWords', { picks, state: say(`bookState${stateOfBet(round)}`) })
    },
    replay: (round) => {
      const card = h('section', { class: 'bets replay-bet' }, betCard(table, words, { round, legs: legsOf(round) }, null))
      if (state.commitment === '') return fill(element, ...element.querySelectorAll('.ribbon'), card)
      turn('bets')
      const correction = (round.outcome as BookOutcome).paidBefore > 0 ? h('p', { class: 'hint' }, say('bookKept')) : null
      bets.element.querySelector('.bet-list')?.replaceChildren(...[card.firstElementChild, correction].flatMap((each) => each ?? []))
      bets.element.querySelector<HTMLElement>('h2')?.focus()
    },
  }
}
