import { noticePath } from '@portico/contract/cashier/notice-path'
import { setting } from '@portico/gateway/db/schema'
import { signNotice } from '@portico/gateway/cashier/index'
import type { TestGateway } from '@portico/gateway/testing/gateway'
import { openPlayer } from '@portico/gateway/testing/player'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk())
})
afterAll(() => gateway.close())

test('the operator sees a payment that was made twice, gives it to the member, and closes another', async () => {
  expect(await operator('payments', 'list')).toBe('No payment waits for a decision.')
  const player = await openPlayer(gateway, '0')
  const { depositId } = await gateway.cashier.deposit(player.caller, { method: 'SANDBOX', amount: '20000' }, 'the-deposit')
  const [secret] = await gateway.database.orm.select().from(setting).where(eq(setting.key, 'cashier.sandbox-secret'))
  for (const providerRef of ['second', 'third']) {
    const notice = { providerRef, depositId, amount: '20000', currency: 'VND', outcome: 'PAID' }
    const { raw, headers } = signNotice(String(secret!.value), JSON.stringify(notice), gateway.clock.now(), providerRef)
    const sent = { ...(headers as Record<string, string>), 'content-type': 'application/json' }
    await gateway.app.inject({ method: 'POST', url: noticePath('SANDBOX'), payload: Buffer.from(raw), headers: sent })
    await gateway.cashier.work()
  }
  const open = await operator('payments', 'list')
  expect(open).toContain(`for ${player.account}: it pays a deposit a second time`)
  const [first, second] = [...open.matchAll(/^([\da-f-]{36}) {2}20000\.0000 VND {2}OPEN$/gm)].map(([, id]) => id!)
  const proposal = await operator('payments', 'credit', first!, '--note', 'paid twice')
  expect(proposal).toMatch(/operator asked at \S+ to credit it for \w+: paid twice\n {2}Somebody else makes it so/)
  await expect(operator('payments', 'credit', first!, '--note', 'again')).rejects.toThrow('Somebody else has to confirm it')
  const { resolve } = gateway.cashier.unmatched
  await resolve({ id: first!, action: 'CREDIT', note: 'seen at the bank' }, 'minh')
  await resolve({ id: second!, action: 'CLOSE', note: 'sent back' }, 'minh')
  expect(await operator('payments', 'list')).toContain('minh asked at')
  expect(await operator('payments', 'close', second!, '--note', 'paid back')).toContain('resolved by operator: paid back')
  await expect(operator('payments', 'close', second!, '--note', 'again')).rejects.toThrow('It has been resolved')
  expect(await operator('payments', 'list')).toBe('No payment waits for a decision.')
  expect(await player.balance()).toBe(400_000_000n)
})
