import { describe, expect, it } from 'vitest'
import { factsOf, formOf } from './facts.ts'
import { missesOf } from './results.ts'
import { trendDraws, trendOf, trendViews } from './trend.ts'

const draws = ['20282', '71639', '05547'].map((digits, index) => ({
  numero: `20261121-${9 - index}`,
  drawAt: '2026-11-21T08:00:00.000Z',
  result: { digits },
  ordered: true,
  resultVersion: 1,
}))
const places = { key: 'places', kind: 'places', of: { kind: 'number', from: 0, to: 9 }, rows: 3, mayBeEmpty: false } as const
const list = (key: string) => ({ key, kind: 'list', of: { kind: 'number', from: 0, to: 27 } }) as const

describe('past results [LOTTERY-03]', () => {
  it('tells what people read of a draw', () => {
    expect(factsOf({ digits: '20282' })).toEqual([
      { head: 'sum', value: '14' },
      { head: 'sides', words: ['small', 'even'] },
      { head: 'form', words: ['group3'] },
    ])
    expect(factsOf({ numbers: ['01', '05', '09', '11', '04'], ordered: true }).slice(1)).toEqual([
      { head: 'sides', words: ['tie', 'even'] },
      { head: 'firstLast', words: ['tiger'] },
    ])
    expect(factsOf({ numbers: ['10', '02', '03', '04', '05', '06', '07', '08', '09', '01'], ordered: true })).toEqual([
      { head: 'topTwo', value: '12', words: ['big', 'even'] },
      { head: 'firstLast', words: ['dragon'] },
    ])
    expect(factsOf({ dice: ['5', '2', '5'] })[2]).toEqual({ head: 'form', words: ['pair'] })
    const six = { date: '2026-11-21', normals: ['01', '02', '03', '04', '05', '06'], special: '49', ordered: true }
    expect(factsOf(six)[0]).toEqual({ head: 'special', words: ['green', 'horse'] })
    expect(factsOf({ date: '2026-11-21', lots: { db: ['12345'] } })).toEqual([
      { head: 'head', value: '4' },
      { head: 'tail', value: '5' },
    ])
    expect(['20282', '71639', '77712'].map((digits) => formOf(Array.from(digits).slice(0, 3)))).toEqual(['group3', 'group6', 'triple'])
  })

  it('draws trends of every place', () => {
    const views = trendViews({ kind: 'digits', count: 5 })
    expect(views).toHaveLength(5)
    const [first] = views
    expect(first && trendOf(first, draws).filter(({ count }) => count > 0)).toEqual([
      { token: '0', count: 1, since: 2, absence: 2, streak: 1 },
      { token: '2', count: 1, since: 0, absence: 2, streak: 1 },
      { token: '7', count: 1, since: 1, absence: 1, streak: 1 },
    ])
    expect(trendViews({ kind: 'lots', layout: 'north' })[0]?.tokens).toHaveLength(100)
  })

  it('draws a chart of them, and knows the longest runs with and without a number', () => {
    const drawn = ['10000', '30000', '30000', '30000', '10000', '20000'].map((digits, i) => ({
      ...draws[0]!,
      numero: String(9 - i),
      result: { digits },
    }))
    const [first] = trendViews({ kind: 'digits', count: 5 })
    expect(first!.single).toBe(true)
    // Columns 1 to 3 of each draw, the latest first: 0 where it was drawn, else for how many draws it was not.
    expect(trendDraws(first!, drawn).map(({ numero, cells }) => [numero, ...cells.slice(1, 4)])).toEqual([
      ['9', 0, 5, 1],
      ['8', 3, 4, 0],
      ['7', 2, 3, 0],
      ['6', 1, 2, 0],
      ['5', 0, 1, 2],
      ['4', 1, 0, 1],
    ])
    expect(trendOf(first!, drawn).slice(1, 4)).toEqual([
      { token: '1', count: 2, since: 0, absence: 3, streak: 1 },
      { token: '2', count: 1, since: 5, absence: 5, streak: 1 },
      { token: '3', count: 3, since: 1, absence: 2, streak: 3 },
    ])
  })

  it('counts the draws since a digit last came, in its place or anywhere in the window', () => {
    expect(missesOf(draws, places, [1, 2, 3], 0, ['2', '7', '0', '9'])).toEqual([0, 1, 2, null])
    expect(missesOf(draws, list('digits'), [3, 4, 5], 0, ['8', '6', '4'])).toEqual([0, 1, 2])
    expect(missesOf(draws, list('sums'), [1, 2, 3], 0, ['4', '14'])).toEqual([0, 1])
    expect(missesOf(draws, list('at'), [1, 2, 3], 0, ['1'])).toBeUndefined()
    expect(missesOf([], places, [1, 2, 3], 0, ['1'])).toBeUndefined()
  })
})
