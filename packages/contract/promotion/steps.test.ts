import { expect, test } from 'vitest'
import { PROMOTION_EVENTS, PROMOTION_STATUSES, PROMOTION_STEPS, type PromotionStatus, stepOf } from './steps.ts'

/** From which status to which there is a way, by what happens; every pair that is not here is refused. */
const WAYS: Readonly<Record<string, string>> = {
  'COMING_SOON JOIN': 'open',
  'COMING_SOON CLOSE': 'close',
  'JOIN JOINED': 'join',
  'JOIN APPLYING': 'send',
  'JOIN CLAIM': 'ready',
  'JOIN CLOSE': 'close',
  'JOINED CLAIM': 'ready',
  'JOINED CLOSE': 'close',
  'CLAIM CLAIMED': 'claim',
  'CLAIM CLOSE': 'close',
  'APPLYING PROCESS': 'review',
  'APPLYING ISSUED': 'approve',
  'APPLYING REJECTED': 'reject',
  'APPLYING JOIN': 'cancel',
  'APPLYING APPLYING': 'close',
  'PROCESS ISSUED': 'approve',
  'PROCESS REJECTED': 'reject',
  'PROCESS JOIN': 'cancel',
  'PROCESS PROCESS': 'close',
  'REJECTED APPLYING': 'send',
  'REJECTED REJECTED': 'close',
  'CLAIMED JOIN': 'renew',
  'CLAIMED CLAIMED': 'close',
  'ISSUED JOIN': 'renew',
  'ISSUED ISSUED': 'close',
}

const PAIRS = PROMOTION_STATUSES.flatMap((from) => PROMOTION_STATUSES.map((to) => [from, to] as const))

test.each(PAIRS)('from %s to %s', (from, to) => {
  const events = PROMOTION_EVENTS.filter((event) => stepOf(from, event) === to)
  expect(events.join()).toBe(WAYS[`${from} ${to}`] ?? '')
})

test('there are ten statuses, each is reached from the beginning, and only what is closed has no way on', () => {
  const seen = new Set<PromotionStatus>(['COMING_SOON'])
  for (const from of seen) for (const to of Object.values(PROMOTION_STEPS[from])) seen.add(to)
  expect([...seen].toSorted()).toEqual([...PROMOTION_STATUSES].toSorted())
  expect(seen.size).toBe(10)
  expect(PROMOTION_STATUSES.filter((status) => Object.keys(PROMOTION_STEPS[status]).length === 0)).toEqual(['CLOSE'])
})
