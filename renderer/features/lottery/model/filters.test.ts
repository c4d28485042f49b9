import { describe, expect, it } from 'vitest'
import { drained } from '../../../lib/sliced.ts'
import { filteredLines, hasFilters, type NumberFilters } from './filters.ts'

const rule = { length: 3, different: 1 }
const ALL = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0'))
const left = (filters: NumberFilters, lines: readonly string[] = ALL) => drained(filteredLines(lines, filters, rule))

describe('filters of typed numbers [LOTTERY-03]', () => {
  it('keep what they say, on every number of three digits', () => {
    // Counts of the rules library's own plays: numbers of a sum, of a span.
    expect(left({ sum: { from: 13, to: 14 } })).toHaveLength(75 + 75)
    expect(left({ span: { from: 0, to: 1 } })).toHaveLength(10 + 54)
    expect(left({ odd: [3] })).toHaveLength(125)
    expect(left({ big: [0, 1] })).toHaveLength(125 + 375)
    expect(left({ include: ['7'] })).toHaveLength(271)
    expect(left({ exclude: ['0', '1'] })).toHaveLength(512)
  })

  it('hold together, and leave the order', () => {
    expect(left({ sum: { from: 5, to: 5 }, exclude: ['1'], odd: [1] }, ['500', '050', '311', '230', '122', '005'])).toEqual([
      '500',
      '050',
      '230',
      '005',
    ])
  })

  it('are none until one is set', () => {
    expect(hasFilters({})).toBe(false)
    expect(left({}, ALL)).toBe(ALL)
    expect(hasFilters({ odd: [] })).toBe(true)
  })
})
