import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playsOf } from '../catalogue.ts'
import { LAYOUT_OF, someLots } from '../testing/lots.ts'
import { expectOneByOne, readingOf } from '../testing/one-by-one.ts'
import { selectionsOf } from '../testing/selections.ts'

const plays = (['VN-MB', 'VN-MN'] as const).flatMap((game) => playsOf(game).map((play) => [game, play.id, play] as const))

describe.each(plays)('[LOTTERY-04] %s %s', (game, _, play) => {
  test('counts, hits and notes of the structure are those of the notes one by one', () => {
    fc.assert(
      fc.property(selectionsOf(play.grammar), someLots(LAYOUT_OF[game]), (selection, draw) => {
        const reading = readingOf(play, selection)
        if (!reading) return
        if (!play.whole) return expectOneByOne(play, reading, draw, {})
        const notes = [...reading.notes()]
        expect(reading.count).toBe(new Set(notes.map((note) => JSON.stringify(note))).size)
        expect(notes.filter((note) => play.judge(note, draw, {}) !== undefined)).toEqual([])
      }),
      { numRuns: 25 },
    )
  })
})

describe.each(plays.filter(([, , play]) => play.whole))('[LOTTERY-03] %s %s', (game, _, play) => {
  test('pays by how many of its numbers are drawn, and by the most frequent of them', () => {
    fc.assert(
      fc.property(selectionsOf(play.grammar), someLots(LAYOUT_OF[game]), (selection, draw) => {
        const endings = Object.values(draw.lots).flatMap((prize) => prize.map((number) => number.slice(-2)))
        const times = (selection['numbers'] as string[]).map((number) => endings.filter((ending) => ending === number).length)
        const different = times.filter((count) => count > 0).length
        const expected = different < 2 ? {} : { base: different - 1, bonus: Math.max(...times) - 1 }
        expect(play.read(selection).hits(draw, {})).toEqual(expected)
      }),
      { numRuns: 100 },
    )
  })
})
