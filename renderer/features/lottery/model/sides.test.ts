import type { DrawResult } from '@portico/contract/lottery/draw-shapes'
import { playsOf } from '@portico/lottery/catalogue'
import type { Game } from '@portico/lottery/play'
import { describe, expect, it } from 'vitest'
import { indexOfSide, sideGroups, streaksOf } from './sides.ts'

const groups = (game: Game) => sideGroups(playsOf(game))
const drawn = (...specials: readonly string[]): readonly DrawResult[] =>
  specials.map((special, i) => ({
    numero: String(99 - i),
    drawAt: '2026-11-21T08:00:00.000Z',
    result: { date: '2026-11-21', normals: ['01', '12', '23', '34', '45', '06'], special, ordered: true },
    ordered: true,
    resultVersion: 1,
  }))
const nameOf = ({ side: { play, on, pick } }: ReturnType<typeof streaksOf>[number]) => [play.id, on, pick].filter(Boolean).join(' ')

describe('the two-sides page [LOTTERY-03]', () => {
  it('knows every place, pair and total that has two or three sides, each a bet of one note', () => {
    const lhc = groups('LHC')
    expect(lhc.filter(({ play }) => play.id === 'position-size').map(({ on }) => on)).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(lhc.some(({ play, sides }) => play.id === 'special-colour' && sides.length === 3)).toBe(true)
    expect(lhc.some(({ play }) => ['special-zodiac', 'half-wave', 'parlay'].includes(play.id))).toBe(false)
    for (const game of ['LHC', 'PK10', 'SSC'] as const) {
      for (const { sides } of groups(game)) for (const { play, selection } of sides) expect(play.read(selection).count).toBe(1)
    }
    expect(groups('SSC').filter(({ play }) => play.id === 'dragon-tiger')).toHaveLength(10)
    expect(groups('11X5')).toEqual([])
  })

  it('lists what came many times running, the longest first; 49 is no side and ends a run', () => {
    const rows = streaksOf(groups('LHC'), drawn('26', '28', '40', '49', '30'), {}, 3)
    const ofSpecial = rows.filter(({ side }) => side.play.id.startsWith('special')).map((row) => [nameOf(row), row.draws])
    expect(ofSpecial).toContainEqual(['special-size big', 3])
    expect(ofSpecial).toContainEqual(['special-parity even', 3])
    const normals = rows.filter(({ side }) => side.play.id === 'position-size').map((row) => [nameOf(row), row.draws])
    expect(normals).toContainEqual(['position-size 1 small', 5])
    expect(normals).toContainEqual(['position-size 5 big', 5])
    expect(rows.map(({ draws }) => draws)).toEqual(rows.map(({ draws }) => draws).toSorted((a, b) => b - a))
  })

  it('counts none from draws whose order is not known, where the place matters', () => {
    const sorted = drawn('26', '28', '40').map((draw) => ({ ...draw, ordered: false }))
    const rows = streaksOf(groups('LHC'), sorted, {}, 3)
    expect(rows.some(({ side }) => side.play.id === 'position-size')).toBe(false)
    expect(rows.some(({ side }) => side.play.id === 'special-size')).toBe(true)
  })

  it('finds a side in the list of a slip', () => {
    const side = groups('LHC').find(({ play, on }) => play.id === 'position-size' && on === '2')!.sides[0]!
    const line = { play: side.play.id, selection: side.selection, mode: '1', multiple: 1, prizeGroup: null }
    expect(indexOfSide(side, [{ ...line, play: 'special-size' }, line])).toBe(1)
    expect(indexOfSide(side, [])).toBe(-1)
  })
})
