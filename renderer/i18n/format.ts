import { coinDigits, type Money, ONE, unitsOf } from '@portico/contract/kit/money'
import { directionOf } from './direction.ts'

const MINUS = '\u2212'
const NO_BREAK = '\u00a0'
/** Direction marks that `Intl` puts before a sign. */
const MARKS = /[\u061c\u200e\u200f]/g

const cached = <Options extends object, Format>(make: (tag: string, options: Options) => Format) => {
  const formats = new Map<string, Format>()
  return (tag: string, options: Options): Format => {
    const key = `${tag} ${JSON.stringify(options)}`
    const known = formats.get(key)
    if (known) return known
    const formatter = make(tag, options)
    formats.set(key, formatter)
    return formatter
  }
}

const numbers = cached((tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options))
const dates = cached((tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options))
const relatives = cached((tag, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, options))

/** The sign people write for a currency, e.g. `₫` for VND. */
export const currencySign = (tag: string, currency: string): string =>
  numbers(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find((part) => part.type === 'currency')?.value ?? currency

export interface MoneyStyle {
  /** Fraction digits always shown; 2 unless said. */
  readonly min?: number
  /** Fraction digits at most; what lies beyond is cut off, never rounded up. As many as are always shown unless said, and two of none. */
  readonly max?: number
  /** In a list of sums: no finer than the currency's coins where it has any, but for a sum that is less than one coin. */
  readonly coins?: boolean
  /** `100M` instead of `100,000,000`, where little room is; not for a sum that is paid. */
  readonly compact?: boolean
}

/** Keeps a figure's signs where they are inside a text that runs from the right; one with words runs as its words do. */
const isolated = (tag: string, text: string): string =>
  directionOf(tag) === 'rtl' && !/\p{L}/u.test(text) ? `\u2066${text.replace(MARKS, '')}\u2069` : text

/** Fraction digits at most that a sum has in a list, where each is looked up for the exact amount. */
const listedDigits = ({ amount, currency }: Money, most: number): number => {
  const coins = coinDigits(currency)
  const units = unitsOf({ amount, currency })
  const coin = ONE / 10n ** BigInt(coins)
  return coins === 0 || (units !== 0n && units > -coin && units < coin) ? most : Math.min(most, coins)
}

/**
 * An amount of 1/10000 units with its currency, behind a plus or a minus. `Intl` reads the decimal string exactly. Cents are
 * whole or absent: `0.20`, never `0.2`. English writes a sign before the amount, but the dong's, which stands behind everywhere.
 */
const written = (tag: string, { amount, currency }: Money, style: MoneyStyle, plusMinus: string): string => {
  const { min = 2, compact, max: most = min === 0 && !compact ? 2 : min } = style
  const max = style.coins ? listedDigits({ amount, currency }, most) : most
  const digits = numbers(tag, {
    ...(compact ? { notation: 'compact' } : {}),
    minimumFractionDigits: compact ? min : Math.max(min, Math.min(max, max === 2 && /\.(?!00)/.test(amount) ? 2 : coinDigits(currency))),
    maximumFractionDigits: max,
    signDisplay: 'never',
    roundingMode: 'trunc',
  } as Intl.NumberFormatOptions).format(amount as unknown as number)
  const sign = currencySign(tag, currency)
  return isolated(tag, `${plusMinus}${tag === 'en' && currency !== 'VND' ? sign + digits : digits + NO_BREAK + sign}`)
}

/** `12.480.500,00 ₫` (vi), `12,480,500.00 ₫` and `€0.20` (en). Loss is written with a true minus. */
export const formatMoney = (tag: string, value: Money, style: MoneyStyle = {}): string =>
  written(tag, value, style, unitsOf(value) < 0n ? MINUS : '')

/** A gain or a loss: `+48.250.000 ₫`, `−4,000 ₫`, `0 ₫`. Fractions are shown only where there are any. */
export const formatSigned = (tag: string, value: Money, style: MoneyStyle = { min: 0, max: 2 }): string => {
  const units = unitsOf(value)
  return written(tag, value, style, units > 0n ? '+' : units < 0n ? MINUS : '')
}

const signed = (tag: string, text: string): string => isolated(tag, text.replace('-', MINUS))

/** A plain number, grouped as the language groups. A decimal string stays exact. */
export const formatNumber = (tag: string, value: number | bigint | string, options: Intl.NumberFormatOptions = {}): string =>
  signed(tag, numbers(tag, options).format(value as number))

/** `0.018 -> 1.8%`; a change is written with its plus, too: `+1.8%`. */
export const formatPercent = (tag: string, ratio: number, fractionDigits = 1, signDisplay: 'auto' | 'exceptZero' = 'auto'): string =>
  signed(tag, numbers(tag, { style: 'percent', maximumFractionDigits: fractionDigits, signDisplay }).format(ratio))

const DATE: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' }
const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' }
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
const SECONDS: Intl.DateTimeFormatOptions = { ...TIME, second: '2-digit' }
const STYLES = {
  date: DATE,
  day: DAY,
  time: TIME,
  seconds: SECONDS,
  moment: { ...DATE, ...TIME },
  dayTime: { ...DAY, ...TIME },
  weekday: { weekday: 'long' },
  exact: { ...DATE, ...SECONDS },
} as const

/** `date` 21/11/2026, `day` Sat 21 Nov, `time` 15:27, `seconds` 15:27:04, `moment` date and time, `exact` with seconds, `dayTime` Sat 21 Nov, 15:27, `weekday` Saturday. */
export type InstantStyle = keyof typeof STYLES

/** An instant on the clock of a zone. English is written day first, as in the rest of the product. */
export const formatInstant = (tag: string, instant: string | number | Date, style: InstantStyle, timeZone: string): string =>
  dates(tag === 'en' ? 'en-GB' : tag, { ...STYLES[style], timeZone }).format(new Date(instant))

/**
 * An issue as people call it: `186` for `20261121-0186`, the day for one that is the only draw of its day (`20261121`). `whole` leaves
 * the day before a count.
 */
export const formatIssue = (tag: string, numero: string, whole = false): string => {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(numero) ?? []
  if (day !== undefined) return formatInstant(tag, `${year}-${month}-${day}T00:00Z`, 'date', 'UTC')
  return isolated(tag, (whole ? undefined : /-0*(\d+)$/.exec(numero)?.[1]) ?? numero)
}

/** `GMT+7` at that instant. */
export const formatOffset = (instant: string | number | Date, timeZone: string): string => {
  const parts = dates('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(new Date(instant))
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
  return name === 'GMT' ? 'GMT+0' : name
}

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** `8 phút trước`, `yesterday`; narrow for tables: `8m ago`. */
export const formatAgo = (
  tag: string,
  instant: string | number | Date,
  now: number,
  style: Intl.RelativeTimeFormatStyle = 'long',
): string => {
  const passed = new Date(instant).getTime() - now
  const relative = relatives(tag, { numeric: 'auto', style })
  for (const [unit, length] of STEPS) {
    if (Math.abs(passed) >= length) return relative.format(Math.trunc(passed / length), unit)
  }
  return relative.format(0, 'minute')
}

/** Time left as `mm:ss`, `h:mm:ss` from an hour on, or days and the hours beside them from a day on; never below zero. A begun second still counts. */
export const formatCountdown = (tag: string, milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (value: number): string => String(value).padStart(2, '0')
  const tail = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  const hours = Math.floor(seconds / 3600)
  if (hours < 24) return hours > 0 ? `${hours}:${tail}` : tail
  const days = formatNumber(tag, Math.floor(hours / 24), { style: 'unit', unit: 'day', unitDisplay: 'short' })
  return `${days} ${hours % 24}:${tail}`
}
