import { describe, test } from 'vitest'
import { playsOf } from '../catalogue.ts'
import { expectChances, expectSpread } from '../testing/enumerate.ts'
import { sampleSelection } from '../testing/sample.ts'

/** The five-digit windows take 100,000 draws each; those stand in probability.deep.test.ts. */
const plays = playsOf('SSC').map((play) => [play.id, play] as const)

describe('[LOTTERY-04] over every draw', () => {
  test.each(plays.filter(([, { at }]) => at.length <= 3))('%s: chance and spread', (_, play) => {
    const reading = play.read(sampleSelection(play.grammar[0]))
    expectChances(play, reading)
    expectSpread(play, reading, {})
  })

  test.each(plays.filter(([id]) => ['fixed-position', 'dragon-tiger'].includes(id)))('%s: chance and spread', (_, play) => {
    const reading = play.read(sampleSelection(play.grammar[0]))
    expectChances(play, reading)
    expectSpread(play, reading, { tie: 'push' })
  })
})
