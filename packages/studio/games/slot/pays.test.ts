import { describe, expect, it } from 'vitest'
import { freeSpinsOf, lineWin, winsOf } from './pays.ts'
import { moonGate } from './slot.ts'

describe('pays of Moon Gate', () => {
  it.each([
    [['lotus', 'lotus', 'gate', 'lotus', 'heart'], { symbol: 'lotus', run: 4, times: 200 }],
    [['gate', 'gate', 'gate', 'club', 'club'], { symbol: 'gate', run: 3, times: 200 }],
    [['gate', 'gate', 'gate', 'lantern', 'lantern'], { symbol: 'lantern', run: 5, times: 1500 }],
    [['gate', 'gate', 'gate', 'gate', 'gate'], { symbol: 'gate', run: 5, times: 5000 }],
    [['gate', 'gate', 'carp', 'moon', 'carp'], { symbol: 'carp', run: 3, times: 30 }],
    [['moon', 'carp', 'carp', 'carp', 'carp'], undefined],
    [['gate', 'moon', 'gate', 'gate', 'gate'], undefined],
    [['heart', 'heart', 'diamond', 'heart', 'heart'], undefined],
  ] as const)('of %j', (row, win) => {
    expect(lineWin(row)).toEqual(win)
  })

  it('runs each line over the board and pays the lines apart', () => {
    const board = [
      ['lotus', 'diamond', 'carp'],
      ['spade', 'lotus', 'carp'],
      ['lantern', 'club', 'gate'],
      ['gem', 'lotus', 'spade'],
      ['heart', 'lantern', 'gem'],
    ] as const
    expect(winsOf(board)).toEqual([
      { line: 3, symbol: 'carp', run: 3, times: 30 },
      { line: 4, symbol: 'lotus', run: 4, times: 200 },
    ])
    expect(freeSpinsOf(board)).toBe(0)
  })

  it('opens the free spins by three moons, draws them in the same round and adds what they pay', async () => {
    // Row 1 of reels 0, 1 and 2 shows the moon at these stops.
    const scripted = [47_999_999, 7, 25, 12, 0, 0, ...Array.from({ length: 50 }, () => 3)]
    const ranges: number[] = []
    const below = async (n: number) => {
      ranges.push(n)
      return scripted.shift() ?? 0
    }
    const choice = { stake: 250_000_000 }
    const outcome = await moonGate.draw(below, choice, 10_000_000)
    expect(outcome.free).toHaveLength(10)
    expect(scripted).toEqual([])
    expect(ranges).toEqual([48_000_000, ...Array.from({ length: 55 }, () => 32)])
    expect(outcome.jackpot).toBe(false)
    const alone = moonGate.pays(choice, { ...outcome, free: [] })
    const one = moonGate.pays(choice, { ...outcome, free: [], stops: [3, 3, 3, 3, 3] })
    expect(moonGate.pays(choice, outcome)).toBe(alone + 10 * one)
  })

  it('wins the jackpot with as many tickets as the stake has units', async () => {
    const won = async (ticket: number, stake: number) =>
      (await moonGate.draw(async (n) => (n === 48_000_000 ? ticket : 0), { stake }, 10_000_000)).jackpot
    expect([await won(0, 10_000_000), await won(1, 10_000_000)]).toEqual([true, false])
    expect([await won(24, 250_000_000), await won(25, 250_000_000)]).toEqual([true, false])
  })

  it.each([null, {}, { stake: '5' }, { stake: 0 }, { stake: -1 }, { stake: 1.5 }, { stake: 2 ** 60 }])('is no bet: %j', (sent) => {
    expect(moonGate.read(sent, 10_000_000)).toBeUndefined()
  })
})
