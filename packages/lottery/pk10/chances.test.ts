import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playOf, playsOf } from '../catalogue.ts'
import type { Play } from '../play.ts'
import { drawsOver, expectChances, expectSpread, sampleOf, someDraw } from '../testing/numbers.ts'

const known = (id: string): Play => {
  const play = playOf('PK10', id)
  if (!play) throw new Error(id)
  return play
}

const ALL = Array.from({ length: 10 }, (_, i) => String(i + 1))

describe('[LOTTERY-04] PK10 over every order of the cars, as far as the play looks', () => {
  const short = playsOf('PK10').filter(({ at }) => at.length <= 4)
  test.each(short.map((play) => [play.id, play] as const))('%s: chance and spread', (_, play) => {
    const draws = [...drawsOver(play.at, 10, 10)]
    const [form] = play.grammar
    expectChances(play, play.read(sampleOf(form ?? [], 'full')), {}, draws)
    expectSpread(play, play.read(sampleOf(form ?? [], 'with gaps')), {}, draws)
  })

  test('gy-size where 11 is given back: 40, 40 and 10 of 90', () => {
    const play = known('gy-size')
    const draws = [...drawsOver([1, 2], 10, 10)]
    const reading = play.read({ picks: ['big', 'small'] })
    expectSpread(play, reading, { gy11: 'push' }, draws)
    expect(reading.spread({ gy11: 'push' }).map(({ ways, hits }) => [ways, hits])).toEqual([
      [40n, { small: 1 }],
      [10n, { push: 2 }],
      [40n, { big: 1 }],
    ])
    expect(play.tiersUnder?.({ gy11: 'push' })).toEqual(['big', 'small'].map((id) => ({ id, p: { num: 4n, den: 9n } })))
    expect(play.tiersUnder?.({ gy11: 'small' })).toEqual(play.tiers)
  })

  test.each([
    ['position-size', { at: ['1', '3', '4'], picks: ['small'] }, [1, 3, 4]],
    ['position-parity', { at: ['10', '2', '5'], picks: ['odd', 'even'] }, [2, 5, 10]],
    ['dragon-tiger', { at: ['1', '4'], picks: ['tiger'] }, [1, 4, 7, 10]],
    ['position', { places: [['1', '2'], [], ['2', '3', '10'], [], [], [], [], [], ['10'], []] }, [1, 3, 9]],
  ])('%s on some places: chance and spread', (id, selection, at) => {
    const [play, draws] = [known(id), [...drawsOver(at, 10, 10)]]
    expectChances(play, play.read(selection), {}, draws)
    expectSpread(play, play.read(selection), {}, draws)
  })

  test('one car on each place is met as often as an order has fixed points', () => {
    const reading = known('position').read({ places: ALL.map((car) => [car]) })
    const ways = Object.fromEntries(reading.spread({}).map((share) => [share.hits['win'], share.ways]))
    expect(ways).toEqual({ 1: 1334960n, 2: 667485n, 3: 222480n, 4: 55650n, 5: 11088n, 6: 1890n, 7: 240n, 8: 45n, 10: 1n })
  })

  test('every order makes one of dragon and tiger of each pair, and 10 of the 100 notes on positions', () => {
    const positions = known('position').read({ places: ALL.map(() => ALL) })
    const duels = known('dragon-tiger')
    expect(positions.count).toBe(100)
    expect(positions.spread({})).toEqual([{ ways: 3_628_800n, hits: { win: 10 } }])
    fc.assert(
      fc.property(someDraw(10, 10), (draw) => {
        expect(positions.hits(draw, {})).toEqual({ win: 10 })
        for (const at of ['1', '2', '3', '4', '5']) {
          expect(duels.read({ at: [at], picks: ['dragon', 'tiger'] }).hits(draw, {})).toEqual({ win: 1 })
        }
      }),
    )
  })
})
