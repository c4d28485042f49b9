import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../ports/clock.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { createSystem } from './service.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

test('a gateway on real time refuses to be set forward', async () => {
  const system = createSystem(
    { ...gateway.platform, clock: systemClock },
    { ...gateway, isSpared: async () => false, closedSections: async () => new Set<string>(), closedOffice: async () => new Set<string>() },
  )
  await expect(system.advanceClock(60)).rejects.toMatchObject({ code: 'CLOCK_FIXED' })
})
