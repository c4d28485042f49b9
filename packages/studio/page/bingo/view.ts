import hills from '../art/hills.svg?raw'
import type { BingoView } from '../../bingo/view.ts'
import { bingo, priceOf } from '../../games/bingo/bingo.ts'
import { fullAt, lineAt, turnsOf } from '../../games/bingo/card.ts'
import { type BingoOutcome, lastBallOf, LINE_BALLS } from '../../games/bingo/pool.ts'
import { PUBLISHED_RETURN } from '../../games/bingo/published.ts'
import type { Round } from '../../rounds/round.ts'
import { buyCards, returnCards } from '../api.ts'
import { drawn, fill, h, icon } from '../dom.ts'
import { follow } from '../live.ts'
import { pause, refusalText, type Table } from '../table.ts'
import type { View } from '../view.ts'
import { createBoard } from './board.ts'
import { cardTable } from './cards.ts'
import { bingoFigures, bingoPays } from './figures.ts'
import { createPrizes } from './prizes.ts'
import { createPurchases, sumOf } from './purchases.ts'
import { cardsOfRound, createSale, standing } from './sale.ts'
import { timeIn } from './times.ts'
import { cardsIn, playersIn } from './words.ts'

const TICK_MS = 250
const REPLAY_MS = 8000
const short = (text: string): string => `${text.slice(0, 4)} ${text.slice(4, 8)} … ${text.slice(-4)}`
type RoundView = NonNullable<BingoView['round']>

export const bingoView = (table: Table): View => {
  const { say, money, state, locale } = table
  const time = timeIn(locale)
  const board = createBoard(table)
  const prizes = createPrizes(table)
  const sale = createSale(table, { buy: () => void buy(), returnPurchase: (round) => void returnPurchase(round) })
  const title = h('h2')
  const counts = h('span')
  const seal = h('p', { class: 'bingo-seal' })
  const message = h('p', { class: 'bingo-message', role: 'status' })
  const cards = h('div', { class: 'bingo-cards' })
  const { withAnswers, answer: keepAnswer, count, skip, outcomeText } = createPurchases(table)
  let isPending = false
  let isFirst = true
  let phase = ''
  let replayedUntil = 0
  /** Lines and full cards that were announced. */
  const announced = new Set<string>()

  const tell = (...parts: (string | undefined)[]) => fill(message, parts.filter(Boolean).join(' '))
  const markGain = (mine: readonly Round[]) => {
    const played = mine.filter(({ outcome }) => outcome !== null)
    message.classList.toggle('gain', sumOf(played, ({ paid }) => paid) > sumOf(played, ({ stake }) => stake))
  }
  /** Says once that a card of the player's own has a line or is full. */
  const announce = (round: RoundView, mine: readonly Round[]) => {
    const turns = turnsOf(round.balls)
    const news = mine
      .filter((each) => each.state !== 'void')
      .flatMap(cardsOfRound)
      .flatMap((card, index) => {
        const values = { number: index + 1 }
        const line = lineAt(card, turns) <= LINE_BALLS ? [[`${round.number} ${index} line`, say('lineCalled', values)] as const] : []
        const full = fullAt(card, turns) !== Infinity ? [[`${round.number} ${index} full`, say('fullCalledOwn', values)] as const] : []
        return [...line, ...full]
      })
      .filter(([key]) => !announced.has(key))
    for (const [key] of news) announced.add(key)
    if (news.length > 0 && round.state === 'flying') tell(news.map(([, text]) => text).join(' '))
  }
  const idle = state.mode === 'demo' ? say('trialNote') : ''
  let cardsOf = ''
  const showCards = (own: readonly Round[], balls: readonly number[], empty: string) => {
    const list = own.filter(({ state: at }) => at !== 'void').flatMap(cardsOfRound)
    const key = JSON.stringify([list, balls, empty])
    if (key === cardsOf) return
    cardsOf = key
    cards.dataset['count'] = String(list.length)
    if (list.length > 0) return fill(cards, ...list.map((card, index) => cardTable(say, card, index + 1, balls)))
    return fill(cards, h('div', { class: 'bingo-socket' }, h('p', {}, empty)), h('div', { class: 'bingo-socket', 'aria-hidden': 'true' }))
  }
  const showSeal = (text: string, label = say('ballsSealed')) => {
    if (seal.title === text) return
    seal.title = text
    fill(seal, icon('seal'), h('span', { 'aria-hidden': 'true' }, label), h('span', { class: 'unseen' }, text))
  }
  const showRound = (view: BingoView, round: RoundView, mine: readonly Round[]) => {
    const next = view.sale ? time(view.sale.startsAt) : ''
    fill(title, say('roundAt', { time: time(round.startsAt) }))
    const values = {
      players: playersIn(say, round.players),
      cards: cardsIn(say, round.cards),
      studio: round.houseCards,
      pot: money(round.pot),
    }
    const played = round.pot > 0 ? say(round.houseCards > 0 ? 'roundCountsStudio' : 'roundCounts', values) : ''
    const ended = round.state === 'over' ? say('roundEnded') : round.state === 'void' ? say('roundVoid') : ''
    fill(counts, [played, ended].filter(Boolean).join(' · '))
    if (round.entropy) showSeal(say('ballsSealedMark', { mark: short(round.entropy) }))
    board.show(round.balls, round.state === 'flying' ? view.terms.ballMs : null)
    const isLate = mine.length === 0 && round.state === 'flying'
    showCards(mine, round.balls, isLate ? say('joinedLate', { time: next }) : say('noCards', { time: next }))
    prizes.element.hidden = round.pot === 0
    if (round.pot > 0) prizes.show(round, mine.filter(({ state: at }) => at !== 'void').flatMap(cardsOfRound))
    announce(round, mine)
  }
  /** Nothing is being called: the round that comes. */
  const showWaiting = (view: BingoView, mine: readonly Round[]) => {
    const at = view.sale ? time(view.sale.startsAt) : ''
    fill(title, at === '' ? '' : say('firstAt', { time: at }))
    fill(counts)
    board.show([], view.terms.ballMs)
    showCards(mine.filter(standing), [], say('waitFirst', { time: at }))
    prizes.element.hidden = true
    if (view.sale) showSeal(say('secretFixed', { mark: short(view.sale.commitment) }))
  }
  const element = h(
    'main',
    { class: 'stage bingo' },
    drawn(hills, 'backdrop'),
    h(
      'div',
      { class: 'bingo-round' },
      h('header', { class: 'bingo-head' }, title, counts, seal),
      board.element,
      message,
      h('div', { class: 'bingo-table' }, cards, prizes.element),
    ),
    sale.element,
  )
  const changed = () => {
    const view = live?.view()
    if (!view) return
    const [now, next] = [
      view.round ? withAnswers(view.round.mine, view.round.commitment) : [],
      view.sale ? withAnswers(view.sale.mine, view.sale.commitment) : [],
    ]
    // What was over before this page opened is in its balance already.
    if (isFirst) for (const round of [...now, ...next]) skip(round)
    isFirst = false
    for (const round of [...now, ...next]) count(round)
    if (performance.now() < replayedUntil) return
    const at = `${view.round?.number} ${view.round?.state}`
    if (at !== phase) {
      phase = at
      message.classList.remove('gain')
      if (view.round?.state === 'over' || view.round?.state === 'void') {
        tell(outcomeText(now))
        markGain(now)
      } else tell(idle)
    }
    const isCalling = view.round !== null && (view.round.state !== 'void' || now.length > 0)
    element.classList.toggle('calling', isCalling)
    if (isCalling && view.round) showRound(view, view.round, now)
    else showWaiting(view, next)
    paint()
  }
  const live =
    state.commitment === ''
      ? undefined
      : follow<BingoView>('bingo', changed, (refused) => tell(refused === 'LOST' ? say('NO_BINGO_LINE') : refusalText(say, refused)))
  const paint = () => {
    const view = live?.view()
    if (view) sale.show(view, view.sale ? withAnswers(view.sale.mine, view.sale.commitment) : [], live?.now() ?? 0)
  }
  const buy = async () => {
    const view = live?.view()
    const picked = sale.picked()
    if (!view?.sale?.isOpen || isPending || picked.length === 0) return
    const { commitment, startsAt } = view.sale
    isPending = true
    sale.pending('buy')
    // Two purchases at once are taken for a slip of the hand; the second one waits its time.
    await pause(table.readyAt() - performance.now())
    const stake = picked.length * priceOf(state.unit)
    const answer = await table.bet({ cards: picked }, stake, (sent) => buyCards({ ...sent, commitment }))
    isPending = false
    if ('refused' in answer) tell(answer.refused === 'COMMITMENT_SPENT' ? say('ROUND_GONE') : refusalText(say, answer.refused))
    else {
      keepAnswer(answer.round)
      tell(say('bought', { time: time(startsAt) }))
      sale.renew()
    }
    sale.pending(null)
    changed()
  }
  const returnPurchase = async (round: Round) => {
    if (isPending) return
    isPending = true
    sale.pending('back')
    const answer = await returnCards(round.roundId)
    isPending = false
    if ('refused' in answer) tell(refusalText(say, answer.refused))
    else {
      keepAnswer(answer.round)
      count(answer.round)
      tell(say('cardsReturned', { amount: money(answer.round.stake) }))
    }
    sale.pending(null)
    changed()
  }
  const KEYS: Readonly<Record<string, () => void>> = {
    '+': () => sale.step(1),
    '-': () => sale.step(-1),
    Enter: () => void buy(),
  }
  document.addEventListener('keydown', (event) => {
    const key = KEYS[event.key]
    if (!key || event.repeat || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return
    if (event.target !== document.body && event.key === 'Enter') return
    if (event.target instanceof HTMLInputElement) return
    key()
  })
  if (live) setInterval(paint, TICK_MS)
  tell(idle)
  board.show([], null)
  prizes.element.hidden = true
  return {
    element,
    published: PUBLISHED_RETURN,
    rules: say('bingoRules'),
    figures: () => bingoFigures(table),
    pays: () => bingoPays(table, live?.view() ?? null, priceOf(state.unit), sale.picked().length),
    inWords: (round) => say('bingoWords', { cards: cardsIn(say, cardsOfRound(round).length), at: (round.outcome as BingoOutcome).full.at }),
    replay: (round) => {
      if (round.gameCode !== bingo.code) return
      const outcome = round.outcome as BingoOutcome
      replayedUntil = live ? performance.now() + REPLAY_MS : Infinity
      phase = ''
      const balls = outcome.balls.slice(0, lastBallOf(outcome))
      fill(title, say('PSBINGODUSK'))
      fill(counts, say('bingoWords', { cards: cardsIn(say, cardsOfRound(round).length), at: outcome.full.at }))
      board.show(balls, null)
      showCards([round], balls, '')
      prizes.element.hidden = true
      tell(outcomeText([round]))
      markGain([round])
    },
  }
}
