import { drawn, h } from '../dom.ts'
import { LEAGUE_EMBLEMS, TEAM_EMBLEMS } from './emblems.ts'
import type { SportCode } from '../../games/book/sport.ts'

const COLOURS = [
  ['#2ba293', '#0d5860'],
  ['#c2557c', '#5a2560'],
  ['#9088d6', '#474689'],
  ['#7da554', '#2b5439'],
  ['#5d7de0', '#2c3d90'],
  ['#d56e3e', '#7c311e'],
] as const

const FIGURES = [
  '<path d="M14 6Q15.500 11 19 13Q15.500 15 14 20Q12.500 15 9 13Q12.500 11 14 6Z" fill="#fff" opacity=".85"/>',
  '<path d="M14 4v20" stroke="#fff" stroke-opacity=".75" stroke-width="3"/>',
  '<circle cx="14" cy="13" r="5" fill="#fff" opacity=".85"/>',
  '<path d="M5 11h18" stroke="#fff" stroke-opacity=".75" stroke-width="3.500"/>',
  '<path d="M6 6l16 15" stroke="#fff" stroke-opacity=".75" stroke-width="3"/>',
] as const

const SHIELD = 'M14 1.500l11 3.500v9c0 6.500-4.500 10.500-11 12.500C7.500 24.500 3 20.500 3 14V5z'
const BADGE = 'M14 1l11.500 6.500v13L14 27 2.500 20.500v-13z'

const numberOf = (key: string): number => [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

let drawings = 0

/** A shield whose colours and figure follow from the side's key; of a team of esports a badge with what it is called; of a bout, red and blue. */
export const crest = (key: string, sport: SportCode, home: boolean): HTMLElement => {
  if (sport === 'COCKFIGHT') return h('span', { class: `corner ${home ? 'red' : 'blue'}`, 'aria-hidden': 'true' })
  const number = numberOf(key)
  const [light, dark] = COLOURS[number % COLOURS.length] ?? COLOURS[0]
  const emblem = TEAM_EMBLEMS[key]
  const id = `crest-${++drawings}`
  return drawn(
    `<svg viewBox="0 0 28 28"><defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs><path d="${emblem ? BADGE : SHIELD}" fill="url(#${id})"/>${emblem ?? FIGURES[number % FIGURES.length] ?? ''}</svg>`,
    'crest',
  )
}

/** A league's emblem, before its name. */
export const leagueEmblem = (key: string): HTMLElement | null => {
  const emblem = LEAGUE_EMBLEMS[key]
  return emblem ? drawn(`<svg viewBox="0 0 24 24">${emblem}</svg>`, 'league-emblem') : null
}
