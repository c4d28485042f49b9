import * as z from 'zod/mini'
import { brokenRule, fieldText } from '@portico/contract/registration/field-rule'
import type { FieldRule } from '@portico/contract/registration/shapes'
import { CODE } from '../code-text.ts'

/** Addresses that a code proves, and the field of the code. */
const CODES = { mobileNum: 'verificationCode', email: 'emailCode' } as const

export interface FormRules {
  /** Of the fields that are asked for on this way. */
  readonly rules: readonly FieldRule[]
  /** Of `mobileNum` and `email` those that count with their code alone. */
  readonly proved: ReadonlySet<string>
}

const text = (form: Readonly<Record<string, string | boolean>>, name: string): string =>
  fieldText(name, typeof form[name] === 'string' ? form[name] : '')

/** What is wrong with a filled form, by field: keys of texts below `session:register`, or with their namespace. */
const faultsOf = (
  { rules, proved }: FormRules,
  form: Readonly<Record<string, string | boolean>>,
): readonly (readonly [string, string])[] => {
  const broken = rules.flatMap((rule) => {
    const name = brokenRule(rule, text(form, rule.field))
    return name === undefined ? [] : [[rule.field, `rule.${name}`] as const]
  })
  const codes = Object.entries(CODES).flatMap(([field, code]) => {
    const typed = proved.has(field) && rules.some((rule) => rule.field === field) && text(form, field) !== ''
    return typed && !CODE.test(text(form, code)) ? [[code, 'session:fault.codeMissing'] as const] : []
  })
  const twice = rules.some(({ field }) => field === 'password') && form['confirmPassword'] !== form['password']
  return [
    ...broken,
    ...codes,
    ...(twice ? [['confirmPassword', 'inconsistent_twice'] as const] : []),
    ...(form['terms'] === true ? [] : [['terms', 'termsMissing'] as const]),
  ]
}

/** A form schema made of the rules that the gateway has published and judges by, too [REGISTER-07]. Each field says its own at once. */
export const registerSchema = (rules: FormRules) =>
  z.record(z.string(), z.union([z.string(), z.boolean()])).check(({ value, issues }) => {
    for (const [path, message] of faultsOf(rules, value)) issues.push({ code: 'custom', input: value, path: [path], message })
  })
