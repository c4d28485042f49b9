import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, it } from 'vitest'
import { createPasswordPolicy } from './password-policy.ts'

it('refuses every fortieth of the common passwords that are long enough', () => {
  const { weaknessOf } = createPasswordPolicy({ id: 'aurora', name: 'Aurora' })
  const common = dictionary['passwords-common'].map(String).filter((word) => word.length >= 8)
  expect(common.length).toBeGreaterThan(3_000)
  const tried = common.filter((_, index) => index % 40 === 0)
  expect(tried.filter((word) => weaknessOf(word, []) === undefined)).toEqual([])
})
