import { systemStatus } from '@portico/contract/system/calls'
import type { TestGateway } from '@portico/gateway/testing/gateway'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk())
})
afterAll(() => gateway.close())

describe('clock advance', () => {
  test('sets the clock of a demonstration forward for everybody', async () => {
    const before = gateway.clock.now().getTime()
    const expected = new Date(before + 36 * 3_600_000).toISOString()
    expect(await operator('clock', 'advance', '1d12h')).toContain(expected)
    expect((await gateway.call(systemStatus, {})).value.serverNow).toBe(expected)
  })

  test('says how a span is written', async () => {
    await expect(operator('clock', 'advance', 'tomorrow')).rejects.toThrow('written like 45s')
  })
})
