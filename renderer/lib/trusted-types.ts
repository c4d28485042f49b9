/** The one policy of Trusted Types, as the page's Content-Security-Policy names it. */
export const TRUSTED_POLICY = 'portico'

/** A browser's trusted values pass for strings here: the DOM's types know no others. */
interface TrustedPolicy {
  /** For a parser whose result is never put into the page unread. */
  readonly createHTML: (html: string) => string
  /** @throws TypeError unless it is a path of this site. */
  readonly createScriptURL: (path: string) => string
}

const RULES: TrustedPolicy = {
  createHTML: (html) => html,
  createScriptURL: (path) => {
    if (!/^\/(?![/\\])/.test(path)) throw new TypeError(path)
    return path
  },
}

let policy: TrustedPolicy | undefined

/** The one way past Trusted Types, made when first asked for; the rules themselves where a browser has none. */
export const trustedPolicy = (): TrustedPolicy => {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: TrustedPolicy) => TrustedPolicy } }
  return (policy ??= trustedTypes?.createPolicy(TRUSTED_POLICY, RULES) ?? RULES)
}
