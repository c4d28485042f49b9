import type { FieldFailure } from '@portico/contract/kit/envelope'
import { ANYTHING, DAY_FAMILIES, wholeText } from '@portico/contract/registration/pattern-families'
import type { FieldRule, RegistrationSettings } from '@portico/contract/registration/shapes'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../kit/password-policy.ts'

type Findings = Record<string, FieldFailure>

/** ASVS 5, 6.2.9: no longest password below it. */
const LEAST_LONGEST_PASSWORD = 64

/** How far a field's bounds may go. Names stand in lists and in messages; the withdraw password's are those of the call that changes it. */
const BOUNDS: Readonly<Record<string, readonly [min: number, max: number]>> = {
  username: [3, 32],
  password: [SHORTEST_PASSWORD, LONGEST_PASSWORD],
  paymentPassword: [6, 32],
  captcha: [4, 4],
  affiliateCode: [1, 40],
  recommenderId: [1, 40],
  mobileNum: [4, 20],
}

const compiles = (pattern: string): boolean => {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}

/** Whether it is a pattern, alone and as it is held against a whole text; whether some text keeps it busy is another question. */
const patternFinding = ({ acceptedPattern }: FieldRule): FieldFailure | undefined =>
  acceptedPattern === ANYTHING || (compiles(acceptedPattern) && compiles(wholeText(acceptedPattern))) ? undefined : { rule: 'pattern' }

const boundsFinding = ({ field, minLength, maxLength }: FieldRule): FieldFailure | undefined => {
  const [min, max] = BOUNDS[field] ?? [1, 200]
  return minLength < min || maxLength > max || minLength > maxLength ? { rule: 'range', min, max } : undefined
}

const ruleFindings = (rule: FieldRule): Findings => {
  const found: Findings = {}
  const pattern = patternFinding(rule)
  if (pattern) found[`${rule.field}.pattern`] = pattern
  const bounds = boundsFinding(rule)
  if (bounds) found[`${rule.field}.bounds`] = bounds
  if (rule.required && !rule.shown) found[rule.field] = { rule: 'required-hidden' }
  return found
}

/** What cannot stand in settings that are to be published, by field; patterns are held against texts elsewhere. */
export const findingsOf = ({ ways, rules }: RegistrationSettings): Findings => {
  const found: Findings = Object.assign({}, ...rules.map(ruleFindings)) as Findings
  const byField = new Map(rules.map((rule) => [rule.field, rule]))
  const isShown = (field: string): boolean => byField.get(field)?.shown === true
  for (const field of ['username', 'password']) {
    if (!byField.get(field)?.required) found[field] = { rule: 'always' }
  }
  if ((byField.get('password')?.maxLength ?? 0) < LEAST_LONGEST_PASSWORD)
    found['password.bounds'] = { rule: 'range', min: SHORTEST_PASSWORD, max: LONGEST_PASSWORD }
  if (!((byField.get('birthday')?.patternId ?? 0) in DAY_FAMILIES)) found['birthday.pattern'] = { rule: 'day' }
  if (!ways.usernameRegistration && !ways.mobileRegistration) found['ways'] = { rule: 'no-way' }
  if (ways.emailVerification && !isShown('email')) found['emailVerification'] = { rule: 'email-hidden' }
  return found
}
