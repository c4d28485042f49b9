import { describe, expect, it } from 'vitest'
import { register } from '@portico/contract/registration/calls'
import { formOrder, type RegisterFields, requestOf } from './register-request.ts'

const rule = (field: string, over: object = {}) => ({
  field,
  shown: true,
  required: false,
  acceptedPattern: '*',
  minLength: 1,
  maxLength: 9,
  patternId: 0,
  ...over,
})
const RULES = [rule('email'), rule('password'), rule('affiliateCode'), rule('username'), rule('telegram', { shown: false })]
const form = { username: 'linh88', password: 'secret word 1', confirmPassword: 'secret word 1', email: '', affiliateCode: '', terms: true }
const where = {
  rules: RULES,
  flows: {},
  proof: 'p',
  fromTrial: false,
  location: { href: 'https://portico.example/register', hostname: 'portico.example' },
}

describe('the register form', () => {
  it('puts name and password first and leaves hidden fields out [REGISTER-02]', () => {
    expect(formOrder(RULES, true).map(({ field }) => field)).toEqual(['username', 'password', 'email', 'affiliateCode'])
  })

  it('asks for the code only when the address has no good one [REGISTER-04]', () => {
    expect(formOrder(RULES, false).map(({ field }) => field)).not.toContain('affiliateCode')
  })

  it('sends what the contract wants, without empty fields [REGISTER-10]', () => {
    const request = requestOf(form as unknown as RegisterFields, { ...where, code: 'QT2026', referralCode: 'R1' })
    expect(register.request.safeParse(request).success).toBe(true)
    expect(request).toMatchObject({ affiliateCode: 'QT2026', referralCode: 'R1', registerMethod: 'WEB', domain: 'portico.example' })
    expect(request).not.toHaveProperty('email')
  })
})
