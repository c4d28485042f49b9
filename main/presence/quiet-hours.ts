import type { QuietHours } from '@portico/contract/desktop/shapes'

/** The moment at which this machine's clock shows `time`, so many days after the day of `base`. */
const momentOf = (time: string, base: number, days: number): number => {
  const day = new Date(base)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, hours, minutes).getTime()
}

/**
 * When the quiet that `now` falls into ends; undefined outside of it. Milliseconds since the epoch. Hours that end where they begin are
 * the whole day.
 */
export const quietUntil = (now: number, { on, from, to }: QuietHours): number | undefined => {
  if (!on) return undefined
  const begun = [0, -1].map((days) => momentOf(from, now, days)).find((moment) => moment <= now)!
  const end = [0, 1].map((days) => momentOf(to, begun, days)).find((moment) => moment > begun)!
  return end > now ? end : undefined
}

/** When quiet begins or ends next; undefined while there are no quiet hours. */
export const nextTurn = (now: number, hours: QuietHours): number | undefined => {
  if (!hours.on) return undefined
  return quietUntil(now, hours) ?? [0, 1].map((days) => momentOf(hours.from, now, days)).find((moment) => moment > now)
}

/** The time of a moment as the reader's language writes it, by this machine's clock. */
export const timeOf = (moment: number, language: string): string => new Date(moment).toLocaleTimeString(language, { timeStyle: 'short' })
