import { refuse } from '../failure.ts'
import { DAY_MS } from '../kit/duration.ts'
import type { DayRange } from '../reports/index.ts'

const LONGEST = 366

const epochOf = (day: string): number => {
  const at = Date.parse(`${day}T00:00:00Z`)
  // Date.parse takes 31 February for 3 March.
  return !Number.isNaN(at) && dayOf(at) === day ? at : refuse('INVALID_REQUEST', { fields: { from: { rule: 'day' } } })
}

const dayOf = (epoch: number): string => new Date(epoch).toISOString().slice(0, 10)

/** Each day of the range in turn. @throws Failure INVALID_REQUEST for days that are none, run backwards or are over 366. */
export const daysOf = ({ from, to }: DayRange): string[] => {
  const [first, last] = [epochOf(from), epochOf(to)]
  const length = (last - first) / DAY_MS + 1
  if (length < 1 || length > LONGEST) refuse('INVALID_REQUEST', { fields: { to: { rule: 'range', min: 1, max: LONGEST } } })
  return Array.from({ length }, (_, index) => dayOf(first + index * DAY_MS))
}

/** The same number of days just before. */
export const rangeBefore = (range: DayRange): DayRange => {
  const { length } = daysOf(range)
  const first = epochOf(range.from)
  return { from: dayOf(first - length * DAY_MS), to: dayOf(first - DAY_MS) }
}
