import fc from 'fast-check'
import { describe, test } from 'vitest'
import { playsOf } from '../catalogue.ts'
import type { Rules } from '../play.ts'
import { expectOneByOne, readingOf } from '../testing/one-by-one.ts'
import { draws, selectionsOf } from '../testing/selections.ts'

const rules = fc.constantFrom<Rules[]>({}, { tie: 'push' }, { tie: 'lose' })

describe.each(playsOf('SSC').map((play) => [play.id, play] as const))('[LOTTERY-04] %s', (_, play) => {
  test('counts, hits and notes of the structure are those of the notes one by one', () => {
    fc.assert(
      fc.property(selectionsOf(play.grammar), draws, rules, (selection, draw, flags) => {
        const reading = readingOf(play, selection)
        if (!reading) return
        fc.pre(reading.count <= 3000)
        expectOneByOne(play, reading, draw, flags)
      }),
      { numRuns: 25 },
    )
  })
})
