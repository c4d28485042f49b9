import { formatUnits, type Units } from '@portico/contract/kit/money'
import { offsetAt } from './zone.ts'

/** A plain decimal without places that say nothing: `-58500`, `0.5`. */
export const plainAmount = (units: Units): string => formatUnits(units).replace(/\.?0+$/, '')

/** The time that the zone's clocks show, `2026-11-21 15:25:03`. */
export const localTime = (at: Date, timeZone: string): string =>
  new Date(at.getTime() + offsetAt(at.getTime(), timeZone)).toISOString().slice(0, 19).replace('T', ' ')

/** How far the zone is ahead of UTC at the instant, `GMT+7` or `GMT+5:30`. */
export const offsetName = (at: Date, timeZone: string): string => {
  const minutes = Math.round(offsetAt(at.getTime(), timeZone) / 60_000)
  const rest = Math.abs(minutes) % 60
  return `GMT${minutes < 0 ? '-' : '+'}${Math.floor(Math.abs(minutes) / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

/** A text that a spreadsheet would take for a formula begins with an apostrophe, which makes it a text again. */
export const safeText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
