import { describe, expect, test } from 'vitest'
import { playsOf } from '../catalogue.ts'
import type { Play } from '../play.ts'
import type { Field } from '../selection/grammar.ts'
import { drawsOver, expectChances, expectSpread, sampleOf } from '../testing/numbers.ts'

const orders = [...drawsOver([1, 2, 3, 4, 5], 10, 10)]

/** Left to the first five positions, which these orders are all of. */
const withinFive = (play: Play, form: readonly Field[]): unknown => {
  const chosen = sampleOf(form, 'full')
  if (play.id === 'position') return { places: (chosen['places'] as string[][]).map((row, i) => (i < 5 ? row : [])) }
  return 'at' in chosen ? { ...chosen, at: ['1', '2', '3', '4', '5'] } : chosen
}

describe('[LOTTERY-04] PK10 over every order of the first five cars', () => {
  test('there are 30,240', () => expect(orders).toHaveLength(30_240))

  const plays = playsOf('PK10').filter(({ id }) => id !== 'dragon-tiger')
  test.each(plays.map((play) => [play.id, play] as const))('%s: chance and spread', { timeout: 240_000 }, (_, play) => {
    const [form = []] = play.grammar
    const reading = play.read(withinFive(play, form))
    expectChances(play, reading, {}, orders)
    expectSpread(play, reading, { gy11: 'small' }, orders)
    expectSpread(play, reading, { gy11: 'push' }, orders)
  })

  test('dragon-tiger over every order of three pairs', { timeout: 120_000 }, () => {
    const duels = playsOf('PK10').find(({ id }) => id === 'dragon-tiger')
    const reading = duels?.read({ at: ['1', '2', '3'], picks: ['dragon'] })
    if (duels && reading) expectSpread(duels, reading, {}, [...drawsOver([1, 2, 3, 8, 9, 10], 10, 10)])
    expect(reading?.count).toBe(3)
  })
})
