import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskAccount } from './mask-account.ts'

test.each([
  ['a', '***'],
  ['ab', 'a***'],
  ['abc', 'a***'],
  ['linh', 'l***h'],
  ['thanh1992', 'th***92'],
])('%s is seen as %s', (account, mask) => expect(maskAccount(account)).toBe(mask))

test('a mask shows about half of a name at most, and leaves at least one letter out', () => {
  fc.assert(
    // A name with a star in it cannot be told from its mask's stars; no account has one.
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((account) => !account.includes('*')),
      (account) => {
        const letters = [...account].length
        const [head = '', tail = ''] = maskAccount(account).split('***')
        const visible = [...head].length + [...tail].length
        expect(account.startsWith(head) && account.endsWith(tail)).toBe(true)
        expect(visible).toBeLessThanOrEqual(Math.ceil(letters / 2) + (letters === 6 ? 1 : 0))
        expect(letters - visible).toBeGreaterThanOrEqual(1)
      },
    ),
  )
})

test('names that differ between their ends alone have one mask, so that a mask leads back to nobody', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z]{2}$/),
      fc.stringMatching(/^[a-z0-9]{1,20}$/),
      fc.stringMatching(/^[a-z0-9]{1,20}$/),
      (ends, one, other) => {
        const name = (middle: string) => `${ends}q${middle}q${ends}`
        expect(maskAccount(name(one))).toBe(maskAccount(name(other)))
      },
    ),
  )
})
