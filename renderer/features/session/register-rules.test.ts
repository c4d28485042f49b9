import { describe, expect, it } from 'vitest'
import { examples } from '@portico/contract/examples'
import type { FieldRule } from '@portico/contract/session/shapes'
import { holds, registerSchema } from './register-rules.ts'

const [username] = examples.registerSettings.response.rules
const rule = (more: Partial<FieldRule>): FieldRule => ({ ...username!, ...more })

const RULES = [
  rule({}),
  rule({ field: 'password', acceptedPattern: '*', minLength: 8, maxLength: 32, patternId: 5 }),
  rule({ field: 'payeeName', required: false, acceptedPattern: '*', minLength: 2, maxLength: 50, patternId: 0 }),
]
const filled = { username: 'linh88', password: 'correct horse', confirmPassword: 'correct horse', payeeName: '', terms: true }
const faults = (form: object) => {
  const read = registerSchema(RULES).safeParse({ ...filled, ...form })
  return read.success ? {} : Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

describe('register rules [REGISTER-07]', () => {
  it.each([
    ['linh88', true],
    ['8linh', false],
    ['abc', false],
    ['abcdefghijklmnopq', false],
    ['linh_88', false],
  ])('holds %s: %s', (value, expected) => expect(holds(rule({}), value)).toBe(expected))

  it('accepts everything within bounds for a lone star, and counts characters', () => {
    expect(holds(rule({ acceptedPattern: '*', minLength: 1, maxLength: 2 }), '😀😀')).toBe(true)
  })

  it('leaves optional fields empty, but not required ones', () => {
    expect(faults({})).toEqual({})
    expect(faults({ username: ' ' })).toEqual({ username: 'rule.1' })
    expect(faults({ payeeName: 'x' })).toEqual({ payeeName: 'rule.0' })
  })

  it('wants the password twice [REGISTER-09]', () => {
    expect(faults({ confirmPassword: 'other' })).toEqual({ confirmPassword: 'inconsistent_twice' })
  })

  it('says so beside other faults too [REGISTER-09]', () => {
    expect(faults({ username: '', confirmPassword: 'other' })).toMatchObject({ username: 'rule.1', confirmPassword: 'inconsistent_twice' })
  })

  it('wants the terms ticked [REGISTER-06]', () => {
    expect(faults({ terms: false })).toEqual({ terms: 'termsMissing' })
  })
})
