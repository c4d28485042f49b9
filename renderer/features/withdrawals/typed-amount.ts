/**
 * The digits of a whole amount as it is typed, whatever groups its thousands: a language's own sign, or blanks. Undefined where it says something
 * else, a sign or decimals: leaving them out would make another amount of it.
 */
export const wholeDigits = (typed: string, groupSign: string): string | undefined => {
  const plain = (groupSign === '' ? typed : typed.replaceAll(groupSign, '')).replaceAll(/\s/g, '')
  return /^\d{0,12}$/.test(plain) ? plain.replace(/^0+/, '') : undefined
}
