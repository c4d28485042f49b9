import * as z from 'zod/mini'
import type { FieldRule } from '@portico/contract/session/shapes'

const ANYTHING = '*'

/** The gateway's rule, as it checks it itself [REGISTER-07]. Length counts characters, not code units. */
export const holds = ({ acceptedPattern, minLength, maxLength }: FieldRule, value: string): boolean => {
  const { length } = [...value]
  return length >= minLength && length <= maxLength && (acceptedPattern === ANYTHING || new RegExp(acceptedPattern, 'u').test(value))
}

const fieldOf = (rule: FieldRule) =>
  z.string().check(
    z.trim(),
    z.refine((value) => (value === '' ? !rule.required : holds(rule, value)), { error: `rule.${rule.patternId}` }),
  )

/** A form schema made of the rules the gateway published; messages are keys below `session:register`. */
export const registerSchema = (rules: readonly FieldRule[]) =>
  z
    .object({
      ...Object.fromEntries(rules.map((rule) => [rule.field, fieldOf(rule)])),
      confirmPassword: z.string(),
      terms: z.boolean().check(z.refine((ticked) => ticked, { error: 'termsMissing' })),
    })
    .check(
      z.refine((form: Record<string, unknown>) => form['confirmPassword'] === form['password'], {
        path: ['confirmPassword'],
        error: 'inconsistent_twice',
        // Zod leaves this out while another field is wrong; here each field says its own at once.
        when: ({ value }) => typeof value === 'object' && value !== null,
      }),
    )
