import { describe, expect, test } from 'vitest'
import { playsOf } from '../catalogue.ts'
import { drawsOver, expectChances, expectSpread, sampleOf } from '../testing/numbers.ts'

const ascending = [...drawsOver([1, 2, 3, 4, 5], 5, 11)].filter(({ numbers }) => numbers.toSorted().join() === numbers.join())

describe('[LOTTERY-04] over every draw, as far as the play looks', () => {
  test('the draws are the 462 sets', () => expect(ascending).toHaveLength(462))

  const plays = playsOf('11X5').map((play) => [play.id, play] as const)
  test.each(plays)('%s: chance and spread', (_, play) => {
    const draws = play.at.length === 5 && play.id !== 'fixed-position' ? ascending : [...drawsOver(play.at, 5, 11)]
    for (const form of play.grammar) {
      expectChances(play, play.read(sampleOf(form, 'full')), {}, draws)
      const reading = play.read(sampleOf(form, 'with gaps'))
      expectSpread(play, reading, {}, draws)
      if (play.flags.includes('sum30')) expectSpread(play, reading, { sum30: 'push' }, draws)
    }
  })
})
