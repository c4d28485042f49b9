import type { CalledOffIssue, DrawResult } from '@portico/contract/lottery/draw-shapes'
import { describe, expect, it } from 'vitest'
import { historyRows } from './history.ts'

const at = (minute: number) => `2026-11-21T08:${String(minute).padStart(2, '0')}:00.000Z`
const draw = (minute: number): DrawResult => ({
  numero: `20261121-${minute}`,
  drawAt: at(minute),
  result: { digits: '20282' },
  ordered: true,
  resultVersion: 1,
})
const off = (minute: number): CalledOffIssue => ({
  numero: `20261121-${minute}`,
  drawAt: at(minute),
  through: null,
  issues: 1,
  kind: 'NOT_OPEN',
  reason: null,
  at: at(minute),
})
const numbersOf = (...request: Parameters<typeof historyRows>) =>
  historyRows(...request).map((row) => (row.kind === 'off' ? `-${row.off.numero.slice(9)}` : row.draw.numero.slice(9)))

describe('the history of a lottery [LOTTERY-03]', () => {
  it('tells issues without a result in their place, latest first', () => {
    expect(numbersOf([draw(30), draw(28), draw(25)], [off(31), off(29), off(27)], { isEnd: false })).toEqual([
      '-31',
      '30',
      '-29',
      '28',
      '-27',
      '25',
    ])
  })

  it('leaves what is older to the page that shows it, and what is newer to the one above', () => {
    expect(numbersOf([draw(30), draw(28)], [off(29), off(27)], { isEnd: false })).toEqual(['30', '-29', '28'])
    expect(numbersOf([draw(26)], [off(29), off(27), off(20)], { isEnd: true, newerThan: at(28) })).toEqual(['-27', '26', '-20'])
  })
})
