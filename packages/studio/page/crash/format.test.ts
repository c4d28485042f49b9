import { describe, expect, it } from 'vitest'
import { hundredthsOf, multiplierIn } from './format.ts'

describe('a multiplier', () => {
  it('is written as the language does', () => {
    expect([multiplierIn('en')(247), multiplierIn('vi')(100_000)]).toEqual(['2.47×', '1.000,00×'])
  })

  it.each([
    ['2', 200],
    ['2.5', 250],
    ['1,01', 101],
    ['1.07×', 107],
    [' 1000 ', 100_000],
    ['', null],
    ['abc', undefined],
    ['1.234', undefined],
    ['-2', undefined],
    ['1e3', undefined],
  ])('typed as %j is %s hundredths', (typed, hundredths) => {
    expect(hundredthsOf(typed)).toBe(hundredths)
  })
})
