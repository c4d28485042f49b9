import { playOf } from '@portico/lottery/catalogue'
import { describe, expect, it } from 'vitest'
import { typedOf } from './choice.ts'
import { randomSelections } from './random-lines.ts'

/** A repeatable source: a linear congruence is random enough to fill boards. */
const source = () => {
  let state = 7
  return (n: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * n)
  }
}

const lines = (game: string, id: string, count: number) => {
  const play = playOf(game, id)!
  return { play, selections: randomSelections(play, typedOf(play), count, source()) }
}

describe('lines by chance [LOTTERY-03]', () => {
  it.each([
    ['SSC', '5star-direct'],
    ['SSC', 'front3-mixed-group'],
    ['11X5', 'any5'],
    ['VN-MB', 'cang3'],
    ['LHC', 'six-zodiac-in'],
  ])('are thirty different ones of %s %s, each of one note', (game, id) => {
    const { play, selections } = lines(game, id, 30)
    expect(selections).toHaveLength(30)
    expect(new Set(selections.map((selection) => JSON.stringify(selection))).size).toBe(30)
    for (const selection of selections) expect(play.read(selection).count).toBe(1)
  })

  it('are fewer where the play has no more', () => {
    expect(lines('K3', 'size', 30).selections).toHaveLength(2)
  })
})
