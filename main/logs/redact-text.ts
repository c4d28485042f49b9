const WORDS =
  `account auth authorization bearer captcha card cookie credential csrf email jwt key mobile nickname nonce otp passcode passphrase
  password payload phone pin pwd remember secret seed session signature ticket token username`.split(/\s+/)
/** Words of a name under which nothing may be shown. */
const SECRET_WORDS = new Set(WORDS.flatMap((word) => [word, `${word}s`]))

/** Whether a value under this name is secret, whatever it is: `refreshToken`, `X-API-Key`, `set-cookie`. */
export const isSecretName = (name: string): boolean =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .some((word) => SECRET_WORDS.has(word))

/**
 * name=value, name: value, "name":"value", also inside a text that holds JSON; the value quoted, or up to the next border. The
 * name is taken whole before it is looked into: a page may report a line that is one long word, and nothing is tried twice on it.
 */
const NAMED = new RegExp(
  String.raw`(?<![\w-])(?=([\w-]+))(?=[\w-]*?(?:${WORDS.join('|')}))\1(\\?["']?\s*[:=]\s*)(?!\\?["']?\[secret\])(\\"[^"\\]*\\"|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s"'&,;)}\]]+)`,
  'gi',
)

const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** In this order: what an earlier rule puts in is not found by a later one. */
const RULES: readonly (readonly [RegExp, string | ((found: string, ...groups: string[]) => string)])[] = [
  // Everything of an address after its path; links of our own scheme carry invitations.
  [
    /\b([a-z][a-z0-9+.-]{1,30}:\/\/)([^\s/?#"'<>@]*@)?([^\s?#"'<>]*)([?#][^\s"'<>]*)?/gi,
    (_all, scheme, user, address, query) => `${scheme}${user ? '[user]@' : ''}${address}${query ? '?[query]' : ''}`,
  ],
  [/\b((?:set-)?cookie|(?:proxy-)?authorization)(["']?\s*[:=]\s*)[^\r\n]+/gi, '$1$2[secret]'],
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, '$1 [secret]'],
  [NAMED, '$1$2[secret]'],
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, '[jwt]'],
  [/(?<![\w.+-])[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[email]'],
  [/(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w-])/g, (all) => (passesLuhn(all.replaceAll(/\D/g, '')) ? '[card]' : all)],
  [/(?<![\w.+-])(?:\+\d{1,3}|00\d{2}|84|0)[ .-]?\(?\d{2,3}\)?(?:[ .-]?\d{2,4}){2,3}(?![\w-])/g, '[phone]'],
  [/(?<![A-Za-z0-9+/])(?=[A-Za-z+/]*\d)[A-Za-z0-9+/]{40,}={0,2}/g, '[opaque]'],
  [/[A-Za-z0-9_-]{32,}/g, '[opaque]'],
]

/** Takes what is nobody's business out of a text: secrets by name and by look, and data of persons. */
export const redactText = (text: string): string =>
  RULES.reduce((left, [pattern, put]) => left.replaceAll(pattern, put as (found: string) => string), text)
