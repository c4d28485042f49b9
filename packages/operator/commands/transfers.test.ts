import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestGateway } from '@portico/gateway/testing/gateway'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk())
})
afterAll(() => gateway.close())

test('[WALLET-05] [WALLET-06] the operator says which wallets there are and what members may move', async () => {
  expect(await operator('transfers', 'show')).toContain('One wallet for all games')
  expect(await operator('transfers', 'wallets', 'PG')).toContain('Vendors with a wallet of their own: PG.')
  const answer = await operator('transfers', 'set', 'upline', '--bounds', '20000-50000', '--daily', '60000')
  expect(answer).toContain('upline    open    20000 to 50000, 60000 a day')
  expect(await operator('transfers', 'set', 'downline', '--close')).toContain('downline  closed')
  await expect(operator('transfers', 'set', 'upline', '--bounds', 'much')).rejects.toThrow('--bounds is written like')
  expect((await gateway.transfers.settings.read()).single).toBe(false)
})
