import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playsOf } from '../catalogue.ts'
import { expectOneByOne, readingOf } from '../testing/one-by-one.ts'
import { sampleSelection } from '../testing/sample.ts'
import { draws, selectionsOf } from '../testing/selections.ts'

describe.each(playsOf('LF').map((play) => [play.id, play] as const))('[LOTTERY-04] LF %s', (_, play) => {
  test('counts, hits and notes of the structure are those of the notes one by one', () => {
    fc.assert(
      fc.property(selectionsOf(play.grammar), draws, (selection, draw) => {
        const reading = readingOf(play, selection)
        if (!reading) return
        fc.pre(reading.count <= 3000)
        expectOneByOne(play, reading, draw, {})
      }),
      { numRuns: 20 },
    )
  })
})

test('[LOTTERY-04] a draw of five digits is read by its first three where no more are asked', () => {
  const three = playsOf('LF').filter(({ id }) => id.startsWith('3d-'))
  expect(three).toHaveLength(18)
  fc.assert(
    fc.property(fc.constantFrom(...three), draws, (play, long) => {
      const reading = play.read(sampleSelection(play.grammar[0]))
      const short = { digits: long.digits.slice(0, 3) }
      expect(play.drawn(long)).toEqual(play.drawn(short))
      expect(reading.hits(long, {})).toEqual(reading.hits(short, {}))
    }),
  )
})
