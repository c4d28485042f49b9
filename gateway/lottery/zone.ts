const formats = new Map<string, Intl.DateTimeFormat>()

const formatFor = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

/** What a wall clock of the zone shows at the instant, as if it were UTC: milliseconds, whole seconds only. */
const wallClock = (at: number, timeZone: string): number => {
  const part = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  return Date.UTC(part['year']!, part['month']! - 1, part['day']!, part['hour']!, part['minute']!, part['second']!)
}

const DAY = 86_400_000

/** The day that the zone's calendar shows at the instant, and when it began. */
export const dayAt = (at: Date, timeZone: string): { readonly day: string; readonly start: Date } => {
  const now = Math.floor(at.getTime() / 1000) * 1000
  const wall = wallClock(now, timeZone)
  const midnight = Math.floor(wall / DAY) * DAY
  const guess = now - (wall - midnight)
  // Where the clocks changed since midnight the guess is off by the change.
  const start = guess + (midnight - wallClock(guess, timeZone))
  return { day: new Date(midnight).toISOString().slice(0, 10), start: new Date(start) }
}
