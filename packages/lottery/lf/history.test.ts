import { existsSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { playOf } from '../catalogue.ts'
import { sharedFile } from '../testing/check-case.ts'

const ALL = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Of these draws, how many each tier of a selection meets. */
const totals = (id: string, selection: unknown, draws: readonly string[]): Record<string, number> => {
  const reading = playOf('LF', id)?.read(selection)
  const met: Record<string, number> = {}
  for (const digits of draws) {
    for (const [tier, count] of Object.entries(reading?.hits({ digits }, {}) ?? {})) {
      if (count > 0) met[tier] = (met[tier] ?? 0) + 1
    }
  }
  return met
}

/** Issue and number of each row of a file of Chinese draws. */
const issues = (name: string): (readonly [issue: string, digits: string])[] =>
  readFileSync(sharedFile(name), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [issue = '', , digits = ''] = row.split(',')
      return [issue, digits] as const
    })

describe('[LOTTERY-04] real draws of three digits, where ../shared/data is at hand', () => {
  beforeEach(({ skip }) => skip(!existsSync(sharedFile('vietlott-max3d.jsonl')), '../shared/data is not here'))

  test('Max 3D: 22,360 numbers by their shape', () => {
    const draws = readFileSync(sharedFile('vietlott-max3d.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .flatMap((line) => Object.values((JSON.parse(line) as { result: Record<string, string[]> }).result).flat())
    expect(draws).toHaveLength(22_360)
    expect(totals('3d-group6', { digits: ALL }, draws)).toEqual({ win: 16_157 })
    expect(totals('3d-group3', { digits: ALL }, draws)).toEqual({ win: 5997 })
    expect(totals('3d-specials', { kinds: ['leopard'] }, draws)).toEqual({ leopard: 206 })
    expect(totals('3d-direct', { places: [ALL, ALL, ALL] }, draws)).toEqual({ win: 22_360 })
  })

  test('P3 is the first three digits of P5, and settles the same', () => {
    const p3 = issues('cn-p3.csv')
    const p5 = issues('cn-p5.csv')
    expect(p3).toHaveLength(60)
    expect(p5.map(([issue, digits]) => [issue, digits.slice(0, 3)])).toEqual(p3)
    const digitsOf = (rows: typeof p3): string[] => rows.map(([, digits]) => digits)
    for (const [id, selection] of [
      ['3d-group6', { digits: ALL }],
      ['3d-group3', { digits: ALL }],
      ['3d-specials', { kinds: ['leopard', 'straight', 'pair', 'half-run', 'mixed'] }],
      ['3d-fixed-position', { places: [['0', '1'], ['2'], ['3', '4', '5']] }],
      ['3d-back2-bsoe', { places: [['big'], ['odd']] }],
    ] as const) {
      expect(totals(id, selection, digitsOf(p5))).toEqual(totals(id, selection, digitsOf(p3)))
    }
    expect(totals('p5-direct', { lines: ['20282'] }, digitsOf(p5))).toEqual({ win: 1 })
  })

  test('FC3D: each draw is a leopard, one pair or three different digits', () => {
    const draws = issues('cn-fc3d.csv').map(([, digits]) => digits)
    expect(draws).toHaveLength(60)
    const shapes = [
      totals('3d-group6', { digits: ALL }, draws)['win'] ?? 0,
      totals('3d-group3', { digits: ALL }, draws)['win'] ?? 0,
      totals('3d-specials', { kinds: ['leopard'] }, draws)['leopard'] ?? 0,
    ]
    expect(shapes.reduce((sum, count) => sum + count)).toBe(60)
    expect(draws).toContain('022')
    expect(totals('3d-direct', { lines: ['022'] }, draws)).toEqual({ win: 1 })
  })
})
