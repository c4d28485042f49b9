import { describe, expect, it } from 'vitest'
import { slotAt, slotsFrom } from './schedule.ts'

const MINUTE = { intervalSeconds: 60, sealSeconds: 5 }
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
