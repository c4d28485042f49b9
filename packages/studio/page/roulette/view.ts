import { backOn, type Chip, outlook, PUBLISHED_RETURN, type RouletteChoice, type RouletteOutcome } from '../../games/roulette/roulette.ts'
import { colourOf, RETURN_TIMES, SPOT_BY_ID, SPOTS, type SpotKind } from '../../games/roulette/spots.ts'
import type { Round } from '../../rounds/round.ts'
import { fill, h, icon } from '../dom.ts'
import { pause, paymentNote, refusalText, type Table } from '../table.ts'
import { createTray } from '../tray.ts'
import type { View } from '../view.ts'
import { chipPicture } from '../chips.ts'
import { createFelt, spotName } from './felt.ts'
import { createWheel } from './wheel.ts'

const LAST = 12
const INSIDE: readonly SpotKind[] = ['split', 'street', 'trio', 'corner', 'first-four', 'six-line']
const KINDS: readonly SpotKind[] = ['straight', ...INSIDE, 'dozen', 'column', 'even-chance']

export const rouletteView = (table: Table): View => {
  const { say, money, state } = table
  const wheel = createWheel()
  /** Every chip laid, in order, so that the last can be taken back. */
  let laid: Chip[] = []
  let before: readonly Chip[] = []
  const tray = createTray(say, money, state.unit)
  let busy = false

  const chips = (): Chip[] => {
    const by = new Map<string, number>()
    for (const { spot, amount } of laid) by.set(spot, (by.get(spot) ?? 0) + amount)
    return [...by].map(([spot, amount]) => ({ spot, amount }))
  }
  const total = () => laid.reduce((sum, { amount }) => sum + amount, 0)
  const status = h('p', { class: 'told', role: 'status' })
  const tell = (text: string) => fill(status, text)
  const bars = h('div', { class: 'outlook' })
  const most = h('b')
  const spinText = h('span')
  const spin = h('button', { type: 'button', class: 'primary', onclick: () => void press() }, spinText)
  const insideList = h('ul', { class: 'inside-laid' })

  const lay = (spot: string) => {
    if (busy) return
    if (total() + tray.value() > state.limits.maxStake) return tell(say('STAKE_ABOVE'))
    laid = [...laid, { spot, amount: tray.value() }]
    show()
  }
  const felt = createFelt(say, lay)
  const set = (next: Chip[]) => () => {
    if (busy) return
    if (next.reduce((sum, { amount }) => sum + amount, 0) > state.limits.maxStake) return tell(say('STAKE_ABOVE'))
    laid = next
    show()
  }
  const showChips = (list: readonly Chip[]) => {
    for (const [id, button] of felt.buttons) {
      button.querySelector('.chip')?.remove()
      const chip = list.find(({ spot }) => spot === id)
      const spot = SPOT_BY_ID.get(id)
      const name = spot ? spotName(say, spot) : id
      button.setAttribute('aria-label', chip ? say('laid', { spot: name, amount: money(chip.amount) }) : name)
      if (chip) button.append(chipPicture(chip.amount, state.unit))
    }
    const inside = list.filter(({ spot }) => !felt.buttons.has(spot))
    fill(
      insideList,
      ...inside.map(({ spot, amount }) => {
        const named = SPOT_BY_ID.get(spot)
        return h('li', {}, named ? spotName(say, named) : spot, chipPicture(amount, state.unit))
      }),
    )
  }
  const show = () => {
    const list = chips()
    showChips(list)
    const seen = outlook(list)
    const part = (count: number, name: string, text: string) => {
      const bar = h('i', { class: name })
      bar.style.flexGrow = String(count)
      return { bar, key: h('span', { class: name }, text) }
    }
    const parts = [
      part(seen.ahead, 'ahead', say('ahead', { count: seen.ahead })),
      part(seen.part, 'part', say('part', { count: seen.part })),
      part(seen.none, 'none', say('none', { count: seen.none })),
    ]
    fill(
      bars,
      h('div', { class: 'meter', 'aria-hidden': 'true' }, ...parts.map(({ bar }) => bar)),
      h('div', { class: 'keys' }, ...parts.map(({ key }) => key)),
    )
    bars.classList.toggle('empty', list.length === 0)
    fill(most, money(seen.most))
    fill(spinText, busy ? say('spinning') : list.length === 0 ? say('layFirst') : say('spinFor', { amount: money(total()) }))
    spin.setAttribute('aria-disabled', String(busy || list.length === 0))
  }
  const colourName = (number: number) => say(colourOf(number))
  const last = h('div', { class: 'last' })
  const showLast = () => {
    const numbers = table.rounds().map(({ outcome }) => (outcome as RouletteOutcome).number)
    const cells = numbers
      .slice(0, LAST)
      .map((number, index) =>
        h('li', { class: `${colourOf(number)} ${index === 0 ? 'now' : ''}`, title: colourName(number) }, String(number)),
      )
    fill(last, h('small', {}, say('lastNumbers')), h('ul', {}, ...cells))
  }
  const element = h('main', { class: 'stage roulette' })
  const conclude = (round: Round) => {
    const { number } = round.outcome as RouletteOutcome
    const back = round.paid
    const note = paymentNote(say, round)
    for (const [id, button] of felt.buttons) button.classList.toggle('fallen', id === String(number))
    const fell = say('fell', { number, colour: colourName(number) })
    const result =
      back > round.stake ? say('won', { amount: money(back) }) : back > 0 ? say('returned', { amount: money(back) }) : say('nothing')
    fill(status, h('b', { class: back > round.stake ? 'amount' : '' }, `${fell}. ${result}`), note === undefined ? '' : ` ${note}`)
  }
  const press = async () => {
    if (busy || state.commitment === '') return
    if (laid.length === 0) {
      felt.buttons.get('0')?.focus()
      return tell(say('layFirst'))
    }
    busy = true
    const list = chips()
    before = [...laid]
    show()
    for (const button of felt.buttons.values()) button.classList.remove('fallen')
    tell(say('spinning'))
    await pause(table.readyAt() - performance.now())
    const answer = await table.bet({ chips: list } satisfies RouletteChoice, total())
    if ('refused' in answer) {
      tell(refusalText(say, answer.refused))
    } else {
      element.classList.add('turning')
      await wheel.turn((answer.round.outcome as RouletteOutcome).number)
      element.classList.remove('turning')
      answer.show()
      conclude(answer.round)
      showLast()
      laid = []
      await pause(table.readyAt() - performance.now())
    }
    busy = false
    show()
  }
  const inside = h(
    'select',
    {
      'aria-label': say('inside'),
      onchange: (event) => {
        const field = event.target as HTMLSelectElement
        if (field.value) lay(field.value)
        field.value = ''
      },
    },
    h('option', { value: '' }, `${say('inside')}…`),
    ...INSIDE.map((kind) =>
      h(
        'optgroup',
        { label: say(kind === 'column' ? 'columnKind' : kind) },
        ...SPOTS.filter((spot) => spot.kind === kind).map(({ id, numbers }) => h('option', { value: id }, numbers.join('-'))),
      ),
    ),
  )
  const tool = (name: string, text: string, done: () => void) =>
    h('button', { type: 'button', class: 'quiet', onclick: done }, icon(name), text)
  const tools = h(
    'div',
    { class: 'tools' },
    tool('undo', say('undo'), () => set(laid.slice(0, -1))()),
    h(
      'button',
      { type: 'button', class: 'quiet', onclick: () => set(laid.map(({ spot, amount }) => ({ spot, amount: amount * 2 })))() },
      say('double'),
    ),
    tool('repeat', say('lastBets'), () => set([...before])()),
    tool('trash', say('clear'), () => set([])()),
  )
  fill(
    element,
    h('section', { class: 'wheel-side' }, wheel.element, last),
    h(
      'section',
      { class: 'table-side' },
      h(
        'header',
        {},
        h(
          'div',
          {},
          h('h2', {}, say('placeChips')),
          h('p', {}, say('placeHint', { least: money(Math.max(state.limits.minStake, state.unit)), most: money(state.limits.maxStake) })),
          status,
        ),
        bars,
      ),
      felt.element,
      h('div', { class: 'inside' }, inside, insideList),
    ),
    h('div', { class: 'dock' }, tray.element, tools, h('p', { class: 'most' }, h('small', {}, say('mostBack')), most), spin),
  )
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Backspace' || event.target instanceof HTMLInputElement || document.querySelector('dialog[open]')) return
    event.preventDefault()
    set(laid.slice(0, -1))()
  })
  show()
  showLast()
  const [latest] = table.rounds()
  if (latest) wheel.set((latest.outcome as RouletteOutcome).number)
  if (state.mode === 'demo') tell(say('trialNote'))
  return {
    element,
    published: PUBLISHED_RETURN,
    rules: say('rouletteRules'),
    figures: () => [[say('topChip'), `${RETURN_TIMES.straight}×`]],
    pays: () =>
      h(
        'section',
        {},
        h('h3', {}, say('pays')),
        h('p', { class: 'hint' }, say('backFor')),
        h(
          'dl',
          { class: 'figures' },
          ...KINDS.flatMap((kind) => [h('dt', {}, say(kind === 'column' ? 'columnKind' : kind)), h('dd', {}, `${RETURN_TIMES[kind]}×`)]),
        ),
      ),
    inWords: (round) => {
      const { number } = round.outcome as RouletteOutcome
      return say('fell', { number, colour: colourName(number) })
    },
    replay: (round) => {
      const { chips: list } = round.choice as RouletteChoice
      const { number } = round.outcome as RouletteOutcome
      wheel.set(number)
      showChips(list)
      conclude({ ...round, paid: backOn(list, number) })
    },
  }
}
