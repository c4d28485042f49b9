import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { playOf } from '../catalogue.ts'
import type { LotsDraw } from '../drawn.ts'
import type { Game } from '../play.ts'
import { sharedFile } from '../testing/check-case.ts'
import { LAYOUT_OF, lotsDraw } from '../testing/lots.ts'

/** The draws of a file. Its numbers are integers: `lotsDraw` gives them their zeros back. `about`: columns before the first prize. */
const drawsOf = (name: string, game: 'VN-MB' | 'VN-MN', about: number): readonly LotsDraw[] | undefined => {
  const file = sharedFile(name)
  if (!existsSync(file)) return undefined
  const [, ...rows] = readFileSync(file, 'utf8').trim().split('\n')
  return rows.map((row) => lotsDraw(LAYOUT_OF[game], row.trim().split(',').slice(about), row.slice(0, 10)))
}

/** How many notes of the numbers won over all draws, and in how many of them any did. */
const totals = (draws: readonly LotsDraw[], game: Game, play: string, chosen: string): readonly [notes: number, draws: number] => {
  const reading = playOf(game, play)?.read({ numbers: chosen.split(' ') })
  const won = draws.map((draw) => reading?.hits(draw, {})['win'] ?? 0)
  return [won.reduce((sum, count) => sum + count, 0), won.filter((count) => count > 0).length]
}

describe('[LOTTERY-03] totals over real draws', () => {
  test('7,530 draws of the north', ({ skip }) => {
    const draws = drawsOf('xsmb.csv', 'VN-MB', 1) ?? skip('../shared/data is not here')
    const north = (play: string, chosen: string) => totals(draws, 'VN-MB', play, chosen)
    expect(draws).toHaveLength(7530)
    expect(north('lo2', '68')).toEqual([2085, 1837])
    expect(north('lo2', '00')).toEqual([2041, 1806])
    expect(north('lo2', '13')).toEqual([2011, 1786])
    expect(['68', '00', '13'].map((number) => north('de2', number)[0])).toEqual([80, 82, 69])
    expect(north('xien2', '68 86')[0]).toBe(468)
    expect(north('xien3', '06 28 82')[0]).toBe(94)
    expect(north('xien4', '12 21 34 43')[0]).toBe(13)
    expect(north('cang3', '368')[0]).toBe(16)
    expect(north('lo3', '368')[0]).toBe(192)
    expect(north('lo4', '1368')[0]).toBe(18)
    expect(north('truot4', '01 02 03 04')[0]).toBe(2459)
  })

  test('no number occurs more than five times in a northern draw', ({ skip }) => {
    const draws = drawsOf('xsmb.csv', 'VN-MB', 1) ?? skip('../shared/data is not here')
    const all = playOf('VN-MB', 'da')?.read({ numbers: Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0')) })
    const most = draws.map((draw) => 1 + (all?.hits(draw, {})['bonus'] ?? 0))
    expect(Math.max(...most)).toBe(5)
    const day = draws.find(({ date }) => date === '2006-03-11') as LotsDraw
    expect(
      playOf('VN-MB', 'lo2')
        ?.read({ numbers: ['46'] })
        .hits(day, {}),
    ).toEqual({ win: 5 })
  })

  test.for([
    ['south', 'xsmn.csv', 249, 40, 35],
    ['centre', 'xsmt.csv', 192, 47, 42],
  ] as const)('the stations of the %s', ([, name, count, notes, days], { skip }) => {
    const draws = drawsOf(name, 'VN-MN', 2) ?? skip('../shared/data is not here')
    expect(draws).toHaveLength(count)
    expect(totals(draws, 'VN-MN', 'lo2', '68')).toEqual([notes, days])
  })
})
