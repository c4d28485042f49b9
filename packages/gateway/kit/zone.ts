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

/** A day so many days later or, below zero, earlier. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/**
 * When the zone's clocks show the time, HH:MM, on the day. A time that they skip counts as if they had not been put forward; of one
 * that they show twice it is the first.
 */
export const instantOf = (day: string, time: string, timeZone: string): Date => {
  const wall = Date.parse(`${day}T${time}:00Z`)
  const offsetAt = (at: number) => wallClock(at, timeZone) - at
  // No zone changes its clocks twice within two days: one of the two holds.
  const [before, after] = [offsetAt(wall - DAY), offsetAt(wall + DAY)]
  const [early, late] = [wall - before, wall - after]
  return new Date(wallClock(early, timeZone) === wall || wallClock(late, timeZone) !== wall ? early : late)
}
