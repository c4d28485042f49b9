import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDeposit, depositMethods } from '@portico/contract/cashier/deposit-calls'
import { noticePath } from '@portico/contract/cashier/notice-path'
import { publishMethod } from '@portico/contract/cashier/provider-calls'
import { signNotice } from '@portico/gateway/cashier/index'
import type { TestGateway } from '@portico/gateway/testing/gateway'
import { openPlayer } from '@portico/gateway/testing/player'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operator, operatorDesk } from '../testing/desk.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-provider-'))
let gateway: TestGateway
let operator: Operator
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk({ integrations: {} }))
})
afterAll(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true })
})

const BANK = ['--provider', 'acme', '--bounds', 'VND:50000-5000000', '--name-en', 'Bank transfer', '--name-ty', 'Chuyển khoản']
const connect = async (file: string, ...options: string[]): Promise<string> => {
  const to = join(folder, file)
  await operator('provider', 'connect', 'acme', '--to', to, ...options)
  expect(statSync(to).mode & 0o777).toBe(0o600)
  return readFileSync(to, 'utf8').trim()
}

const deposit = async (amount: string) => {
  const player = await openPlayer(gateway, '0')
  const token = await player.token()
  const methods = async () => (await gateway.call(depositMethods, {}, { token, language: 'EN' })).value.methods
  const ask = () => gateway.call(createDeposit, { method: 'BANK', amount }, { token, idempotencyKey: `key-${player.account}` })
  return { player, methods, ask }
}
const notify = async (secret: string, depositId: string, amount: string) => {
  const notice = { providerRef: `bank-${depositId}`, depositId, amount, currency: 'VND', outcome: 'PAID' }
  const { raw, headers } = signNotice(secret, JSON.stringify(notice), gateway.clock.now(), 'a-notice')
  const answer = await gateway.app.inject({
    method: 'POST',
    url: noticePath('acme'),
    payload: Buffer.from(raw),
    headers: { ...headers, 'content-type': 'application/json' } as Record<string, string>,
  })
  await gateway.cashier.work()
  return answer
}

test('members pay in by a method that was connected by commands alone, once the provider says that the money came', async () => {
  await expect(operator('provider', 'method', 'BANK', ...BANK)).rejects.toThrow('No provider of that name is connected.')
  const secret = await connect('acme.secret')
  const { player, methods, ask } = await deposit('200000')
  expect(await methods()).toEqual([])
  await operator('provider', 'method', 'BANK', ...BANK, '--instructions-en', 'ACME Bank 0123456789')
  expect(await methods()).toMatchObject([
    { method: 'BANK', name: 'Bank transfer', sandbox: false, instructions: 'ACME Bank 0123456789', min: { amount: '50000.0000' } },
  ])

  const { depositId, state } = (await ask()).value
  expect(state).toBe('PENDING_PAYMENT')
  expect((await notify('another secret', depositId, '200000')).statusCode).toBe(401)
  expect(await player.balance()).toBe(0n)
  for (let time = 0; time < 2; time++) expect((await notify(secret, depositId, '200000')).statusCode).toBe(200)
  expect(await player.balance()).toBe(2_000_000_000n)
  expect((await gateway.books.check()).findings).toEqual([])
})

test('a closed method is shown as such and takes nothing, yet what was asked for before may be paid', async () => {
  const secret = await connect('acme.second')
  const early = await deposit('60000')
  const { depositId } = (await early.ask()).value
  expect(await operator('provider', 'close', 'BANK')).toContain('BANK is closed')
  const late = await deposit('60000')
  expect(await late.methods()).toMatchObject([{ method: 'BANK', closed: true }])
  expect((await late.ask()).failure.code).toBe('METHOD_UNKNOWN')
  expect((await notify(secret, depositId, '60000')).statusCode).toBe(200)
  expect(await early.player.balance()).toBe(600_000_000n)
  expect(await operator('provider', 'list')).toMatch(/acme +connected .*\nBANK +closed {2}acme {2}Bank transfer {2}VND 50000 to 5000000/)
  await operator('provider', 'open', 'BANK')
  expect(await late.methods()).toMatchObject([{ method: 'BANK', closed: false }])
})

test('another secret is taken beside the former one for a day, unless that one is revoked; and no secret stands in the log', async () => {
  const former = await connect('acme.third')
  const secret = await connect('acme.fourth')
  const pay = async (by: string) => {
    const { player, ask } = await deposit('70000')
    const { statusCode } = await notify(by, (await ask()).value.depositId, '70000')
    return [statusCode, await player.balance()]
  }
  const [credited, refused] = [
    [200, 700_000_000n],
    [401, 0n],
  ]
  expect([await pay(former), await pay(secret)]).toEqual([credited, credited])
  gateway.clock.advance(86_400_000)
  expect([await pay(former), await pay(secret)]).toEqual([refused, credited])
  const last = await connect('acme.fifth', '--revoke')
  expect([await pay(secret), await pay(last)]).toEqual([refused, credited])
  const log = await operator('log', '--count', '200')
  expect(log).toContain('connectProvider')
  for (const each of [former, secret]) expect(log).not.toContain(each)
})

test('a method of a provider whom nobody has connected is offered to nobody', async () => {
  const method = { method: 'NOBODYPAYS', provider: 'nobody', names: { EN: 'x' }, bounds: { VND: { min: '50', max: '100' } } }
  const { failure } = await gateway.call(publishMethod, method, { token: gateway.operatorKey })
  expect(failure.code).toBe('PROVIDER_UNKNOWN')
})

test('what cannot be is refused in words before it is sent', async () => {
  await expect(operator('provider', 'method', 'BANK', '--provider', 'acme', '--bounds', '50-100', '--name-en', 'x')).rejects.toThrow(
    '--bounds is written like VND:50000-50000000',
  )
  await expect(operator('provider', 'method', 'BANK', '--provider', 'acme', '--bounds', 'VND:100-50', '--name-en', 'x')).rejects.toThrow(
    'bounds: out of its range',
  )
  await expect(operator('provider', 'connect', 'acme', '--to', join(folder, 'acme.secret'))).rejects.toThrow('There is a file at')
})
