import { expect, test } from 'vitest'
import { manualClock } from '../ports/clock.ts'
import { START, testGateway } from '../testing/gateway.ts'
import { createReadiness } from './readiness.ts'

test('/readyz asks the database once a second, however often and however many at a time it is asked', async () => {
  const clock = manualClock(START)
  let count = 0
  let pending = Promise.withResolvers<boolean>()
  const isReady = createReadiness({ ready: () => (count++, pending.promise) }, clock)
  const together = [isReady(), isReady()]
  clock.advance(4_000)
  together.push(isReady())
  pending.resolve(true)
  expect(await Promise.all(together)).toEqual([true, true, true])
  await new Promise(setImmediate)
  clock.advance(999)
  expect([await isReady(), count]).toEqual([true, 1])
  clock.advance(1)
  pending = Promise.withResolvers()
  pending.resolve(false)
  expect([await isReady(), count]).toEqual([false, 2])
})

test('/metrics is for who shows the token, and without one for this machine alone', async () => {
  const status = async (config: object, authorization?: string) => {
    const gateway = await testGateway({ config })
    const reply = await gateway.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })
    await gateway.close()
    return reply.statusCode
  }
  const metricsToken = 'a token of sixteen letters'
  expect(await status({})).toBe(200)
  expect(await status({ host: '0.0.0.0' })).toBe(404)
  expect(await status({ host: '0.0.0.0', metricsToken })).toBe(404)
  expect(await status({ metricsToken }, 'Bearer another')).toBe(404)
  expect(await status({ host: '0.0.0.0', metricsToken }, `Bearer ${metricsToken}`)).toBe(200)
})
