import { describe, test } from 'vitest'
import { playsOf } from '../catalogue.ts'
import { expectChances, expectSpread } from '../testing/enumerate.ts'
import { sampleSelection } from '../testing/sample.ts'

describe('[LOTTERY-04] over every draw, every form of every play', () => {
  const forms = playsOf('SSC').flatMap((play) => play.grammar.map((form, i) => [`${play.id} ${i}`, play, form] as const))
  test.each(forms)('%s', { timeout: 240_000 }, (_, play, form) => {
    const reading = play.read(sampleSelection(form))
    expectChances(play, reading)
    expectSpread(play, reading, {})
    expectSpread(play, reading, { tie: 'push' })
  })
})
