/** No wallet holds as much. */
const MOST_DIGITS = 12

/** What a language puts between thousands. */
export const groupSignOf = (format: { readonly number: (whole: bigint) => string }): string => format.number(11111n).replaceAll('1', '')

/**
 * The digits of a whole amount as it is typed, however many, whatever groups its thousands: a language's own sign, or blanks. Undefined where it says
 * something else, a sign or decimals: leaving them out would make another amount of it.
 */
export const anyDigits = (typed: string, groupSign: string): string | undefined => {
  const plain = (groupSign === '' ? typed : typed.replaceAll(groupSign, '')).replaceAll(/\s/g, '')
  return /^\d*$/.test(plain) ? plain.replace(/^0+/, '') : undefined
}

/** The same for amounts that can be; undefined for longer ones as well. */
export const wholeDigits = (typed: string, groupSign: string): string | undefined => {
  const digits = anyDigits(typed, groupSign)
  return digits !== undefined && digits.length <= MOST_DIGITS ? digits : undefined
}
