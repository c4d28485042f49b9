import { type FailureCode, FAILURES } from '@portico/contract/kit/failure'
import { describe, expect, test } from 'vitest'
import { refusalKey } from '../../renderer/api/failure.ts'
import { findings, isFault } from '../../scripts/strings/check.ts'
import { localesIn, ownTexts, REQUIRED, SOURCE } from '../../scripts/strings/files.ts'
import { namespacesAreListed } from '../../scripts/strings/namespaces.ts'

const found = findings()

describe.each(REQUIRED)('%s [CHROME-10]', (locale) => {
  test('has every text, in its own words, with the placeholders and plural forms that it needs', () => {
    expect(found.filter((finding) => finding.locale === locale)).toEqual([])
  })
})

describe.each(localesIn().filter((locale) => !REQUIRED.some((each) => each === locale)))('%s [CHROME-10]', (locale) => {
  test('may lack texts; those it has are translated and take what English takes', () => {
    const faults = found.filter((finding) => finding.locale === locale && (isFault(finding) || finding.kind === 'untranslated'))
    expect(faults).toEqual([])
  })
})

test('every refusal of the contract has words', () => {
  expect([...ownTexts(SOURCE, 'errors').keys()]).toEqual(
    expect.arrayContaining(Object.keys(FAILURES).map((code) => refusalKey(code as FailureCode))),
  )
})

test('the list of namespaces is what `npm run strings -- --write` writes', () => {
  expect(namespacesAreListed()).toBe(true)
})

test('[RULES-05] the message keys of the specification exist under their names', () => {
  const keys = (namespace: string) => [...ownTexts(SOURCE, namespace).keys()]
  expect(keys('common')).toEqual(expect.arrayContaining(['in_no_data', 'copy_success', 'in_sure_logout']))
  expect(keys('errors')).toEqual(expect.arrayContaining(['in_need_true_account', 'invitation_code_error']))
  expect(keys('system')).toEqual(expect.arrayContaining(['game_maintenance', 'info_maintenance', 'blockip', 'info_ip_block']))
  // The confirmation of an e-mail that was sent, as the specification's catalogue has it.
  expect(keys('session')).toEqual(expect.arrayContaining(['register.inconsistent_twice', 'forgot.in_been_out']))
  expect(keys('errors')).not.toContain('in_been_out')
  expect(keys('games')).toContain('winner_name')
})
