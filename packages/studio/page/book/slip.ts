import type { BookView } from '../../book/view.ts'
import type { Round } from '../../rounds/round.ts'
import { fill, h, icon } from '../dom.ts'
import { refusalText, type Table } from '../table.ts'
import { createPlacing } from './place.ts'
import { legRow, warningOf } from './slip-parts.ts'
import { createStakeInput } from './stake.ts'
import { sumsOf, isBetter, keyOf, type Wish, type WishNow, wishNow } from './wishes.ts'
import type { Words } from './words.ts'

export interface Slip {
  readonly element: HTMLElement
  readonly picked: (key: string) => Wish | undefined
  readonly toggle: (wish: Wish) => void
  readonly show: (view: BookView) => void
}

export interface SlipParts {
  readonly table: Table
  readonly words: Words
  /** Picks or their odds on the slip changed. */
  readonly changed: () => void
  readonly placed: (rounds: readonly Round[]) => void
  /** What a bet's answer brought along. */
  readonly renewed: (view: BookView) => void
  readonly tell: (text: string) => void
}

/** After so long without an answer the slip says so. */
const SILENT_MS = 3500
/** The most picks of single bets that one slip holds. */
const MOST_SINGLES = 12

export const createSlip = ({ table, words, changed, placed, renewed, tell }: SlipParts): Slip => {
  const { say, money, state, coin } = table
  const { minStake, maxStake, maxPayout } = state.limits
  const place = createPlacing(table)
  let wishes: readonly Wish[] = []
  let view: BookView | undefined
  /** Several picks are one bet, unless the player says that each is one of its own. */
  let parlay = true
  let better = false
  let pending = false
  let isUnfolded = false
  let error = ''
  const stake = createStakeInput(table, () => draw())
  const legs = h('ul', { class: 'legs' })
  const facts = h('dl', { class: 'facts' })
  const back = h('b')
  const backWord = h('span', {}, say('bookReturn'))
  const warning = h('div', { class: 'slip-warning', role: 'status' })
  const button = h('button', { type: 'button', class: 'primary place', onclick: () => void press() })
  const kinds = h('div', { class: 'kinds', role: 'group', 'aria-label': say('bookKind') })
  const box = h('input', {
    type: 'checkbox',
    id: 'book-better',
    onchange: () => {
      better = (box as HTMLInputElement).checked
      draw()
    },
  })
  const bar = h('button', { type: 'button', class: 'slip-bar', onclick: () => fold(!isUnfolded) })
  const limits = h('p', { class: 'limits hint', id: 'book-limits' })
  const empty = h('p', { class: 'hint empty-slip' }, say('bookEmptySlip'))
  const body = h(
    'div',
    { class: 'slip-body' },
    legs,
    h(
      'div',
      { class: 'slip-foot' },
      stake.element,
      facts,
      h('div', { class: 'return-line' }, backWord, back),
      warning,
      button,
      h('label', { class: 'better', for: 'book-better' }, box, say('bookBetter')),
      limits,
    ),
  )
  const element = h(
    'section',
    { class: 'slip', 'aria-label': say('bookSlip') },
    h('header', { class: 'slip-head' }, h('h2', {}, say('bookSlip')), kinds, bar),
    empty,
    body,
  )

  const fold = (open: boolean) => {
    isUnfolded = open
    draw()
  }
  const picks = (): WishNow[] => wishes.map((wish) => wishNow(wish, view?.matches ?? []))

  const remove = (wish: Wish) => {
    wishes = wishes.filter((each) => keyOf(each) !== keyOf(wish))
    error = ''
    tell(say('bookRemoved', { pick: words.pick(wish), count: wishes.length }))
    draw()
    changed()
  }

  const drawKinds = () =>
    fill(
      kinds,
      ...([false, true] as const).map((kind) =>
        h(
          'button',
          {
            type: 'button',
            'aria-pressed': String(parlay === kind),
            onclick: () => {
              parlay = kind
              error = ''
              draw()
              kinds.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
            },
          },
          say(kind ? 'bookParlay' : 'bookSingle'),
        ),
      ),
    )

  /** Bets that a press would place: one of all picks, or one of each. */
  const orders = (all: readonly WishNow[]): WishNow[][] => (parlay && all.length > 1 ? [[...all]] : all.map((each) => [each]))

  /** Why a press would place nothing, or undefined. */
  const hindrance = (all: readonly WishNow[]): string | undefined => {
    const amount = stake.stake()
    if (all.some(({ state: standing }) => standing === 'GONE')) return say('bookPickLost')
    if (all.some(({ state: standing }) => standing === 'PAUSED')) return say('bookWaitPaused')
    if (parlay && new Set(all.map(({ wish }) => wish.match)).size < all.length) return say('bookSameMatch')
    if (parlay && all.length > (view?.mostLegs ?? MOST_SINGLES)) return say('bookTooMany', { count: view?.mostLegs ?? MOST_SINGLES })
    if (amount === undefined)
      return say('bookStakeWrong', { step: money(state.unit), least: money(Math.max(minStake, state.unit)), most: money(maxStake) })
    const tooMuch = orders(all).some((order) => sumsOf(order, amount, coin).back > maxPayout)
    return tooMuch ? say('bookPayoutWrong', { amount: money(maxPayout) }) : undefined
  }

  const asksFor = (all: readonly WishNow[]): WishNow[] => all.filter((each) => each.state === 'CHANGED' && !(better && isBetter(each)))

  /** What the bet would have brought at the odds of before; of several bets nothing is said. */
  const wasReturn = (all: readonly WishNow[]): number | undefined =>
    all.length > 1 && !parlay
      ? undefined
      : sumsOf(
          all.map((each) => ({ ...each, now: null })),
          stake.stake() ?? 0,
          coin,
        ).back

  const drawFacts = (all: readonly WishNow[]) => {
    const amount = stake.stake() ?? 0
    const together = parlay && all.length > 1
    const sums = sumsOf(all, amount, coin)
    const row = (term: string, value: string) => [h('dt', {}, term), h('dd', {}, value)]
    fill(
      facts,
      ...(together ? row(say('bookLegs', { count: all.length }), words.odds(sums.odds)) : []),
      ...(together || all.length === 1
        ? [...row(say('bookChance'), words.share(sums.chance)), ...row(say('bookEdge'), words.share(sums.edge))]
        : []),
    )
    const sum = orders(all).reduce((total, order) => total + sumsOf(order, amount, coin).back, 0)
    fill(backWord, say(!together && all.length > 1 ? 'bookReturnAll' : 'bookReturn'))
    fill(back, money(sum))
  }

  const draw = () => {
    const all = picks()
    const count = all.length
    element.dataset['size'] = count === 0 ? 'empty' : count === 1 ? 'one' : isUnfolded ? 'full' : 'bar'
    empty.hidden = count > 0
    body.hidden = count === 0
    kinds.hidden = count < 2
    drawKinds()
    const sums = sumsOf(all, stake.stake() ?? 0, coin)
    bar.setAttribute('aria-expanded', String(isUnfolded))
    const odds = words.odds(sums.odds)
    const barText = count === 1 ? say('bookBarOne', { odds }) : parlay ? say('bookBar', { count, odds }) : say('bookBarSingles', { count })
    bar.setAttribute('aria-label', `${barText}. ${say(isUnfolded ? 'bookFold' : 'bookUnfold')}`)
    fill(bar, icon(isUnfolded ? 'fall' : 'rise'), h('span', {}, barText))
    if (count === 0) return
    stake.label(say(!parlay && count > 1 ? 'bookStakeEach' : 'bookStake'))
    fill(legs, ...all.map((each) => legRow(table, words, each, remove)))
    drawFacts(all)
    const reason = hindrance(all)
    fill(warning, ...warningOf(table, words, { error, reason, changes: asksFor(all), was: wasReturn(all) }))
    const bets = orders(all).length
    const amount = money((stake.stake() ?? 0) * bets)
    const isAsking = asksFor(all).length > 0
    button.setAttribute('aria-disabled', String(pending || reason !== undefined))
    fill(
      button,
      pending
        ? say('bookPlacing')
        : isAsking
          ? say('bookAccept', { amount })
          : bets > 1
            ? say('bookPlaceAll', { count: bets, amount })
            : say('bookPlace', { amount }),
    )
    fill(
      limits,
      ...[
        say('bookLimits', { least: money(Math.max(minStake, state.unit)), most: money(maxStake) }),
        ...(parlay ? [say('bookLimitLegs', { count: view?.mostLegs ?? MOST_SINGLES })] : []),
        say('bookLimitPayout', { amount: money(maxPayout) }),
      ].flatMap((text, index) => (index === 0 ? [text] : [h('i', { 'aria-hidden': 'true' }), text])),
    )
  }

  const press = async () => {
    const all = picks()
    const amount = stake.stake()
    if (pending || all.length === 0) return
    if (hindrance(all) !== undefined || amount === undefined) {
      if (amount === undefined) stake.focus()
      return
    }
    // What is shown now is what the press accepts.
    wishes = all.map(({ wish, now }) => now ?? wish)
    pending = true
    error = ''
    stake.lock(true)
    draw()
    const silence = setTimeout(() => {
      error = say('bookNoAnswer')
      draw()
    }, SILENT_MS)
    const rounds: Round[] = []
    for (const picksOfBet of orders(picks())) {
      const answer = await place({ picks: picksOfBet, stake: amount, better })
      if (answer.view) {
        view = answer.view
        renewed(answer.view)
      }
      if ('refused' in answer) {
        clearTimeout(silence)
        error = answer.refused === 'LOST' ? say('bookLost') : answer.refused === 'ODDS_CHANGED' ? '' : refusalText(say, answer.refused)
        tell(error || say('ODDS_CHANGED'))
        break
      }
      rounds.push(answer.round)
      const done = new Set(picksOfBet.map(({ wish }) => keyOf(wish)))
      wishes = wishes.filter((wish) => !done.has(keyOf(wish)))
    }
    clearTimeout(silence)
    if (error === say('bookNoAnswer')) error = ''
    pending = false
    stake.lock(false)
    if (wishes.length === 0) isUnfolded = false
    draw()
    changed()
    if (rounds.length > 0) placed(rounds)
  }

  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isUnfolded) fold(false)
  })
  draw()
  return {
    element,
    picked: (key) => wishes.find((wish) => keyOf(wish) === key),
    toggle: (wish) => {
      if (pending) return
      const key = keyOf(wish)
      const before = wishes.find((each) => keyOf(each) === key)
      if (before) return remove(before)
      if (wishes.length >= MOST_SINGLES) return tell(say('bookTooMany', { count: MOST_SINGLES }))
      // In a parlay a second pick of a match takes the place of the first.
      wishes = [...(parlay ? wishes.filter(({ match }) => match !== wish.match) : wishes), wish]
      error = ''
      tell(say('bookAdded', { pick: words.pick(wish), odds: words.odds(wish.odds), count: wishes.length }))
      draw()
      changed()
    },
    show: (next) => {
      view = next
      draw()
    },
  }
}
