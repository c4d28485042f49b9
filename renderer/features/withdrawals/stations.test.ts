import type { WithdrawalStep } from '@portico/contract/withdrawal/shapes'
import { expect, test } from 'vitest'
import { stationsOf } from './stations.ts'

const after = (...steps: readonly WithdrawalStep[]) =>
  stationsOf({ steps: steps.map((step, minute) => ({ step, at: `2026-11-21T08:0${minute}:00.000Z` })) as never })
    .filter(({ at }) => at !== null)
    .map(({ station }) => station)

test.each<[string, readonly WithdrawalStep[], readonly string[]]>([
  ['has begun', ['REQUESTED'], ['REQUESTED']],
  ['people look at', ['REQUESTED', 'REVIEW'], ['REQUESTED']],
  ['is with a bank that does not answer', ['REQUESTED', 'APPROVED', 'SENT', 'UNKNOWN'], ['REQUESTED', 'APPROVED', 'SENT']],
  ['waits for its member', ['REQUESTED', 'APPROVED', 'SENT', 'PAID', 'REMINDER'], ['REQUESTED', 'APPROVED', 'SENT', 'PAID']],
  ['is in dispute', ['REQUESTED', 'APPROVED', 'SENT', 'PAID', 'DISPUTED'], ['REQUESTED', 'APPROVED', 'SENT', 'PAID']],
  ['has arrived', ['REQUESTED', 'APPROVED', 'SENT', 'PAID', 'RECEIVED'], ['REQUESTED', 'APPROVED', 'SENT', 'PAID', 'ANSWER']],
  ['was refused', ['REQUESTED', 'REJECTED'], []],
])('a withdrawal that %s', (_, steps, stations) => expect(after(...steps)).toEqual(stations))
