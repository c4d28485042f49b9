import { describe, expect, test } from 'vitest'
import { landingTimes, lotsSoFar, prizeOrder } from './landing.ts'

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
})
