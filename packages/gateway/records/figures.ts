import { formatUnits, type Units } from '@portico/contract/kit/money'
import type { RecordSubject } from '@portico/contract/records/shapes'
import { offsetAt } from '../kit/zone.ts'

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

/** What a movement is about in one line, and by what it is found again. */
export const wordsOf = (subject: RecordSubject | null | undefined): { readonly what: string; readonly reference: string } => {
  switch (subject?.kind) {
    case 'BET':
      return { what: `${subject.gameName} ${subject.numero}`, reference: subject.betId }
    case 'PLAN':
      return { what: subject.gameName, reference: subject.planId }
    case 'DEPOSIT':
      return { what: subject.name, reference: subject.reference }
    default:
      return { what: '', reference: '' }
  }
}
