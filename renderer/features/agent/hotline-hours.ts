import { parseDateTime, toCalendarDate, fromAbsolute } from '@internationalized/date'

/** The agents' hotline: from Monday to Friday, on the merchant's clock. */
const OPENS = { hour: 12, minute: 0, second: 0, millisecond: 0 } as const
const HOURS = 9
const MONDAY_TO_FRIDAY = 4

const offsetOf = (at: number, zone: string): number => fromAbsolute(at, zone).offset

/**
 * When the hotline opens and closes first and last in this week, as instants; undefined where the reader's clock shows the same hours as the
 * merchant's all week. On the reader's clock an evening may begin a day before or end a day after.
 */
export const hotlineElsewhere = (now: number, merchantZone: string, readerZone: string) => {
  const today = toCalendarDate(fromAbsolute(now, merchantZone))
  const monday = parseDateTime(today.toString())
    .subtract({ days: (today.toDate('UTC').getUTCDay() + 6) % 7 })
    .set(OPENS)
  const at = (days: number, hours: number) => monday.add({ days, hours }).toDate(merchantZone).getTime()
  const edges = { opens: at(0, 0), closes: at(0, HOURS), lastOpens: at(MONDAY_TO_FRIDAY, 0) }
  return Object.values(edges).every((edge) => offsetOf(edge, merchantZone) === offsetOf(edge, readerZone)) ? undefined : edges
}
