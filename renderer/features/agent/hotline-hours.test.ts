import { describe, expect, it } from 'vitest'
import { hotlineElsewhere } from './hotline-hours.ts'

const SAIGON = 'Asia/Ho_Chi_Minh'
/** A Saturday there. */
const NOW = Date.parse('2026-11-28T09:00:00Z')
const hoursOf = (merchant: string, reader: string, now = NOW) => {
  const edges = hotlineElsewhere(now, merchant, reader)
  const at = (value: number) =>
    new Date(value).toLocaleString('en-GB', { timeZone: reader, weekday: 'short', hour: '2-digit', minute: '2-digit' })
  return edges && [at(edges.opens), at(edges.closes), at(edges.lastOpens)]
}

describe('the hours of the hotline on the reader’s clock [AGENT-03]', () => {
  it('are not said again where the clocks agree', () => {
    expect(hoursOf(SAIGON, 'Asia/Bangkok')).toBeUndefined()
  })

  it('are those of the merchant’s week, on other days where the reader’s day is another', () => {
    expect(hoursOf(SAIGON, 'Europe/Berlin')).toEqual(['Mon 06:00', 'Mon 15:00', 'Fri 06:00'])
    expect(hoursOf(SAIGON, 'America/Los_Angeles')).toEqual(['Sun 21:00', 'Mon 06:00', 'Thu 21:00'])
    expect(hoursOf(SAIGON, 'Asia/Kathmandu')?.[0]).toBe('Mon 10:45')
  })

  it('are of the week that runs, also on its first and its last day, and over a change of clocks', () => {
    const opens = (now: string) => new Date(hotlineElsewhere(Date.parse(now), SAIGON, 'UTC')!.opens).toISOString()
    expect(opens('2026-11-22T17:00:00Z')).toBe('2026-11-23T05:00:00.000Z')
    expect(opens('2026-11-29T16:59:59Z')).toBe('2026-11-23T05:00:00.000Z')
    // Berlin's clocks go back on the Sunday after: the hours of the week before are those of summer.
    expect(hoursOf(SAIGON, 'Europe/Berlin', Date.parse('2026-10-24T09:00:00Z'))?.[0]).toBe('Mon 07:00')
  })
})
