/** Rules with a name that have words of their own below `session:register.rule`; the families of patterns are numbers. */
const NAMED: ReadonlySet<string> = new Set([
  'short',
  'common',
  'personal',
  'guessable',
  'same',
  'age',
  'unseen',
  'taken',
  'reserved',
  'mobile',
  'country',
  'samePassword',
])

/** What the form of a call itself is broken by, in the words of a field. */
const OF_THE_FORM: Readonly<Record<string, string | undefined>> = { too_big: 'long', email: '3' }

/** Below `session:register` what is said of a field that breaks a rule of the gateway's; of a rule without words, that it cannot be taken. */
export const ruleKey = (rule: string): string =>
  `rule.${OF_THE_FORM[rule] ?? (NAMED.has(rule) || /^1?\d$/.test(rule) ? rule : 'invalid_format')}`
