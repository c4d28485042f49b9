import { describe, expect, it } from 'vitest'
import { backOn, outlook, PUBLISHED_RETURN, roulette } from './roulette.ts'
import { SPOTS, WHEEL } from './spots.ts'

const UNIT = 10_000_000

describe('European roulette', () => {
  it('has every spot of the table once', () => {
    expect(new Set(SPOTS.map(({ id }) => id)).size).toBe(SPOTS.length)
    const many = (kind: string) => SPOTS.filter((spot) => spot.kind === kind).length
    expect({
      straight: many('straight'),
      split: many('split'),
      street: many('street'),
      corner: many('corner'),
      six: many('six-line'),
    }).toEqual({
      straight: 37,
      split: 60,
      street: 12,
      corner: 22,
      six: 11,
    })
    expect([...WHEEL].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number))
  })

  it('returns 36 of 37 on every spot, counted over the numbers by hand', () => {
    for (const { id, numbers } of SPOTS) {
      // The second program: odds as the tables of casinos write them, 36 shared by the numbers covered.
      const odds = 36 / numbers.length - 1
      const back = Array.from({ length: 37 }, (_, number) => (numbers.includes(number) ? odds + 1 : 0)).reduce((a, b) => a + b, 0)
      const counted = Array.from({ length: 37 }, (_, number) => backOn([{ spot: id, amount: UNIT }], number)).reduce((a, b) => a + b, 0)
      expect(counted / UNIT).toBe(back)
      expect(counted / UNIT / 37).toBeCloseTo(36 / 37, 12)
    }
    expect(PUBLISHED_RETURN).toBe(Math.floor((36 / 37) * 10_000))
  })

  it('counts what the chips on the table can bring', () => {
    const chips = [
      { spot: '17', amount: 20 * UNIT },
      { spot: 'dozen-1', amount: 20 * UNIT },
      { spot: 'red', amount: 50 * UNIT },
    ]
    expect(outlook(chips)).toEqual({ ahead: 19, part: 6, none: 12, most: 720 * UNIT })
    expect(roulette.mostBack({ chips })).toBe(720 * UNIT)
  })

  it.each([
    {},
    { chips: [] },
    { chips: [{ spot: '37', amount: UNIT }] },
    { chips: [{ spot: '1', amount: -UNIT }] },
    { chips: [{ spot: '1', amount: UNIT + 1 }] },
    {
      chips: [
        { spot: '1', amount: UNIT },
        { spot: '1', amount: UNIT },
      ],
    },
    { chips: [null] },
  ])('is no bet: %j', (sent) => {
    expect(roulette.read(sent, UNIT)).toBeUndefined()
  })
})
