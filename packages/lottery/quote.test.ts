import { parseUnits } from '@portico/contract/kit/money'
import { describe, expect, test } from 'vitest'
import type { Line } from './line.ts'
import { quote } from './quote.ts'
import { settle } from './settle.ts'
import { drawsOver } from './testing/enumerate.ts'

const line = (play: string, selection: unknown, change: Partial<Line> = {}): Line => ({
  game: 'SSC',
  play,
  selection,
  bet: { unit: '2', mode: '1', multiple: 1 },
  pricing: { kind: 'prizeGroup', group: 1956 },
  ...change,
})

const all = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

describe('[LOTTERY-03] what a bet slip shows', () => {
  test('a compound direct bet', () => {
    const quotation = quote(line('front3-direct', { places: [['1', '2'], ['3'], all] }))
    expect(quotation).toMatchObject({
      notes: 20,
      stake: parseUnits('40'),
      maxReturn: parseUnits('1956'),
      chance: { win: 2000n, push: 0n, of: 100_000n },
    })
    expect(quotation.tiers).toEqual([{ tier: 'win', prize: parseUnits('1956'), return: parseUnits('1956') }])
  })

  test('several places can win at once', () => {
    const quotation = quote(line('fixed-position', { places: [['1'], all, [], [], []] }, { bet: { unit: '2', mode: '0.1', multiple: 3 } }))
    expect(quotation).toMatchObject({
      notes: 11,
      stake: parseUnits('6.6'),
      maxReturn: parseUnits('11.736'),
      chance: { win: 100_000n, of: 100_000n },
    })
  })

  test('only the tiers the selection can reach', () => {
    const reached = (selection: unknown) => quote(line('front3-mixed-group', selection)).tiers.map(({ tier }) => tier)
    expect(reached({ lines: ['112'] })).toEqual(['group3'])
    expect(reached({ lines: ['112', '123'] })).toEqual(['group3', 'group6'])
  })

  test('a push counts apart', () => {
    const odds: Partial<Line> = { pricing: { kind: 'odds', odds: { dragon: '1.98' } } }
    const duel = { pairs: ['1-5'], picks: ['dragon'] }
    expect(quote(line('dragon-tiger', duel, { ...odds, rules: { tie: 'push' } })).chance).toEqual({
      win: 45_000n,
      push: 10_000n,
      of: 100_000n,
    })
    expect(quote(line('dragon-tiger', duel, { ...odds, rules: { tie: 'lose' } })).chance).toEqual({ win: 45_000n, push: 0n, of: 100_000n })
  })

  test('a hundred thousand notes are quoted without being made', () => {
    expect(quote(line('5star-direct', { places: [all, all, all, all, all] }))).toMatchObject({ notes: 100_000, chance: { win: 100_000n } })
  })

  test('a unit too fine for its mode keeps its exact cost', () => {
    const quotation = quote(line('back2-direct', { lines: ['11'] }, { bet: { unit: '0.0001', mode: '0.001', multiple: 1 } }))
    expect(quotation.stake).toBe(0n)
    expect(quotation.exactStake).toEqual({ num: 1n, den: 10_000_000n })
  })

  test.each([
    ['front3-direct', { places: [['1', '2'], ['3'], ['4', '5', '9']] }, [1, 2, 3]],
    ['mid3-group3', { digits: ['1', '4', '7'] }, [2, 3, 4]],
    ['back3-group6', { digits: ['1', '4', '7', '8'] }, [3, 4, 5]],
    ['back3-any1', { digits: ['1', '4', '7', '8'] }, [3, 4, 5]],
    ['front3-dan', { digits: ['4'] }, [1, 2, 3]],
    [
      'front2-bsoe',
      {
        places: [
          ['big', 'even'],
          ['small', 'odd', 'even'],
        ],
      },
      [1, 2],
    ],
    ['fixed-position', { places: [['1'], ['2', '3'], ['5'], [], []] }, [1, 2, 3]],
    ['dragon-tiger', { pairs: ['1-2', '2-3'], picks: ['dragon', 'tie'] }, [1, 2, 3]],
  ])('%s: the chance and the most it can return are those of settling every draw', (play, selection, at) => {
    const betLine = line(play, selection)
    const quotation = quote(betLine)
    const settled = [...drawsOver(at)].map((draw) => settle(betLine, draw))
    const waysElsewhere = 10n ** BigInt(5 - at.length)
    expect(quotation.chance.win).toBe(BigInt(settled.filter(({ outcome }) => outcome === 'win').length) * waysElsewhere)
    expect(quotation.maxReturn).toBe(settled.reduce((most, { payout }) => (payout > most ? payout : most), 0n))
  })
})
