import { type BaccaratChoice, type BaccaratOutcome, outcomeHand, SPOTS, TOP_TIMES } from '../../games/baccarat/baccarat.ts'
import type { Winner } from '../../games/baccarat/hand.ts'
import { PUBLISHED_CHANCES, PUBLISHED_RETURNS } from '../../games/baccarat/published.ts'
import type { Round } from '../../rounds/round.ts'
import { chipPicture } from '../chips.ts'
import { fill, h, icon, still } from '../dom.ts'
import { percent } from '../money.ts'
import { note } from '../sound.ts'
import { pause, paymentNote, refusalText, type Table } from '../table.ts'
import { createTray } from '../tray.ts'
import type { View } from '../view.ts'
import { cardName, cardPicture } from './cards.ts'

const KEYS: Readonly<Record<string, Winner>> = { p: 'player', t: 'tie', b: 'banker' }
const ROAD = 48
const CARD_MS = 520
const PAYS = { player: 'paysPlayer', banker: 'paysBanker', tie: 'paysTie' } as const

export const baccaratView = (table: Table): View => {
  const { say, money, state, locale } = table
  const tray = createTray(say, money, state.unit)
  let laid: { readonly spot: Winner; readonly amount: number }[] = []
  let before: typeof laid = []
  let busy = false
  const choice = (): BaccaratChoice => {
    const on = (side: Winner) => laid.filter(({ spot }) => spot === side).reduce((sum, { amount }) => sum + amount, 0)
    return { player: on('player'), banker: on('banker'), tie: on('tie') }
  }
  const total = () => laid.reduce((sum, { amount }) => sum + amount, 0)
  const status = h('p', { class: 'verdict-pill', role: 'status' })
  const sides = { player: h('div', { class: 'cards' }), banker: h('div', { class: 'cards' }) }
  const totals = { player: h('b'), banker: h('b') }
  const side = (name: 'player' | 'banker') => h('section', { class: 'side' }, h('h2', {}, say(name), totals[name]), sides[name])
  const spots = new Map<Winner, HTMLElement>()
  const road = h('ol', { class: 'road' })
  const dealText = h('span')
  const deal = h('button', { type: 'button', class: 'primary', onclick: () => void press() }, dealText)

  const set = (next: typeof laid) => {
    if (busy) return
    if (next.reduce((sum, { amount }) => sum + amount, 0) > state.limits.maxStake) return fill(status, say('STAKE_ABOVE'))
    laid = next
    show()
  }
  const lay = (spot: Winner) => set([...laid, { spot, amount: tray.value() }])
  for (const spot of SPOTS) {
    const chip = h('span', { class: 'laid' })
    const back = h('small', {}, say('returns', { percent: percent(PUBLISHED_RETURNS[spot], locale) }))
    const button = h(
      'button',
      { type: 'button', class: 'side-spot', onclick: () => lay(spot) },
      h('b', {}, say(spot)),
      h('span', {}, say(PAYS[spot])),
      back,
      chip,
    )
    spots.set(spot, button)
  }
  const showChips = (on: BaccaratChoice) => {
    for (const [spot, button] of spots) {
      const holder = button.querySelector('.laid')
      if (!holder) continue
      // The exact amount is said, the short one shown.
      fill(holder, ...(on[spot] > 0 ? [h('span', { class: 'unseen' }, money(on[spot])), chipPicture(on[spot], state.unit)] : []))
    }
  }
  const show = () => {
    showChips(choice())
    fill(dealText, busy ? say('dealing') : laid.length === 0 ? say('layFirst') : say('dealFor', { amount: money(total()) }))
    deal.setAttribute('aria-disabled', String(busy || laid.length === 0))
  }
  const showRoad = () => {
    const hands = table.rounds().slice(0, ROAD).toReversed()
    fill(
      road,
      ...hands.map((round) => {
        const { winner } = outcomeHand(round.outcome as BaccaratOutcome)
        return h('li', { class: winner, 'aria-label': say(winner) }, say(`${winner}Letter`))
      }),
    )
  }
  const clear = () => {
    for (const button of spots.values()) button.classList.remove('winner')
    for (const name of ['player', 'banker'] as const) {
      fill(sides[name])
      fill(totals[name])
      totals[name].classList.remove('winner')
    }
  }
  const settle = (round: Round) => {
    const hand = outcomeHand(round.outcome as BaccaratOutcome)
    fill(totals.player, String(hand.playerTotal))
    fill(totals.banker, String(hand.bankerTotal))
    if (hand.winner !== 'tie') totals[hand.winner].classList.add('winner')
    spots.get(hand.winner)?.classList.add('winner')
    const net = round.paid - round.stake
    const note = paymentNote(say, round)
    const result = say('handResult', {
      winner: say(hand.winner === 'tie' ? 'tie' : `${hand.winner}Wins`),
      more: Math.max(hand.playerTotal, hand.bankerTotal),
      less: Math.min(hand.playerTotal, hand.bankerTotal),
    })
    const back =
      round.paid === 0
        ? say('nothing')
        : net > 0
          ? say('won', { amount: money(round.paid) })
          : say('returned', { amount: money(round.paid) })
    fill(status, `${result} `, h('b', { class: net > 0 ? 'gain' : '' }, back), note === undefined ? '' : ` ${note}`)
  }
  /** Lays the cards out as they are dealt; third cards lie across. */
  const layOut = async (round: Round, moving: boolean) => {
    clear()
    const { cards } = round.outcome as BaccaratOutcome
    const hand = outcomeHand({ cards })
    const order = [0, 1, 2, 3, 4, 5].filter((place) => hand.player.includes(place) || hand.banker.includes(place))
    for (const place of order) {
      const name = hand.player.includes(place) ? 'player' : 'banker'
      sides[name].append(cardPicture(cards[place] ?? 0, sides[name].children.length === 2))
      note(300 + place * 30)
      if (moving && !still() && !document.hidden) await pause(CARD_MS)
    }
    for (const name of ['player', 'banker'] as const) {
      const words = hand[name].map((place) => cardName(cards[place] ?? 0)).join(' ')
      sides[name].append(h('span', { class: 'unseen' }, words))
    }
  }
  const press = async () => {
    if (busy || state.commitment === '') return
    if (laid.length === 0) {
      spots.get('player')?.focus()
      return fill(status, say('layFirst'))
    }
    busy = true
    before = [...laid]
    show()
    clear()
    fill(status, say('dealing'))
    await pause(table.readyAt() - performance.now())
    const answer = await table.bet(choice(), total())
    if ('refused' in answer) fill(status, refusalText(say, answer.refused))
    else {
      await layOut(answer.round, true)
      answer.show()
      settle(answer.round)
      showRoad()
      await pause(table.readyAt() - performance.now())
      laid = []
    }
    busy = false
    show()
  }
  const tool = (name: string, text: string, done: () => void) =>
    h('button', { type: 'button', class: 'quiet', onclick: done }, icon(name), text)
  const element = h(
    'main',
    { class: 'stage baccarat' },
    h('div', { class: 'hands' }, side('player'), side('banker')),
    status,
    h('div', { class: 'side-spots', role: 'group', 'aria-label': say('placeChips') }, ...spots.values()),
    h('p', { class: 'aside' }, say('baccaratNote')),
    h('aside', { class: 'hand-list' }, h('h2', {}, say('everyHand')), road, h('p', { class: 'hint' }, say('pastHands'))),
    h(
      'div',
      { class: 'dock' },
      tray.element,
      h(
        'div',
        { class: 'tools' },
        tool('undo', say('undo'), () => set(laid.slice(0, -1))),
        tool('repeat', say('lastBets'), () => set([...before])),
        tool('trash', say('clear'), () => set([])),
      ),
      h('span', { class: 'most' }),
      deal,
    ),
  )
  document.addEventListener('keydown', (event) => {
    if (
      event.target instanceof HTMLInputElement ||
      document.querySelector('dialog[open]') ||
      event.repeat ||
      event.ctrlKey ||
      event.metaKey
    )
      return
    const spot = KEYS[event.key]
    if (spot) lay(spot)
    if (event.key === 'Enter' && event.target === document.body) void press()
    if (event.key !== 'Backspace') return
    event.preventDefault()
    set(laid.slice(0, -1))
  })
  show()
  showRoad()
  fill(status, say(state.mode === 'demo' ? 'trialNote' : 'baccaratReady'))
  const figure = (spot: Winner) => [say('sideFigure', { side: say(spot) }), percent(PUBLISHED_RETURNS[spot], locale)] as const
  return {
    element,
    published: PUBLISHED_RETURNS.banker,
    rules: say('baccaratRules'),
    figures: () => [
      [say('topChip'), `${TOP_TIMES}×`],
      ...SPOTS.map(figure),
      ...SPOTS.map((spot) => [say('sideChance', { side: say(spot) }), percent(PUBLISHED_CHANCES[spot], locale)] as const),
    ],
    pays: () =>
      h(
        'section',
        {},
        h('h3', {}, say('pays')),
        h('dl', { class: 'figures' }, ...SPOTS.flatMap((spot) => [h('dt', {}, say(spot)), h('dd', {}, say(PAYS[spot]))])),
      ),
    inWords: (round) => {
      const hand = outcomeHand(round.outcome as BaccaratOutcome)
      return `${hand.playerTotal} : ${hand.bankerTotal}`
    },
    replay: (round) => {
      showChips(round.choice as BaccaratChoice)
      void layOut(round, false)
      settle(round)
    },
  }
}
