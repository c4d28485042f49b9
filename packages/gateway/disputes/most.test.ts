import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { disputeHouse } from '../testing/dispute-house.ts'
import { MOST_WAITING } from './rules.ts'
import { dispute } from './schema.ts'

let house: Awaited<ReturnType<typeof disputeHouse>>
beforeAll(async () => {
  house = await disputeHouse()
})
afterAll(() => house.gateway.close())

test('a dispute is one of ten that wait for the desk at most, and one that is over makes room', async () => {
  const { gateway, dayLines, open } = house
  const { orm } = gateway.database
  await open('dptop', dayLines[0]!)
  const [first] = await orm.select().from(dispute)
  const { serial: _serial, ...row } = first!
  // Of other periods, as if there were as many.
  const others = Array.from({ length: MOST_WAITING - 1 }, () => ({ ...row, id: randomUUID(), rootId: randomUUID() }))
  await orm.insert(dispute).values(others)
  expect((await open('dptop', dayLines[1]!)).failure.code).toBe('TOO_MANY_DISPUTES')
  // The one that there is is answered all the same, and another agent's are their own.
  expect((await open('dptop', dayLines[0]!)).status).toBe(200)
  expect((await open('dpother', house.strangeLine)).status).toBe(200)
  await orm.update(dispute).set({ state: 'WITHDRAWN', answerBy: null }).where(eq(dispute.id, others[0]!.id))
  expect((await open('dptop', dayLines[1]!)).status).toBe(200)
})
