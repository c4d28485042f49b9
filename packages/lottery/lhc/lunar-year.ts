/** The first day of each lunar year. Calendar libraries may give another day for 2027: this table holds. */
const NEW_YEARS = [
  '2002-02-12',
  '2003-02-01',
  '2004-01-22',
  '2005-02-09',
  '2006-01-29',
  '2007-02-18',
  '2008-02-07',
  '2009-01-26',
  '2010-02-14',
  '2011-02-03',
  '2012-01-23',
  '2013-02-10',
  '2014-01-31',
  '2015-02-19',
  '2016-02-08',
  '2017-01-28',
  '2018-02-16',
  '2019-02-05',
  '2020-01-25',
  '2021-02-12',
  '2022-02-01',
  '2023-01-22',
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
] as const

/** No lunar year begins before 21 January, so the table's last one lasts at least until then. */
const END = '2028-01-21'

const isDay = (date: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && new Date(`${date}T00:00:00Z`).toJSON()?.slice(0, date.length) === date

/**
 * The lunar year of a day, YYYY-MM-DD; New Year's day belongs to the new year.
 * @throws RangeError for what is not a day, or a day outside the table.
 */
export const lunarYearOf = (date: string): number => {
  const begun = NEW_YEARS.findLast((day) => day <= date)
  if (!isDay(date) || begun === undefined || date >= END) throw new RangeError(`no lunar year is known for ${date}`)
  return Number(begun.slice(0, 4))
}
