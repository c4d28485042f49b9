import type { BetView, BookView, LegView } from '../../book/view.ts'
import type { BookChoice, Leg } from '../../games/book/bets.ts'
import { worthOf } from '../../games/book/bets.ts'
import type { Round } from '../../rounds/round.ts'
import { fill, h, icon } from '../dom.ts'
import { shownBalance } from '../money.ts'
import { refusalText, type Table } from '../table.ts'
import { isText } from '../texts/texts.ts'
import type { TextKey } from '../texts/en.ts'
import { whenOf } from './when.ts'
import type { Words } from './words.ts'

export const choiceOf = (round: Round): BookChoice => round.choice as BookChoice

/** Eight letters and digits that name a bet to a person. */
export const numberOfBet = ({ roundId }: Round): string => {
  const letters = roundId
    .replaceAll(/[^0-9a-z]/gi, '')
    .slice(0, 8)
    .toUpperCase()
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

export type BetState = 'open' | 'won' | 'lost' | 'returned' | 'void' | 'paying' | 'held'

export const stateOfBet = ({ state, paid, stake, refusal }: Round): BetState => {
  if (state === 'betting' || state === 'riding') return 'open'
  if (state === 'void') return refusal === 'MATCH_VOID' ? 'returned' : 'void'
  if (state === 'settled' && refusal !== null) return 'held'
  if (state === 'decided') return paid > 0 ? 'paying' : 'lost'
  return paid === 0 ? 'lost' : paid === stake ? 'returned' : 'won'
}

/** What the sum of a bet is called: nothing is paid while the site holds it or has not answered. */
export const sumTermOf = (state: BetState): 'bookReturn' | 'bookOwed' | 'bookPaid' =>
  state === 'open' ? 'bookReturn' : state === 'held' || state === 'paying' ? 'bookOwed' : 'bookPaid'

export const mostOf = (round: Round): number => {
  const { stake, legs, coin } = choiceOf(round)
  return worthOf(
    stake,
    legs.map(({ odds }) => odds),
    coin,
  )
}

/** The legs of a bet, each with what came of it and why. */
export const legList = ({ say }: Table, words: Words, legs: readonly Leg[], views: readonly LegView[]): HTMLElement =>
  h(
    'ul',
    { class: 'bet-legs' },
    ...legs.map((leg, index) => {
      const view = views[index]
      const verdict = view?.verdict ?? null
      const score = view?.score ? `${view.score[0]} – ${view.score[1]}` : ''
      const reason = view?.reason
        ? view.reason === 'ABANDONED'
          ? say('bookReasonABANDONED')
          : say('bookCorrected', { reason: view.reason })
        : ''
      return h(
        'li',
        {},
        h(
          'div',
          { class: 'leg-line' },
          h('b', {}, words.pick(leg)),
          h('span', { class: verdict === 'VOID' || verdict === 'RETURNED' ? 'through' : '' }, words.odds(leg.odds)),
        ),
        h('span', { class: 'hint' }, [words.versus(leg), words.league(leg.league), score].filter((part) => part !== '').join(' · ')),
        verdict
          ? h('span', { class: verdict === 'WON' ? 'gain' : verdict === 'LOST' ? 'loss' : 'warn' }, say(`bookVerdict${verdict}` as TextKey))
          : null,
        reason ? h('span', { class: 'hint' }, reason) : null,
      )
    }),
  )

/** What is to be said of a bet that did not go its usual way. */
export const noteOf = ({ say }: Table, round: Round): string => {
  if (round.state === 'void' && round.refusal === 'MATCH_VOID') return say('bookVoidWhole')
  if (round.state === 'void') return round.refusal && isText(round.refusal) ? refusalText(say, round.refusal) : say('bookUnanswered')
  return stateOfBet(round) === 'held' ? say('held') : ''
}

/** One bet in full: the same words as the slip, with number and time. */
export const betCard = (table: Table, words: Words, { round, legs }: BetView, balance: string | null): HTMLElement => {
  const { say, money } = table
  const state = stateOfBet(round)
  const isOpen = state === 'open'
  const row = (term: string, value: string, more = '') => [h('dt', {}, term), h('dd', { class: more }, value)]
  return h(
    'article',
    { class: 'bet' },
    h('header', {}, h('b', {}, numberOfBet(round)), h('span', { class: `badge ${state}` }, say(`bookState${state}`))),
    legList(table, words, choiceOf(round).legs, legs),
    h(
      'dl',
      { class: 'facts' },
      ...row(say('bookTime'), whenOf(table, round.createdAt)),
      ...row(say('bookStake'), money(round.stake)),
      ...(balance === null ? [] : row(say(table.state.mode === 'demo' ? 'bookBalance' : 'bookStakeable'), balance)),
      ...(isOpen
        ? row(say(sumTermOf(state)), money(mostOf(round)), 'strong')
        : state === 'void'
          ? []
          : row(
              say(sumTermOf(state)),
              money(state === 'returned' && round.paid === 0 ? round.stake : round.paid),
              `strong ${sumTermOf(state) === 'bookPaid' && round.paid > round.stake ? 'gain' : ''}`,
            )),
    ),
    noteOf(table, round) ? h('p', { class: 'hint' }, noteOf(table, round)) : null,
  )
}

export interface Bets {
  readonly element: HTMLElement
  readonly show: (view: BookView) => void
  /** The receipt of what was placed just now. */
  readonly receipt: (rounds: readonly Round[]) => void
}

/** The player's bets, and the receipt of those just placed, in the place of the slip. */
export const createBets = (table: Table, words: Words, { back, all }: { readonly back: () => void; readonly all: () => void }): Bets => {
  const { say, money } = table
  let fresh: readonly string[] = []
  let view: BookView | undefined
  let drawn = ''
  const list = h('div', { class: 'bet-list' })
  const title = h('h2', { tabindex: -1 })
  const mark = h('span', { class: 'done', 'aria-hidden': 'true' }, icon('tick'))
  const foot = h('div', { class: 'bets-foot' })
  const element = h(
    'section',
    { class: 'bets', 'aria-label': say('bookMyBets') },
    h('header', { class: 'slip-head' }, mark, title),
    list,
    foot,
  )
  const draw = () => {
    const listed = (view?.bets ?? []).filter(({ round }) => fresh.length === 0 || fresh.includes(round.roundId))
    const text = JSON.stringify([fresh, listed, table.balance()])
    if (text === drawn) return
    drawn = text
    const isReceipt = fresh.length > 0
    mark.hidden = !isReceipt
    fill(title, isReceipt ? (fresh.length === 1 ? say('bookPlaced') : say('bookPlacedAll', { count: fresh.length })) : say('bookMyBets'))
    const balance = isReceipt && table.balance() !== null ? money(shownBalance(table.balance() ?? 0)) : null
    fill(
      list,
      ...listed.map((bet) => betCard(table, words, bet, balance)),
      listed.length === 0 ? h('p', { class: 'hint' }, say('bookNoBets')) : null,
    )
    fill(
      foot,
      isReceipt ? h('p', { class: 'hint' }, say('bookStay')) : null,
      h(
        'div',
        { class: 'actions' },
        isReceipt ? h('button', { type: 'button', class: 'quiet', onclick: all }, icon('paper'), say('bookMyBets')) : null,
        h('button', { type: 'button', class: 'quiet', onclick: back }, say('bookBack')),
      ),
    )
  }
  return {
    element,
    show: (next) => {
      view = next
      draw()
    },
    receipt: (rounds) => {
      fresh = rounds.map(({ roundId }) => roundId)
      draw()
      title.focus()
    },
  }
}
