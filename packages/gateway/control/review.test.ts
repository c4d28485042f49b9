import { controlHistory, playLimits, reviewLimits } from '@portico/contract/control/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { openPlayer } from '../testing/player.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

it('asks to look at the limits half a year after joining and after each look, by the merchant’s calendar', async () => {
  // The last day of August: half a year later there is no such day.
  gateway.clock.set(new Date('2027-08-31T05:00:00Z'))
  const { memberId } = await openPlayer(gateway, '0')
  const token = () => gateway.sessions.open(memberId, 'SITE', '127.0.0.1')
  const isDue = async (at: string): Promise<boolean> => {
    gateway.clock.set(new Date(at))
    return (await gateway.call(playLimits, {}, { token: await token() })).value.reviewDue
  }
  // The merchant's day begins at 17:00 of the day before.
  expect(await isDue('2028-02-28T16:59:59Z')).toBe(false)
  expect(await isDue('2028-02-28T17:00:00Z')).toBe(true)
  expect((await gateway.call(reviewLimits, {}, { token: await token() })).status).toBe(200)
  expect(await isDue('2028-02-28T17:00:01Z')).toBe(false)
  expect(await isDue('2028-08-28T16:59:59Z')).toBe(false)
  expect(await isDue('2028-08-28T17:00:00Z')).toBe(true)
  const { list } = (await gateway.call(controlHistory, {}, { token: await token() })).value
  expect(list.map(({ action }) => action)).toEqual(['REVIEWED'])
})
