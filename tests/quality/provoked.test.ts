import type { FailureCode } from '@portico/contract/kit/failure'
import { FAILURES } from '@portico/contract/kit/failure'
import { expect, test } from 'vitest'
import { type Place, textOfTest } from './named-test.ts'
import { HOUSE } from './provoked/house.ts'
import { IDENTITY } from './provoked/identity.ts'
import { MONEY } from './provoked/money.ts'
import { OFFERS } from './provoked/offers.ts'
import { PLAY } from './provoked/play.ts'

/**
 * The test that provokes each refusal there is: by the real call, at a real gateway. The compiler asks for an entry for each new code of a noun,
 * and for each noun.
 */
const PROVOKED: Readonly<Record<FailureCode, Place>> = {
  ...IDENTITY,
  ...MONEY,
  ...OFFERS,
  ...PLAY,
  ...HOUSE,
}

test.each(Object.entries(PROVOKED))('%s is provoked by a test', (code, place) => {
  expect(textOfTest(place), place.join(' › ')).toMatch(new RegExp(`\\b${code}\\b`))
})

test('every code of the catalogue is provoked', () => {
  expect(Object.keys(PROVOKED).toSorted()).toEqual(Object.keys(FAILURES).toSorted())
})
