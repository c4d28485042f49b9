import { describe, expect, it } from 'vitest'
import { CHINA_STOPS } from '../offer/calendars/china.ts'
import { VIETNAM_STOPS } from '../offer/calendars/vietnam.ts'
import { type Calendar, drawsPerDay, every } from '../offer/schedule.ts'
import { slotAt, slotsFrom } from './schedule.ts'

const MINUTE = { schedule: every(60), sealSeconds: 5 }
const VN = 'Asia/Ho_Chi_Minh'

describe('the schedule of a lottery [LOTTERY-03]', () => {
  it('numbers slots through the merchant’s day', () => {
    expect(slotAt(MINUTE, new Date('2026-11-21T08:00:30.000Z'), VN)).toEqual({
      numero: '20261121-0901',
      openAt: new Date('2026-11-21T08:00:00.000Z'),
      sealAt: new Date('2026-11-21T08:00:55.000Z'),
      drawAt: new Date('2026-11-21T08:01:00.000Z'),
    })
  })

  it('begins the day at the merchant’s midnight, to the millisecond', () => {
    expect(slotAt(MINUTE, new Date('2026-11-21T16:59:59.999Z'), VN).numero).toBe('20261121-1440')
    expect(slotAt(MINUTE, new Date('2026-11-21T17:00:00.000Z'), VN).numero).toBe('20261122-0001')
  })

  it('follows on over midnight without a gap', () => {
    const slots = slotsFrom(MINUTE, new Date('2026-11-21T16:59:10.000Z'), 2, VN)
    expect(slots.map((slot) => slot.numero)).toEqual(['20261121-1440', '20261122-0001', '20261122-0002'])
    expect(slots[1]?.openAt).toEqual(slots[0]?.drawAt)
  })

  it('counts the real minutes of a day on which the clocks change', () => {
    const at = (instant: string) => slotAt(MINUTE, new Date(instant), 'Europe/Berlin').numero
    expect(at('2026-10-24T22:00:00.000Z')).toBe('20261025-0001')
    expect(at('2026-10-25T22:59:00.000Z')).toBe('20261025-1500')
    expect(at('2026-10-25T23:00:00.000Z')).toBe('20261026-0001')
    expect(at('2026-03-29T21:59:00.000Z')).toBe('20260329-1380')
  })
})

const DAILY: Calendar = { kind: 'calendar', timeZone: VN, times: ['18:15'], stops: VIETNAM_STOPS }
const daily = { schedule: DAILY, sealSeconds: 900 }
const numeros = (game: Parameters<typeof slotsFrom>[0], from: string, more: number) =>
  slotsFrom(game, new Date(from), more, 'Asia/Tokyo').map(({ numero }) => numero)

describe('a lottery drawn by a calendar [LOTTERY-03]', () => {
  it('takes bets from one draw to shortly before the next, and is numbered by its own day', () => {
    expect(slotAt(daily, new Date('2026-11-21T08:00:00Z'), 'America/New_York')).toEqual({
      numero: '20261121',
      openAt: new Date('2026-11-20T11:15:00Z'),
      sealAt: new Date('2026-11-21T11:00:00Z'),
      drawAt: new Date('2026-11-21T11:15:00Z'),
    })
    expect(slotAt(daily, new Date('2026-11-21T11:15:00Z'), VN).numero).toBe('20261122')
  })

  it('rests over Tet, and takes bets for the first draw of the new year meanwhile', () => {
    expect(numeros(daily, '2027-02-03T00:00:00Z', 3)).toEqual(['20270203', '20270204', '20270209', '20270210'])
    expect(slotAt(daily, new Date('2027-02-06T05:00:00Z'), VN).openAt).toEqual(new Date('2027-02-04T11:15:00Z'))
    expect(numeros({ schedule: { ...DAILY, stops: CHINA_STOPS }, sealSeconds: 0 }, '2026-09-30T00:00:00Z', 1)).toEqual([
      '20260930',
      '20261005',
    ])
  })

  it('is drawn on its weekdays, and several times a day', () => {
    const station = { schedule: { ...DAILY, weekdays: [1, 6] }, sealSeconds: 900 }
    expect(numeros(station, '2026-11-21T00:00:00Z', 2)).toEqual(['20261121', '20261123', '20261128'])
    const often = { schedule: { ...DAILY, times: ['11:00', '18:15'] }, sealSeconds: 900 }
    expect(numeros(often, '2026-11-21T05:00:00Z', 2)).toEqual(['20261121-02', '20261122-01', '20261122-02'])
    expect([DAILY, station.schedule, often.schedule, { ...DAILY, weekdays: [2, 4] }].map(drawsPerDay)).toEqual([1, 0, 2, 0])
  })

  it('keeps its wall-clock time when the clocks change', () => {
    const berlin = { schedule: { ...DAILY, timeZone: 'Europe/Berlin', times: ['02:30'], stops: [] }, sealSeconds: 60 }
    const draws = (from: string) => slotsFrom(berlin, new Date(from), 2, VN).map(({ drawAt }) => drawAt.toISOString())
    // Put forward: 02:30 is skipped and counts as 03:30. Put back: the first 02:30.
    expect(draws('2026-03-27T12:00:00Z')).toEqual(['2026-03-28T01:30:00.000Z', '2026-03-29T01:30:00.000Z', '2026-03-30T00:30:00.000Z'])
    expect(draws('2026-10-23T12:00:00Z')).toEqual(['2026-10-24T00:30:00.000Z', '2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z'])
  })

  it('says so when a calendar has no draw for a long time', () => {
    expect(() => slotAt({ schedule: { ...DAILY, weekdays: [] }, sealSeconds: 0 }, new Date('2026-11-21T00:00:00Z'), VN)).toThrow(RangeError)
  })
})
