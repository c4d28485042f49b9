import { coinDigits } from '@portico/contract/kit/money'

const SHORT: Readonly<Record<string, number>> = { k: 1e3, n: 1e3, m: 1e6, tr: 1e6, b: 1e9, tỷ: 1e9 }

/** Whole digits in groups: three at the end, two or three before; as they are where nothing separates them. */
const GROUPED = /^\d{1,3}([.,]\d{2,3})*[.,]\d{3}$|^\d*$/
const wholeOf = (figure: string): string => (GROUPED.test(figure) ? figure.replaceAll(/\D/g, '') || '0' : '')

/**
 * A figure whose last separator may be the decimal point: groups are of three digits, and a currency without coins has no decimals. Nothing
 * for one with more places than it has: read without its point it would be ten times as much.
 */
const plainOf = (figure: string, decimals: number): string => {
  const cut = Math.max(figure.lastIndexOf('.'), figure.lastIndexOf(','))
  const rest = cut < 0 ? '' : figure.slice(cut + 1)
  const whole = cut < 0 ? figure : figure.slice(0, cut)
  const separators = figure.replaceAll(/\d/g, '')
  const isFraction = cut >= 0 && decimals > 0 && rest.length <= decimals && (separators.length === 1 || separators[0] !== separators.at(-1))
  return isFraction ? `${wholeOf(whole)}.${rest || '0'}` : wholeOf(figure)
}

/**
 * The decimal amount that somebody means: grouped in any way, with the currency's sign, or short as `4m` and `4tr`. Undefined for what is no
 * amount above zero, or has more places than the currency's coins.
 */
export const readAmount = (text: string, currency: string): string | undefined => {
  const [, figure, short] = /^[^\d\p{L}-]*([\d.,\s']+?)\s*(k|n|m|tr|b|tỷ)?[^\d\p{L}-]*$/iu.exec(text.trim().replaceAll('\u00a0', ' ')) ?? []
  if (figure === undefined || !/\d/.test(figure)) return undefined
  const factor = SHORT[short?.toLowerCase() ?? '']
  const digits = figure.replaceAll(/[\s']/g, '')
  const plain = factor === undefined ? plainOf(digits, coinDigits(currency)) : digits.replace(',', '.')
  if (!/^\d{1,12}(\.\d{1,4})?$/.test(plain)) return undefined
  const amount = factor === undefined ? plain : String(Math.round(Number(plain) * factor))
  return Number(amount) > 0 && amount.length <= 15 ? amount.replace(/^0+(?=\d)/, '') : undefined
}
