/** Names by which somebody would be taken for the house. */
const RESERVED = [
  'admin',
  'administrator',
  'agent',
  'bank',
  'casino',
  'cashier',
  'guest',
  'help',
  'helpdesk',
  'house',
  'moderator',
  'official',
  'operator',
  'owner',
  'payment',
  'root',
  'security',
  'service',
  'staff',
  'support',
  'system',
  'test',
  'webmaster',
]

/** Digits that are read as letters. */
const READ_AS: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/** What is left of a name when look-alikes are written alike: `Adm1n` and `admin`, `supp0rt` and `support`. */
const skeleton = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[013457]/g, (digit) => READ_AS[digit] ?? digit)
    .replaceAll(/[^\p{L}]/gu, '')
    // A capital i, a small L and a one look the same.
    .replaceAll('i', 'l')

const SCRIPTS =
  /^(?:[A-Za-z\p{N}\p{P}\p{S}\p{Z}]|\p{Script=Han}|\p{Script=Hangul}|\p{Script=Thai}|\p{Script=Hiragana}|\p{Script=Katakana})+$/u

/**
 * Whether a name may be anybody's: not one of the house, and of no letters that are taken for those of another name, as Cyrillic and Greek
 * ones are for ours (UTS 39).
 */
export const isFreeName = (name: string, reserved: readonly string[]): boolean =>
  SCRIPTS.test(name) && ![...RESERVED, ...reserved].some((each) => skeleton(each) === skeleton(name) && skeleton(each) !== '')
