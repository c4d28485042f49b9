import fc from 'fast-check'
import { describe, test } from 'vitest'
import { playsOf } from '../catalogue.ts'
import type { Rules } from '../play.ts'
import { expectOneByOne, readingOf } from '../testing/one-by-one.ts'
import { selectionsOf } from '../testing/selections.ts'
import { someThrow } from '../testing/throws.ts'

const rules = fc.constantFrom<Rules[]>({}, { pairStarTriple: 'lose', triple: 'lose' }, { pairStarTriple: 'win', triple: 'normal' })

describe.each(playsOf('K3').map((play) => [play.id, play] as const))('[LOTTERY-04] %s', (_, play) => {
  test('counts, hits and notes of the structure are those of the notes one by one', () => {
    fc.assert(
      fc.property(selectionsOf(play.grammar), someThrow, rules, (selection, draw, flags) => {
        const reading = readingOf(play, selection)
        if (reading) expectOneByOne(play, reading, draw, flags)
      }),
      { numRuns: 50 },
    )
  })
})
