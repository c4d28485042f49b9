import fc from 'fast-check'
import { describe, test } from 'vitest'
import { playsOf } from '../catalogue.ts'
import type { Rules } from '../play.ts'
import { someDraw } from '../testing/numbers.ts'
import { expectOneByOne, readingOf } from '../testing/one-by-one.ts'
import { selectionsOf } from '../testing/selections.ts'

const rules = fc.constantFrom<Rules[]>({}, { sum30: 'push' }, { sum30: 'lose' })

describe.each(playsOf('11X5').map((play) => [play.id, play] as const))('[LOTTERY-04] 11X5 %s', (_, play) => {
  test('counts, hits and notes of the structure are those of the notes one by one', () => {
    fc.assert(
      fc.property(selectionsOf(play.grammar), someDraw(5, 11), rules, (selection, draw, flags) => {
        const reading = readingOf(play, selection)
        if (reading) expectOneByOne(play, reading, draw, flags)
      }),
      { numRuns: 40 },
    )
  })
})
