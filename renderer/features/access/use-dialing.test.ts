import { expect, it } from 'vitest'
import { international } from './use-dialing.ts'

it.each([
  ['0901234567', '84', '84901234567'],
  ['901234567', '84', '84901234567'],
  ['84901234567', '84', '84901234567'],
  ['0084901234567', '84', '84901234567'],
  ['841234567', '84', '84841234567'],
  ['', '84', ''],
])('the number %s of a country with the code %s is sent as %s [CALL-08]', (digits, code, sent) => {
  expect(international(digits, code)).toBe(sent)
})
