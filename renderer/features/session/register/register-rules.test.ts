import { describe, expect, it } from 'vitest'
import { examples } from '@portico/contract/examples'
import type { FieldRule } from '@portico/contract/registration/shapes'
import { registerSchema } from './register-rules.ts'

const [username] = examples.registerSettings.response.rules
const rule = (more: Partial<FieldRule>): FieldRule => ({ ...username!, ...more })

const RULES = [
  rule({}),
  rule({ field: 'password', acceptedPattern: '*', minLength: 8, maxLength: 32, patternId: 5 }),
  rule({ field: 'payeeName', required: false, acceptedPattern: '*', minLength: 2, maxLength: 50, patternId: 0 }),
  rule({ field: 'mobileNum', required: false, acceptedPattern: '^[0-9]+$', minLength: 6, maxLength: 12, patternId: 6 }),
]
const filled = { username: 'linh88', password: 'correct horse', confirmPassword: 'correct horse', payeeName: '', terms: true }
const faults = (form: object, proved: readonly string[] = []) => {
  const read = registerSchema({ rules: RULES, proved: new Set(proved) }).safeParse({ ...filled, ...form })
  return read.success ? {} : Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

describe('register rules [REGISTER-07]', () => {
  it('leaves optional fields empty, but not required ones', () => {
    expect(faults({})).toEqual({})
    expect(faults({ username: ' ' })).toEqual({ username: 'rule.1' })
    expect(faults({ payeeName: 'x' })).toEqual({ payeeName: 'rule.0' })
    expect(faults({ payeeName: 'la\u202en' })).toEqual({ payeeName: 'rule.unseen' })
  })

  it('judges a text as the gateway will: in one form of Unicode, a number without its groups', () => {
    expect(faults({ username: ' ｌｉｎｈ８８ ', mobileNum: '0912 345-678' })).toEqual({})
  })

  it('wants the code of a number that is typed, where codes are sent', () => {
    expect(faults({ mobileNum: '0912345678', verificationCode: '12' }, ['mobileNum'])).toEqual({
      verificationCode: 'session:fault.codeMissing',
    })
    expect(faults({ mobileNum: '0912345678', verificationCode: '123456' }, ['mobileNum'])).toEqual({})
    expect(faults({ mobileNum: '', verificationCode: '' }, ['mobileNum'])).toEqual({})
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
