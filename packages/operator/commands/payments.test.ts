import { depositWebhook } from '@portico/contract/cashier/calls'
import { setting } from '@portico/gateway/db/schema'
import { signNotice } from '@portico/gateway/cashier/index'
import { type TestGateway, testGateway } from '@portico/gateway/testing/gateway'
import { openPlayer } from '@portico/gateway/testing/player'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProgram } from '../program.ts'

let gateway: TestGateway
let port: string
beforeAll(async () => {
  gateway = await testGateway()
  port = new URL(await gateway.gateway.start()).port
})
afterAll(() => gateway.close())

const operator = async (...args: readonly string[]): Promise<string> => {
  const lines: string[] = []
  const connection = { host: '127.0.0.1', port, dataDir: gateway.config.dataDir }
  const program = createProgram(
    ['TY', 'EN'],
    connection,
    (line) => lines.push(line),
    () => lines.push('failed'),
  )
  await program.parseAsync(args, { from: 'user' })
  return lines.join('\n')
}

test('the operator sees a payment that was made twice, gives it to the member, and closes another', async () => {
  expect(await operator('payments', 'list')).toBe('No payment waits for a decision.')
  const player = await openPlayer(gateway, '0')
  const { depositId } = await gateway.cashier.deposit(player.caller, { method: 'SANDBOX', amount: '20000' }, 'the-deposit')
  const [secret] = await gateway.database.orm.select().from(setting).where(eq(setting.key, 'cashier.sandbox-secret'))
  for (const providerRef of ['second', 'third']) {
    const notice = { provider: 'SANDBOX', providerRef, depositId, amount: '20000', currency: 'VND', outcome: 'PAID' }
    const { body, headers } = signNotice(String(secret!.value), JSON.stringify(notice), gateway.clock.now())
    const sent = { ...(headers as Record<string, string>), 'content-type': 'application/json' }
    await gateway.app.inject({ method: 'POST', url: depositWebhook.path, payload: body, headers: sent })
  }
  const open = await operator('payments', 'list')
  expect(open).toContain(`for ${player.account}: it pays a deposit a second time`)
  const [first, second] = [...open.matchAll(/^([\da-f-]{36}) {2}20000\.0000 VND {2}OPEN$/gm)].map(([, id]) => id!)
  expect(await operator('payments', 'credit', first!, '--note', 'paid twice')).toContain('resolved by operator: paid twice')
  expect(await operator('payments', 'close', second!, '--note', 'paid back')).toContain('CLOSED')
  await expect(operator('payments', 'close', second!, '--note', 'again')).rejects.toThrow('It has been resolved')
  expect(await operator('payments', 'list')).toBe('No payment waits for a decision.')
  expect(await player.balance()).toBe(400_000_000n)
})
