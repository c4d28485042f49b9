import { CalendarDate, parseDate } from '@internationalized/date'

type Part = 'day' | 'month' | 'year'

export interface DateOrder {
  /** The parts as the language writes them. */
  readonly parts: readonly Part[]
  /** What stands between them. */
  readonly separator: string
}

const SIZE = { day: 2, month: 2, year: 4 } as const
/** Direction marks and spaces around a separator. */
const AROUND = /[\s\u061c\u200e\u200f]/g

/** How a language writes a day of the common calendar; English day first, as in the rest of the product. */
export const dateOrder = (tag: string): DateOrder => {
  const format = new Intl.DateTimeFormat(`${tag === 'en' ? 'en-GB' : tag}-u-ca-gregory-nu-latn`, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const written = format.formatToParts(0)
  const parts = written.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? type : []))
  const between = written.slice(written.findIndex(({ type }) => type === parts[0]) + 1).find(({ type }) => type === 'literal')
  return { parts, separator: between?.value.replace(AROUND, '') || '/' }
}

/** `2026-11-22` as `22/11/2026`; empty for what is no day. */
export const writeDay = ({ parts, separator }: DateOrder, day: string): string => {
  const [year, month, date] = day.split('-')
  return year && month && date ? parts.map((part) => ({ year, month, day: date })[part]).join(separator) : ''
}

/** `dd/mm/yyyy` by the language's own letters for each part. */
export const patternOf = ({ parts, separator }: DateOrder, letters: Readonly<Record<Part, string>>): string =>
  parts.map((part) => letters[part]).join(separator)

/**
 * The day that a person typed, `YYYY-MM-DD`: in their language's order with whatever between, as digits in a row, or as a machine
 * writes it. Nothing for anything else, such as 31 February or a year of two digits.
 */
export const readDay = ({ parts }: DateOrder, text: string): string | undefined => {
  const groups = text.match(/\d+/g) ?? []
  const machine = /^\s*\d{4}-\d{1,2}-\d{1,2}\s*$/.test(text)
  const order: readonly Part[] = machine ? ['year', 'month', 'day'] : parts
  const digits = groups.length === 1 && groups[0]!.length === 8 ? cut(order, groups[0]!) : groups
  if (digits.length !== 3) return undefined
  const of = (part: Part) => digits[order.indexOf(part)]!
  if (of('year').length !== SIZE.year) return undefined
  const [year, month, day] = [Number(of('year')), Number(of('month')), Number(of('day'))]
  const date = new CalendarDate(year, month, day)
  // A month or a day beyond the last is moved to the last.
  return date.year === year && date.month === month && date.day === day ? date.toString() : undefined
}

const cut = (order: readonly Part[], digits: string): string[] => {
  let at = 0
  return order.map((part) => digits.slice(at, (at += SIZE[part])))
}

/** The day so many days on. */
export const daysFrom = (day: string, days: number): string => parseDate(day).add({ days }).toString()
