import { describe, test } from 'vitest'
import { playsOf } from '../catalogue.ts'
import { expectChances, expectSpread } from '../testing/enumerate.ts'
import { sampleSelection } from '../testing/sample.ts'

const plays = playsOf('LF').filter(({ at }) => at.length > 3)
const forms = plays.flatMap((play) => play.grammar.map((form, i) => [`${play.id} ${i}`, play, form] as const))

describe('[LOTTERY-04] over every draw of five digits', () => {
  test.each(forms)('%s: chance and spread', { timeout: 240_000 }, (_, play, form) => {
    const reading = play.read(sampleSelection(form))
    expectChances(play, reading)
    expectSpread(play, reading, {})
  })
})
