import { backOf, type ReefChoice, type ReefOutcome } from '../../games/reef/reef.ts'
import { NUMBERS } from '../../games/reef/targets.ts'
import type { Round } from '../../rounds/round.ts'
import { h, icon } from '../dom.ts'
import { signed } from '../money.ts'
import type { Table } from '../table.ts'
import { fishPicture } from './fish.ts'

/** How many shots a round had that arrived, and how many of them caught. */
export const countShots = (round: Round): { readonly fired: number; readonly caught: number } => {
  const { shots } = round.choice as ReefChoice
  const { numbers } = round.outcome as ReefOutcome
  const fired = shots.filter((shot) => shot !== null).length
  return { fired, caught: shots.filter((shot, at) => backOf(shot, numbers[at] ?? NUMBERS) > 0).length }
}

/** Every shot of a round that is over, one a row. */
export const replayShots = ({ say, money }: Table, round: Round, close: (() => void) | undefined): HTMLElement => {
  const { shots } = round.choice as ReefChoice
  const { numbers } = round.outcome as ReefOutcome
  const rows = shots.map((shot, at) => {
    const back = backOf(shot, numbers[at] ?? NUMBERS)
    return h(
      'tr',
      { class: back > 0 ? 'hit' : '' },
      h('th', { scope: 'row' }, String(at + 1)),
      h('td', {}, shot ? fishPicture(shot[0]) : null, shot ? say(shot[0]) : '–'),
      h('td', { class: 'number' }, shot ? money(shot[1]) : '–'),
      h('td', { class: 'number' }, shot === null ? say('returnedShot') : back > 0 ? signed(money, back) : say('missed')),
    )
  })
  const { fired, caught } = countShots(round)
  return h(
    'section',
    { class: 'glass shot-list', 'aria-label': say('shotsOfRound') },
    h(
      'header',
      {},
      h('h2', {}, say('shotsOfRound')),
      h('small', {}, say('reefWords', { shots: fired, caught })),
      close ? h('button', { type: 'button', class: 'tool', 'aria-label': say('close'), onclick: close }, icon('x')) : null,
    ),
    h(
      'div',
      { class: 'shot-rows', tabindex: 0, role: 'group', 'aria-label': say('shotsOfRound') },
      h(
        'table',
        {},
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            ...(['shotNumber', 'shotTarget', 'shotPrice', 'shotResult'] as const).map((key) => h('th', { scope: 'col' }, say(key))),
          ),
        ),
        h('tbody', {}, ...rows),
      ),
    ),
    h('p', {}, say('settledBack', { amount: money(round.paid) })),
  )
}
