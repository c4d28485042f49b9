/** A point in time: milliseconds since 1970 in UTC. */
export type Instant = number

/**
 * Reads `YYYY-MM-DDTHH:MM:SS.mmmZ`.
 * @throws RangeError for any other form and for dates that do not exist
 */
export const parseInstant = (text: string): Instant => {
  const at = Date.parse(text)
  if (Number.isNaN(at) || formatInstant(at) !== text) throw new RangeError('not an instant')
  return at
}

export const formatInstant = (at: Instant): string => new Date(at).toISOString()

/** An interval [from, to); `to` null never ends. */
export interface Span {
  readonly from: Instant
  readonly to: Instant | null
}

export interface SpanText {
  readonly from: string
  readonly to: string | null
}

export const parseSpan = ({ from, to }: SpanText): Span => ({
  from: parseInstant(from),
  to: to === null ? null : parseInstant(to),
})

/** Where the span ends, as a number that compares: infinite where it never does. */
export const endOf = ({ to }: Pick<Span, 'to'>): number => to ?? Number.POSITIVE_INFINITY

export const covers = (span: Span, at: Instant): boolean => span.from <= at && at < endOf(span)
