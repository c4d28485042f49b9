import type { FieldFailure } from '@portico/contract/kit/envelope'
import { brokenRule, dayOf, fieldText } from '@portico/contract/registration/field-rule'
import { type FieldRule, REGISTER_FIELDS, type Registration } from '@portico/contract/registration/shapes'
import type { PasswordPolicy } from '../kit/password-policy.ts'
import { isFreeName } from '../register-settings/index.ts'

/** Texts by their field, as they are judged and stored; what was left empty is not there. */
export type Fields = Readonly<Record<string, string>>

/** What was typed into the fields that the rules show; of any other field nothing is taken. */
export const textsOf = (request: Registration, rules: readonly FieldRule[]): Fields =>
  Object.fromEntries(
    REGISTER_FIELDS.filter((field) => rules.some((rule) => rule.field === field)).flatMap((field) => {
      const text = fieldText(field, request[field] ?? '')
      return text === '' ? [] : [[field, text]]
    }),
  )

/** Whole years between two days, both yyyy-MM-dd. */
const yearsBetween = (from: string, to: string): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0)

export interface Judges {
  readonly policy: Pick<PasswordPolicy, 'weaknessOf'>
  readonly minimumAge: number
  /** The merchant's day, yyyy-MM-dd. */
  readonly today: string
  /** The house's own names, which nobody else may take. */
  readonly reserved: readonly string[]
}

type Finding = (text: string, texts: Fields, rule: FieldRule) => FieldFailure | undefined

/** What is looked at once a field's rule is met. */
const findingsBy = ({ policy, minimumAge, today, reserved }: Judges): Readonly<Record<string, Finding>> => ({
  username: (text) => (isFreeName(text, reserved) ? undefined : { rule: 'reserved' }),
  password: (text, { password: _own, paymentPassword: _second, ...personal }) => policy.weaknessOf(text, Object.values(personal)),
  // It would guard nothing that the other does not.
  paymentPassword: (text, { password }) => (text === password ? { rule: 'samePassword' } : undefined),
  birthday: (text, _texts, { patternId }) => {
    const age = yearsBetween(dayOf(text, patternId) ?? today, today)
    if (age > 120) return { rule: String(patternId) }
    return age < minimumAge ? { rule: 'age', min: minimumAge } : undefined
  },
})

/** The fields that break a rule, each with what it breaks and the rule's bounds; an absent optional field breaks none. */
export const brokenFields = (
  rules: readonly FieldRule[],
  texts: Fields,
  confirmPassword: string,
  judges: Judges,
): Record<string, FieldFailure> => {
  const further = findingsBy(judges)
  const broken = rules.flatMap((rule): [string, FieldFailure][] => {
    const { field, minLength: min, maxLength: max } = rule
    const text = texts[field] ?? ''
    const name = brokenRule(rule, text)
    if (name !== undefined) return [[field, { rule: name, min, max }]]
    const finding = text === '' ? undefined : further[field]?.(text, texts, rule)
    return finding ? [[field, finding]] : []
  })
  const fields = Object.fromEntries(broken)
  if (texts['password'] !== undefined && texts['password'] !== confirmPassword) fields['confirmPassword'] = { rule: 'confirm' }
  return fields
}
