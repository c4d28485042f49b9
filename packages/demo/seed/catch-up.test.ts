import { issueGap } from '@portico/gateway/lottery/schema'
import { type TestGateway, testGateway } from '@portico/gateway/testing/gateway'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { catchUp } from './catch-up.ts'

const MINUTE = 60_000
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

it('draws every issue of the minutes that a seed took, so that no lottery opens with a hole', async () => {
  const { clock, lottery, database } = gateway
  await lottery.tick()
  const from = clock.now().getTime()
  const reached = new Date(from + 7 * MINUTE + 10_000)
  await catchUp(lottery, clock, () => reached)
  expect(clock.now()).toEqual(reached)
  expect(await database.orm.$count(issueGap)).toBe(0)
  const { list } = await lottery.results({ gameCode: 'SSC1', limit: 20 })
  expect(list.filter(({ drawAt }) => Date.parse(drawAt) > from)).toHaveLength(7)

  clock.advance(7 * MINUTE)
  await lottery.tick()
  expect(await database.orm.$count(issueGap)).toBeGreaterThan(0)
})
