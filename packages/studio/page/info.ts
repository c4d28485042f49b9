import type { ShownRound } from '../fair/shown-round.ts'
import { faultsOf } from '../fair/verify.ts'
import { gameOf } from '../games/games.ts'
import type { Round } from '../rounds/round.ts'
import { readRound } from './api.ts'
import { fill, h, icon } from './dom.ts'
import { percent, signed } from './money.ts'
import { copyReplayLink } from './replay-link.ts'
import { soundButton } from './sound-button.ts'
import { paidBack, type Table } from './table.ts'
import type { View } from './view.ts'
import { isText } from './texts/texts.ts'

const short = (text: string): string => (text.length > 14 ? `${text.slice(0, 8)}…${text.slice(-4)}` : text)

const list = (rows: readonly (readonly [string, string])[]): HTMLElement =>
  h('dl', { class: 'figures' }, ...rows.flatMap(([label, value]) => [h('dt', {}, label), h('dd', {}, value)]))

const fairness = (table: Table): HTMLElement => {
  const { say, state } = table
  const last = table.rounds()[0]
  const verdict = h('p', { class: 'verdict', role: 'status' })
  /** The last round with all that a check needs: of a shared one the page has only what it showed. */
  const whole = async (): Promise<Round | undefined> => {
    if (!last?.shared) return last
    const round = await readRound(last.roundId)
    return 'refused' in round ? last : round
  }
  const check = async () => {
    const game = gameOf(state.game)
    const round = await whole()
    if (!round || !game) return fill(verdict, say('noRound'))
    // What was shown before the bet counts, whatever is answered now.
    const faults = await faultsOf(game, { ...(round as ShownRound), commitment: last?.commitment ?? '' })
    fill(
      verdict,
      faults.length === 0 ? icon('seal') : null,
      faults.length === 0 ? say('verified') : say('notVerified', { faults: faults.join(', ') }),
    )
    verdict.classList.toggle('gain', faults.length === 0)
  }
  const save = async () => {
    const round = await whole()
    if (!round) return fill(verdict, say('noRound'))
    const file = URL.createObjectURL(new Blob([JSON.stringify(round, null, 2)], { type: 'application/json' }))
    const link = h('a', { href: file, download: `round-${round.roundId}.json` })
    link.click()
    setTimeout(() => URL.revokeObjectURL(file), 1000)
  }
  const number = h('input', {
    id: 'next-number',
    inputmode: 'numeric',
    pattern: '\\d{1,20}',
    maxlength: 20,
    value: table.number.read(),
    autocomplete: 'off',
    oninput: (event) => {
      const field = event.target as HTMLInputElement
      field.value = field.value.replaceAll(/\D/g, '')
      if (field.value) table.number.write(field.value)
    },
  })
  const step = (text: string, value: string | undefined) =>
    h('li', {}, h('span', {}, text), h('code', { title: value ?? '' }, value ? short(value) : '–'))
  return h(
    'section',
    {},
    h('h3', {}, say('fair')),
    h(
      'ol',
      { class: 'steps' },
      step(say('step1'), last?.commitment),
      step(say('step2'), last?.clientNumber),
      step(say('step3'), last?.seed ?? undefined),
    ),
    h(
      'div',
      { class: 'actions' },
      h('button', { type: 'button', class: 'quiet', onclick: () => void check() }, icon('refresh'), say('check')),
      h('button', { type: 'button', class: 'quiet', onclick: () => void save() }, icon('down'), say('save')),
    ),
    verdict,
    h('label', { for: 'next-number' }, say('nextNumber')),
    number,
    h('p', { class: 'hint' }, say('numberHint')),
  )
}

const rounds = (table: Table, view: View, close: () => void): HTMLElement => {
  const { say, money, locale } = table
  const copyNote = h('p', { class: 'hint', role: 'status' })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' })
  const rows = table.rounds().map((round) => {
    const net = paidBack(round) - round.stake
    return h(
      'li',
      {},
      h('time', {}, time.format(round.createdAt)),
      h('span', {}, view.inWords(round)),
      h('span', { class: 'number' }, money(round.stake)),
      h('b', { class: `number ${net > 0 ? 'gain' : net < 0 ? 'loss' : ''}` }, signed(money, net)),
      h(
        'button',
        {
          type: 'button',
          class: 'quiet',
          onclick: () => {
            close()
            view.replay(round)
          },
        },
        icon('play'),
        say('replay'),
      ),
      h(
        'button',
        {
          type: 'button',
          class: 'tool',
          'aria-label': say('copy'),
          title: say('copy'),
          onclick: () => void copyReplayLink(say, round, copyNote),
        },
        icon('copy'),
      ),
    )
  })
  return h(
    'section',
    {},
    h('h3', {}, say('myRounds')),
    rows.length > 0 ? h('ul', { class: 'rounds' }, ...rows) : h('p', {}, say('noRounds')),
    copyNote,
  )
}

/** Pays, return, fairness, rounds and rules, one press away and beside nothing else. Pauses nothing on the server. */
export const infoPanel = (table: Table, view: View, name: string): { readonly element: HTMLElement; readonly open: () => void } => {
  const { say, state, locale } = table
  const dialog = h('dialog', { class: 'info', 'aria-labelledby': 'info-name' }) as HTMLDialogElement
  const close = () => dialog.close()
  const sub = `${state.game}Sub`
  const headline = view.headline ?? {
    title: say('return'),
    figure: percent(view.published, locale),
    text: view.returnText ?? say('returnText'),
  }
  const build = () => {
    fill(
      dialog,
      h(
        'header',
        {},
        h(
          'div',
          {},
          h('h2', { id: 'info-name' }, name),
          h('p', { class: 'hint' }, `${isText(sub) ? say(sub) : ''} · ${say('version', { version: state.version })}`),
        ),
        // A phone's bar has no room for it.
        soundButton(say, 'thin'),
        h('button', { type: 'button', class: 'tool', 'aria-label': say('close'), onclick: close }, icon('x')),
      ),
      h(
        'div',
        { class: 'columns' },
        h(
          'div',
          {},
          h(
            'section',
            {},
            h('h3', {}, headline.title),
            h('div', { class: 'return' }, h('b', {}, headline.figure), h('p', {}, headline.text)),
            list([...(view.headline ? [] : [[say('houseEdge'), percent(10_000 - view.published, locale)] as const]), ...view.figures()]),
          ),
          view.fairness?.() ?? fairness(table),
        ),
        h('div', {}, view.pays(), h('section', {}, h('h3', {}, say('rules')), h('p', {}, view.rules)), rounds(table, view, close)),
      ),
    )
  }
  return {
    element: dialog,
    open: () => {
      if (dialog.open) return close()
      build()
      dialog.showModal()
    },
  }
}
