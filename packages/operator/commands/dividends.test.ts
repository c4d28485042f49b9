import type { TestGateway } from '@portico/gateway/testing/gateway'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk())
})
afterAll(() => gateway.close())

test('dividends are asked for by their state, and one that does not exist is none', async () => {
  expect(await operator('dividends', 'list')).toBe('No dividend is there.')
  await expect(operator('dividends', 'list', '--state', 'LATE')).rejects.toThrow('The state is one of CALCULATED, REVIEW')
  const unknown = '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0d02'
  await expect(operator('dividends', 'pay', unknown, '--version', '1')).rejects.toThrow()
})
