/** Names through which a careless merge would reach a prototype. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor'])

/** PostgreSQL stores no NUL in a text, and nobody means one. */
export const hasNul = (text: string): boolean => text.includes('\u0000')

/** Text without any of this holds neither a forbidden key nor a NUL: both would have to be spelt out or escaped. */
const SUSPICIOUS = /__proto__|prototype|constructor|\\u/

/**
 * Parses JSON from outside.
 * @throws SyntaxError for anything that is not JSON, for keys that could reach a prototype and for NUL characters.
 */
export const parseJson = (text: string): unknown => {
  // Looking at every value costs many times as much as parsing.
  if (!SUSPICIOUS.test(text)) return JSON.parse(text)
  return JSON.parse(text, (key, value: unknown) => {
    if (FORBIDDEN_KEYS.has(key) || hasNul(key)) throw new SyntaxError('forbidden key')
    if (typeof value === 'string' && hasNul(value)) throw new SyntaxError('forbidden character')
    return value
  })
}
