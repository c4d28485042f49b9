import type { FieldFailure } from '@portico/contract/kit/envelope'
import type { FieldRule } from '@portico/contract/session/shapes'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../kit/password-policy.ts'

const ANYTHING = '*'
const rule = (
  field: string,
  visible: boolean,
  required: boolean,
  patternId: number,
  acceptedPattern: string,
  minLength: number,
  maxLength: number,
): FieldRule => ({
  field,
  shown: visible,
  required,
  acceptedPattern,
  minLength,
  maxLength,
  patternId,
})

/** The rules of registration: what the gateway publishes and what it checks with. Pattern ids are the specification's families. */
export const REGISTER_RULES: readonly FieldRule[] = [
  rule('username', true, true, 1, '^[A-Za-z][A-Za-z0-9]*$', 4, 16),
  // Of any kind (decision 24); what would be guessed is refused beside it.
  rule('password', true, true, 0, ANYTHING, SHORTEST_PASSWORD, LONGEST_PASSWORD),
  rule('payeeName', true, false, 0, ANYTHING, 2, 50),
  rule('email', true, false, 3, '^[^@\\s]+@[^@\\s]+\\.[^@\\s.]{2,}$', 6, 80),
  rule('zalo', true, false, 6, '^[0-9]*$', 8, 15),
  rule('telegram', false, false, 18, '^[\\x21-\\x7E]*$', 4, 40),
  rule('nickname', false, false, 0, ANYTHING, 2, 30),
  rule('affiliateCode', true, false, 4, '^[A-Za-z0-9]*$', 4, 20),
]

const holds = ({ acceptedPattern, minLength, maxLength }: FieldRule, value: string): boolean => {
  const { length } = [...value]
  return length >= minLength && length <= maxLength && (acceptedPattern === ANYTHING || new RegExp(acceptedPattern, 'u').test(value))
}

/** The fields that break a rule, each with the rule's pattern id and bounds; an absent optional field breaks none. */
export const brokenFields = (rules: readonly FieldRule[], values: Readonly<Record<string, unknown>>): Record<string, FieldFailure> => {
  const broken = rules.filter((entry) => {
    const value = values[entry.field]
    if (value === undefined || value === '') return entry.required
    return typeof value !== 'string' || !holds(entry, value)
  })
  return Object.fromEntries(
    broken.map((entry) => [entry.field, { rule: String(entry.patternId), min: entry.minLength, max: entry.maxLength }]),
  )
}
