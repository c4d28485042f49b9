import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestGateway } from '@portico/gateway/testing/gateway'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk())
})
afterAll(() => gateway.close())

test('[PROMO-06] the operator says what earns points, what they convert to, and what the mall has', async () => {
  expect(await operator('points', 'show')).toContain('Nothing earns points.')
  expect(await operator('points', 'earn', 'RNG=1/10000', 'LOTT=2/20000')).toContain('LOTT     2 for each 20000 of valid bets')
  expect(await operator('points', 'convert', '1000=10000,from=2000')).toContain('1000 points are 10000, from 2000 on')
  await expect(operator('points', 'earn', 'much')).rejects.toThrow('A rule is written like')
  await expect(operator('points', 'convert', 'none=1')).rejects.toThrow('A rate is written like')
  const item = ['points', 'item', 'tea-set', '--points', '28000', '--kind', 'DELIVERY', '--left', '7']
  expect(await operator(...item, '--name', 'EN=Tea set', 'TY=Bộ ấm trà')).toContain('tea-set: 28000 points')
  await expect(operator(...item, '--name', 'Tea set')).rejects.toThrow('--name is written like')
  expect(await operator('points', 'items')).toContain('tea-set  Tea set  28000 points  DELIVERY  7 left')
  expect(await operator('points', 'orders')).toContain('No order is there.')
  await expect(operator('points', 'reject', 'RD-1', '--remark', 'gone')).rejects.toThrow('POINT_ORDER_UNKNOWN')
})
