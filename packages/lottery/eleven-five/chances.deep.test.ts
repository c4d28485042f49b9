import { describe, expect, test } from 'vitest'
import { playsOf } from '../catalogue.ts'
import { drawsOver, expectChances, expectSpread, sampleOf } from '../testing/numbers.ts'

const orders = [...drawsOver([1, 2, 3, 4, 5], 5, 11)]

describe('[LOTTERY-04] over every order of five of eleven', () => {
  test('there are 55,440', () => expect(orders).toHaveLength(55_440))

  const forms = playsOf('11X5').flatMap((play) => play.grammar.map((form, i) => [`${play.id} ${i}`, play, form] as const))
  test.each(forms)('%s: chance and spread', { timeout: 240_000 }, (_, play, form) => {
    expectChances(play, play.read(sampleOf(form, 'full')), {}, orders)
    const reading = play.read(sampleOf(form, 'with gaps'))
    expectSpread(play, reading, { sum30: 'lose' }, orders)
    expectSpread(play, reading, { sum30: 'push' }, orders)
  })
})
