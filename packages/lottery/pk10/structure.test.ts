import fc from 'fast-check'
import { describe, test } from 'vitest'
import { playsOf } from '../catalogue.ts'
import type { Rules } from '../play.ts'
import { someDraw } from '../testing/numbers.ts'
import { expectOneByOne, readingOf } from '../testing/one-by-one.ts'
import { selectionsOf } from '../testing/selections.ts'

const rules = fc.constantFrom<Rules[]>({}, { gy11: 'push' }, { gy11: 'small' })

describe.each(playsOf('PK10').map((play) => [play.id, play] as const))('[LOTTERY-04] PK10 %s', (_, play) => {
  test('counts, hits and notes of the structure are those of the notes one by one', () => {
    fc.assert(
      fc.property(selectionsOf(play.grammar), someDraw(10, 10), rules, (selection, draw, flags) => {
        const reading = readingOf(play, selection)
        if (reading) expectOneByOne(play, reading, draw, flags)
      }),
      { numRuns: 30 },
    )
  })
})
