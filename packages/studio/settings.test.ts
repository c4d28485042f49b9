import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

const FULL = { STUDIO_WALLET_URL: 'https://wallet.example/x', STUDIO_VENDOR: 'PS', STUDIO_KEY_ID: 'k1', STUDIO_SECRET: 's' }

describe('the studio’s settings', () => {
  it('let the wallet’s site frame the games unless others are named', () => {
    expect(readSettings(FULL).sites).toEqual(['https://wallet.example'])
    expect(readSettings({ ...FULL, STUDIO_SITES: 'https://a.example, https://b.example' }).sites).toEqual([
      'https://a.example',
      'https://b.example',
    ])
  })

  it('say what the house puts into jackpots, and what of it cannot be read', () => {
    expect(readSettings(FULL).openings).toEqual([])
    const openings = (text: string) => readSettings({ ...FULL, STUDIO_JACKPOTS: text }).openings
    expect(openings('PSMOONGATE:VND:250000000000')).toEqual([{ game: 'PSMOONGATE', currency: 'VND', amount: 250_000_000_000 }])
    for (const wrong of ['PSMOONGATE', 'PSMOONGATE:VND:-1', 'PSMOONGATE:VND:1.5']) expect(() => openings(wrong)).toThrow('STUDIO_JACKPOTS')
  })

  it('say how fast matches of the event book come and go', () => {
    expect([readSettings(FULL).pace, readSettings({ ...FULL, STUDIO_BOOK_PACE: '12' }).pace]).toEqual([1, 12])
    for (const wrong of ['0', '31', '1.5', 'fast'])
      expect(() => readSettings({ ...FULL, STUDIO_BOOK_PACE: wrong })).toThrow('STUDIO_BOOK_PACE')
  })

  it('say when rounds of bingo are, and what of it cannot be kept', () => {
    expect(readSettings(FULL).bingo).toMatchObject({ everyMs: 600_000, leastCards: 10, houseCards: 0 })
    const bingo = (text: string) => readSettings({ ...FULL, STUDIO_BINGO: text }).bingo
    expect(bingo('180:15:1.5:10:9')).toEqual({ everyMs: 180_000, closedMs: 15_000, ballMs: 1500, leastCards: 10, houseCards: 9 })
    for (const wrong of ['180', '180:15:1.5:10', '180:15:1.5:10:-1', 'a:b:c:d:e']) expect(() => bingo(wrong)).toThrow('STUDIO_BINGO')
    expect(() => bingo('60:15:1.5:10:9')).toThrow('bingo: all balls')
  })

  it.each(Object.keys(FULL))('say that %s is missing', (name) => {
    expect(() => readSettings({ ...FULL, [name]: '' })).toThrow(`${name} is missing`)
  })
})
