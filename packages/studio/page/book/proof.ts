import type { ShownRound } from '../../fair/shown-round.ts'
import { faultsOf } from '../../fair/verify.ts'
import type { BookOutcome } from '../../games/book/proof.ts'
import { gameOf } from '../../games/games.ts'
import { fill, h, icon } from '../dom.ts'
import type { Table } from '../table.ts'
import type { Words } from './words.ts'

const short = (text: string): string => `${text.slice(0, 8)}…${text.slice(-4)}`

/** How a match is bound to a secret, and the last settled bet worked out again in the page or saved for elsewhere. */
export const bookProof = (table: Table, words: Words): HTMLElement => {
  const { say } = table
  const last = table.rounds()[0]
  const verdict = h('p', { class: 'verdict', role: 'status' })
  const check = async () => {
    const game = gameOf(table.state.game)
    if (!last || !game) return
    const faults = await faultsOf(game, last as ShownRound)
    fill(
      verdict,
      faults.length === 0 ? icon('seal') : null,
      faults.length === 0 ? say('verified') : say('notVerified', { faults: faults.join(', ') }),
    )
    verdict.classList.toggle('gain', faults.length === 0)
  }
  const save = () => {
    if (!last) return
    const file = URL.createObjectURL(new Blob([JSON.stringify(last, null, 2)], { type: 'application/json' }))
    h('a', { href: file, download: `round-${last.roundId}.json` }).click()
    setTimeout(() => URL.revokeObjectURL(file), 1000)
  }
  const matches = (last?.outcome as BookOutcome | null | undefined)?.matches ?? []
  return h(
    'section',
    {},
    h('h3', {}, say('bookProof')),
    h('p', { class: 'hint' }, say('bookProofHow')),
    last ? null : h('p', {}, say('bookProofNone')),
    ...matches.map(({ fixture, commitment, seed }) =>
      h(
        'ol',
        { class: 'steps' },
        h('li', {}, h('span', {}, words.versus(fixture))),
        h('li', {}, h('span', {}, say('bookFingerprint')), h('code', { title: commitment }, short(commitment))),
        h('li', {}, h('span', {}, say('bookSecret')), h('code', { title: seed }, short(seed))),
      ),
    ),
    last
      ? h(
          'div',
          { class: 'actions' },
          h('button', { type: 'button', class: 'quiet', onclick: () => void check() }, icon('refresh'), say('check')),
          h('button', { type: 'button', class: 'quiet', onclick: save }, icon('down'), say('save')),
        )
      : null,
    verdict,
  )
}
