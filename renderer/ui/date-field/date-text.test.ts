import { describe, expect, it } from 'vitest'
import { dateOrder, daysFrom, patternOf, readDay, writeDay } from './date-text.ts'

const DAY = '2026-11-09'

describe('a day as a language writes it', () => {
  it.each([
    ['en', '09/11/2026'],
    ['vi-VN', '09/11/2026'],
    ['de', '09.11.2026'],
    ['zh-CN', '2026/11/09'],
    ['ar', '09/11/2026'],
  ])('%s: %s, there and back', (tag, text) => {
    const order = dateOrder(tag)
    expect(writeDay(order, DAY)).toBe(text)
    expect(readDay(order, text)).toBe(DAY)
  })

  it('says its order in the language’s letters', () => {
    const letters = { day: 'dd', month: 'mm', year: 'yyyy' }
    expect(patternOf(dateOrder('en'), letters)).toBe('dd/mm/yyyy')
    expect(patternOf(dateOrder('de'), { day: 'TT', month: 'MM', year: 'JJJJ' })).toBe('TT.MM.JJJJ')
  })

  it.each(['9/11/2026', '09.11.2026', '09 11 2026', '09112026', '2026-11-09', ' 9-11-2026 '])(
    'takes %s for 9 November in English',
    (text) => {
      expect(readDay(dateOrder('en'), text)).toBe(DAY)
    },
  )

  it.each(['', '9/11', '9/11/26', '31/02/2026', '11/22/2026', '00/11/2026', 'tomorrow'])('takes "%s" for no day', (text) => {
    expect(readDay(dateOrder('en'), text)).toBeUndefined()
  })

  it('counts days on over months', () => {
    expect([daysFrom('2026-12-31', 1), daysFrom('2026-03-01', -1)]).toEqual(['2027-01-01', '2026-02-28'])
  })
})
