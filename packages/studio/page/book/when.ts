import type { Table } from '../table.ts'

/** A moment with its time zone, as on a receipt. */
export const whenOf = ({ locale }: Table, at: number): string =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(at)
