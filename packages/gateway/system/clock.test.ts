import { advanceClock } from '@portico/contract/system/operator-calls'
import { expect, test } from 'vitest'
import { type ManualClock, systemClock } from '../ports/clock.ts'
import { testGateway } from '../testing/gateway.ts'

test('a gateway on real time refuses to be set forward', async () => {
  // Nothing here moves it.
  const gateway = await testGateway({ clock: systemClock as ManualClock })
  expect((await gateway.call(advanceClock, { seconds: 60 }, { token: gateway.operatorKey })).failure.code).toBe('CLOCK_FIXED')
  await gateway.close()
})
