import type { Span } from '../kit/window.ts'
import { offsetAt } from '../kit/zone.ts'

const HOUR = 3_600_000
/** No zone was ever further from UTC: Manila by 15:56:08 behind until 1844. */
const FARTHEST = 16 * HOUR
/** No zone ever changed its clocks twice within so little. */
const STEP = 6 * HOUR
const SECOND = 1000

/** The first instant after `from` with another offset; there is one by `to`. Clocks change on whole seconds. */
const changeBetween = (from: number, to: number, timeZone: string): number => {
  const before = offsetAt(from, timeZone)
  let [same, other] = [from, to]
  while (other - same > SECOND) {
    const middle = same + Math.floor((other - same) / SECOND / 2) * SECOND
    if (offsetAt(middle, timeZone) === before) same = middle
    else other = middle
  }
  return other
}

/** The stretches of time around `from` to `to` over which the zone's clocks ran through. Milliseconds. */
const stretches = function* (from: number, to: number, timeZone: string) {
  let begin = from
  for (let at = from; at < to; at += STEP) {
    const next = Math.min(at + STEP, to)
    while (offsetAt(begin, timeZone) !== offsetAt(next, timeZone)) {
      const change = changeBetween(Math.max(begin, at), next, timeZone)
      yield { from: begin, to: change, offset: offsetAt(begin, timeZone) }
      begin = change
    }
  }
  yield { from: begin, to, offset: offsetAt(begin, timeZone) }
}

/**
 * The instants at which the zone's clocks show a date from `first` up to, and without, `end` (YYYY-MM-DD), the earliest first. Usually
 * one span; none for a day that the zone skipped, two where clocks were put back over midnight.
 */
export const spansOf = (first: string, end: string, timeZone: string): readonly Span[] => {
  const [begin, close] = [Date.parse(first), Date.parse(end)]
  const found: { from: number; to: number }[] = []
  for (const { from, to, offset } of stretches(begin - FARTHEST, close + FARTHEST, timeZone)) {
    const span = { from: Math.max(from, begin - offset), to: Math.min(to, close - offset) }
    if (span.from >= span.to) continue
    const last = found.at(-1)
    if (last?.to === span.from) last.to = span.to
    else found.push(span)
  }
  return found.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }))
}
