import { describe, expect, it } from 'vitest'
import { isLarge, navTarget } from './nav-target.ts'

describe('a click on the menu of games [CHROME-06]', () => {
  it.each([
    ['HOME', '/'],
    ['PROMO', '/promotions'],
    ['PVP', '/pvp'],
    ['FISH', '/fish'],
    ['RNG', '/rng'],
  ] as const)('%s goes to %s, however many vendors it has', (entry, to) => {
    for (const vendors of [0, 1, 12]) expect(navTarget(entry, vendors)).toEqual({ to })
  })

  it('starts the only vendor of another type, and shows the page where there are more', () => {
    expect(navTarget('COCKFIGHT', 1)).toBe('launch')
    expect(navTarget('COCKFIGHT', 2)).toEqual({ to: '/cockfight' })
    expect(navTarget('LIVE', 0)).toEqual({ to: '/live' })
  })

  it('enlarges the vendors over ten [CHROME-05]', () => {
    expect([isLarge(10), isLarge(11)]).toEqual([false, true])
  })
})
