/** The pattern that takes any text. */
export const ANYTHING = '*'

/**
 * The 20 families of patterns that a field's rule may be of, by their number on the wire; the words of a broken rule hang on the number.
 * Each looks at every character once, so that no text keeps it busy. The specification describes 0 to 18; 19 is ours.
 */
export const PATTERN_FAMILIES: readonly string[] = [
  ANYTHING,
  // 1: a letter first, then letters and digits.
  '^[A-Za-z][A-Za-z0-9]*$',
  // 2: Chinese characters and digits.
  '^[\\p{Script=Han}0-9]+$',
  // 3: an e-mail address.
  '^[^@\\s]+@[^@\\s]+\\.[^@\\s.]{2,}$',
  // 4: letters and digits, no other signs.
  '^[A-Za-z0-9]+$',
  // 5: at least one letter and one digit.
  '^(?=[^A-Za-z]*[A-Za-z])(?=[^0-9]*[0-9])[^]*$',
  // 6: digits.
  '^[0-9]+$',
  // 7: letters and digits with a capital letter.
  '^[a-z0-9]*[A-Z][A-Za-z0-9]*$',
  // 8: English letters and spaces.
  '^[A-Za-z][A-Za-z ]*$',
  // 9: no spaces.
  '^\\S+$',
  // 10: Chinese characters and punctuation.
  '^[\\p{Script=Han}\\p{P}]+$',
  // 11: yyyy-MM-dd.
  '^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$',
  // 12: letters with a space between.
  '^[\\p{L}\\p{M}]+(?: [\\p{L}\\p{M}]+)+$',
  // 13: MM-dd-yyyy.
  '^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])-[0-9]{4}$',
  // 14: Korean.
  '^\\p{Script=Hangul}+$',
  // 15: Thai.
  '^\\p{Script=Thai}+$',
  // 16: Thai or English letters with spaces.
  '^[\\p{Script=Thai}A-Za-z][\\p{Script=Thai}A-Za-z ]*$',
  // 17: capital letters and spaces, at least one letter.
  '^ *[A-Z][A-Z ]*$',
  // 18: letters, digits and symbols.
  '^[\\x21-\\x7E]+$',
  // 19: letters, digits and spaces.
  '^[A-Za-z0-9][A-Za-z0-9 ]*$',
]

/** Families that write a day, and how. */
export const DAY_FAMILIES: Readonly<Record<number, 'yyyy-MM-dd' | 'MM-dd-yyyy'>> = { 11: 'yyyy-MM-dd', 13: 'MM-dd-yyyy' }

/** A pattern that has to match the whole text, wherever it says so itself. */
export const wholeText = (pattern: string): string => `^(?:${pattern})$`
