import { describe, expect, it } from 'vitest'
import { baccarat, SHOE } from './baccarat.ts'
import { handOf } from './hand.ts'
import { PUBLISHED_CHANCES, PUBLISHED_RETURNS } from './published.ts'
import { ORDERS, winningOrders } from './return.ts'

/** The second program: hands of two cards by their totals, then the third cards by the tables as casinos print them. */
const countAgain = () => {
  const cards = [128, ...Array.from({ length: 9 }, () => 32)]
  const found = { player: 0, banker: 0, tie: 0 }
  const take = (points: number, then: (ways: number) => void) => {
    const ways = cards[points] ?? 0
    cards[points] = ways - 1
    then(ways)
    cards[points] = ways
  }
  const ten = Array.from({ length: 10 }, (_, points) => points)
  const rest = (dealt: number) => Array.from({ length: 6 - dealt }, (_, index) => SHOE - dealt - index).reduce((all, left) => all * left, 1)
  const settle = (player: number, banker: number, ways: number) => {
    found[player > banker ? 'player' : banker > player ? 'banker' : 'tie'] += ways
  }
  const bankerStands = (total: number, third: number): boolean => {
    if (total >= 7) return true
    if (total === 6) return third !== 6 && third !== 7
    if (total === 5) return third < 4 || third > 7
    if (total === 4) return third < 2 || third > 7
    return total === 3 && third === 8
  }
  for (const a of ten)
    take(a, (w1) => {
      for (const b of ten)
        take(b, (w2) => {
          for (const c of ten)
            take(c, (w3) => {
              for (const d of ten)
                take(d, (w4) => {
                  const ways = w1 * w2 * w3 * w4
                  const player = (a + c) % 10
                  const banker = (b + d) % 10
                  if (player > 7 || banker > 7 || (player > 5 && banker > 5)) return settle(player, banker, ways * rest(4))
                  for (const e of ten)
                    take(e, (w5) => {
                      if (player > 5) return settle(player, (banker + e) % 10, ways * w5 * rest(5))
                      const drawn = (player + e) % 10
                      if (bankerStands(banker, e)) return settle(drawn, banker, ways * w5 * rest(5))
                      for (const f of ten) take(f, (w6) => settle(drawn, (banker + f) % 10, ways * w5 * w6))
                    })
                })
            })
        })
    })
  return found
}

describe('what baccarat says of itself', () => {
  it('is what a second program counts over all orders of six cards', () => {
    const first = winningOrders()
    expect(first).toEqual(countAgain())
    const { player, banker, tie } = first
    expect(player + banker + tie).toBe(ORDERS)
    const back = { player: (2 * player + tie) / ORDERS, banker: (1.95 * banker + tie) / ORDERS, tie: (9 * tie) / ORDERS }
    // As the tables for eight decks have it.
    expect(back.banker).toBeCloseTo(0.989421, 6)
    expect(back.player).toBeCloseTo(0.987649, 6)
    for (const side of ['player', 'banker', 'tie'] as const) {
      expect(PUBLISHED_RETURNS[side]).toBe(Math.floor(back[side] * 10_000))
      expect(PUBLISHED_CHANCES[side]).toBe(Math.floor((first[side] / ORDERS) * 10_000))
    }
  })

  it.each([
    [[9, 1, 0, 2, 5, 5], { winner: 'player', player: [0, 2], banker: [1, 3] }],
    [[1, 2, 2, 3, 9, 9], { winner: 'banker', playerTotal: 2, bankerTotal: 5, player: [0, 2, 4], banker: [1, 3] }],
    [[1, 1, 2, 2, 8, 9], { winner: 'banker', playerTotal: 1, bankerTotal: 3, banker: [1, 3] }],
    [[3, 1, 4, 3, 4, 9], { winner: 'banker', playerTotal: 7, bankerTotal: 8, player: [0, 2], banker: [1, 3, 4] }],
    [[3, 3, 4, 4, 9, 9], { winner: 'tie', player: [0, 2], banker: [1, 3] }],
  ] as const)('deals %j by the rules of the third card', (points, hand) => {
    expect(handOf(points)).toMatchObject(hand)
  })

  it('deals no card twice, and pays by the side', async () => {
    const { cards } = await baccarat.draw(async () => 0, { player: 1, banker: 0, tie: 0 }, 1)
    expect(cards).toEqual([0, 1, 2, 3, 4, 5])
    const last = await baccarat.draw(async (n) => n - 1, { player: 1, banker: 0, tie: 0 }, 1)
    expect(last.cards).toEqual([415, 414, 413, 412, 411, 410])
    const choice = { player: 100, banker: 200, tie: 40 }
    // Two pictures against an eight, then a tie of naturals.
    expect(baccarat.pays(choice, { cards: [9, 7, 10, 11, 0, 0] })).toBe(390)
    expect(baccarat.pays(choice, { cards: [7, 9, 10, 11, 0, 0] })).toBe(200)
    expect(baccarat.pays(choice, { cards: [7, 7, 10, 11, 0, 0] })).toBe(660)
    expect(baccarat.mostBack(choice)).toBe(660)
  })

  it.each([{}, { player: -1 }, { tie: 1.5 }, { banker: '1' }, { player: 0, banker: 0, tie: 0 }])('is no bet: %j', (sent) => {
    expect(baccarat.read(sent, 1)).toBeUndefined()
  })
})
