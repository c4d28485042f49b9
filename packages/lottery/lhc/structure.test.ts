import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playsOf } from '../catalogue.ts'
import { type Play, type Reading, type Rules, tierOfHit } from '../play.ts'
import { Refusal } from '../refusal.ts'
import { draws } from '../testing/lhc.ts'
import { selectionsOf } from '../testing/selections.ts'

const rules = fc.constantFrom<Rules[]>({}, { parlayPush: 'one' }, { parlayPush: 'void2' })

/** The reading, or undefined where nothing is chosen, or a list that must not be empty is. */
const readingOf = (play: Play, selection: unknown): Reading | undefined => {
  try {
    return play.read(selection)
  } catch (error) {
    if (error instanceof Refusal && ['EMPTY_SELECTION', 'BAD_COUNT'].includes(error.code)) return undefined
    throw error
  }
}

describe.each(playsOf('LHC').map((play) => [play.id, play] as const))('[LOTTERY-04] %s', (_, play) => {
  test('counts, hits and notes of the structure are those of the notes one by one', () => {
    fc.assert(
      fc.property(selectionsOf(play.grammar), draws, rules, (selection, draw, flags) => {
        const reading = readingOf(play, selection)
        if (!reading || reading.count > 1500) return
        const notes = [...reading.notes()]
        expect(reading.count).toBe(notes.length)
        expect(new Set(notes.map((note) => JSON.stringify(note))).size).toBe(notes.length)
        const oneByOne: Record<string, number> = {}
        for (const note of notes) {
          const tier = play.judge(note, draw, flags)
          if (tier) oneByOne[tier] = (oneByOne[tier] ?? 0) + 1
        }
        const hits = Object.entries(reading.hits(draw, flags)).filter(([, count]) => count > 0)
        expect(Object.fromEntries(hits.map(([key, count]) => [tierOfHit(key), count]))).toEqual(oneByOne)
      }),
      { numRuns: 30 },
    )
  })
})
