import { expect, it } from 'vitest'
import { createLog } from '../http/log.ts'
import { renewLease } from './renew-lease.ts'

it('ends only with the renewal that is under way: after it, the claim can be given up for good', async () => {
  const renewalSent = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<boolean>()
  const renewal = renewLease(
    () => {
      renewalSent.resolve()
      return answer.promise
    },
    { everyMs: 1, log: createLog('silent') },
  )
  await renewalSent.promise
  const order: string[] = []
  const stopped = renewal.stop().then(() => order.push('stopped'))
  await new Promise(setImmediate)
  order.push('renewed')
  answer.resolve(true)
  await stopped
  expect(order).toEqual(['renewed', 'stopped'])
})

it('says when the claim turned out to be lost', async () => {
  const renewal = renewLease(() => Promise.resolve(false), { everyMs: 1, log: createLog('silent') })
  await new Promise((resolve) => renewal.signal.addEventListener('abort', resolve, { once: true }))
  await renewal.stop()
  expect(renewal.signal.aborted).toBe(true)
})
