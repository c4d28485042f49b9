import { describe, expect, test } from 'vitest'
import { landedText, landingTimes, lotsSoFar, prizeOrder, socketsOf } from './landing.ts'

describe('how a draw lands', () => {
  test.each([
    ['five digits', { digits: '80741' }, [700, 1400, 2100, 2800, 3500]],
    ['three dice', { dice: ['1', '5', '6'] }, [700, 1400, 2100]],
    ['eleven of five', { numbers: ['01', '05', '11', '02', '09'], ordered: true }, [450, 900, 1350, 1800, 2250]],
  ])('%s, one after the other', (_name, draw, times) => {
    expect(landingTimes(draw)).toEqual(times)
  })

  test('the special number of Mark Six waits', () => {
    const draw = { date: '2026-11-22', normals: ['27', '13', '07', '48', '39', '18'], special: '02', ordered: true }
    expect(landingTimes(draw).slice(-2)).toEqual([3600, 4600])
  })

  test('the prizes of a Vietnamese draw come before its special one', () => {
    const lots = { db: ['60213'], g1: ['11122'], g2: ['22233', '33344'] }
    expect(prizeOrder(lots)).toEqual(['g1', 'g2', 'db'])
    expect(lotsSoFar(lots, 2)).toEqual({ g1: ['11122'], g2: ['22233', '·····'], db: ['·····'] })
    expect(landingTimes({ date: '2026-11-22', lots })).toHaveLength(4)
  })

  test.each([
    [{ kind: 'digits', count: 3 }, 3],
    [{ kind: 'numbers', pick: 10, of: 10 }, 10],
    [{ kind: 'dice' }, 3],
    [{ kind: 'mark-six' }, 7],
    [{ kind: 'lots', layout: 'north' }, 5],
    [{ kind: 'lots', layout: 'south' }, 6],
  ] as const)('%j has a socket for each number that will be drawn', (shape, sockets) => {
    expect(socketsOf(shape)).toBe(sockets)
  })

  test('says what has landed and no more', () => {
    expect([0, 2, undefined].map((landed) => landedText({ digits: '80741' }, landed))).toEqual(['', '8 0', '8 0 7 4 1'])
    const lots = { db: ['60213'], g1: ['11122'] }
    expect([1, 2].map((landed) => landedText({ date: '2026-11-22', lots }, landed))).toEqual(['', '6 0 2 1 3'])
  })
})
