import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listBets, placeBets } from '@portico/contract/bets/calls'
import { getBalance } from '@portico/contract/cashier/calls'
import { createDeposit, depositMethods } from '@portico/contract/cashier/deposit-calls'
import { noticePath } from '@portico/contract/cashier/notice-path'
import { gameVendors } from '@portico/contract/catalogue/calls'
import { openedNumero } from '@portico/contract/lottery/calls'
import { changeSignInPassword } from '@portico/contract/session/flow-calls'
import { FLOW_COOKIE } from '@portico/contract/session/shapes'
import { login } from '@portico/contract/session/calls'
import { signNotice } from '@portico/gateway/cashier/index'
import type { TestGateway } from '@portico/gateway/testing/gateway'
import { oneNote } from '@portico/gateway/testing/player'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operator, operatorDesk } from './testing/desk.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-empty-'))
let gateway: TestGateway
let operator: Operator
beforeAll(async () => {
  // As packages/gateway/main.ts starts it: nothing of the demonstration.
  ;({ gateway, operator } = await operatorDesk({ integrations: {}, lotteries: ['SSC1'] }))
})
afterAll(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true })
})

test('an empty gateway is brought to its first settled bet by the commands of docs/running.md alone', async () => {
  const agent = await operator('account', 'add-agent', 'topagent', '--default')
  await operator('game', 'lotteries')
  const secretFile = join(folder, 'acme.secret')
  await operator('provider', 'connect', 'acme', '--to', secretFile)
  const bank = ['--provider', 'acme', '--bounds', 'VND:50000-50000000', '--name-en', 'Bank transfer', '--name-ty', 'Chuyển khoản']
  await operator('provider', 'method', 'BANK', ...bank)
  const [, password = ''] = /Password of topagent: (\S+)/.exec(agent) ?? []
  const agentLogin = { type: 'username', username: 'topagent', password, portal: 'AGENT' } as const
  const first = await gateway.call(login, agentLogin)
  expect(first.failure.next?.step).toBe('CHANGE_PASSWORD')
  const cookies = { [FLOW_COOKIE]: first.cookies[FLOW_COOKIE]!.value }
  const own = { newPassword: 'nine quiet herons', confirmNewPassword: 'nine quiet herons' }
  expect((await gateway.call(changeSignInPassword, own, { cookies })).value.member.account).toBe('topagent')

  // A stranger: sees lotteries, registers, is in the agent's team, pays in, bets, and is paid what the draw says.
  expect((await gateway.call(gameVendors, {})).value.data.lanes.map(({ title }) => title)).toContain('ELOTT')
  const { token } = await gateway.register('stranger')
  expect(await operator('account', 'list', '--upline', 'topagent')).toContain('stranger')
  const [method] = (await gateway.call(depositMethods, {}, { token, language: 'EN' })).value.methods
  const { depositId } = (
    await gateway.call(createDeposit, { method: method!.method, amount: '100000' }, { token, idempotencyKey: 'first-deposit' })
  ).value
  const notice = { providerRef: 'bank-1', depositId, amount: '100000', currency: 'VND', outcome: 'PAID' }
  const { raw, headers } = signNotice(readFileSync(secretFile, 'utf8').trim(), JSON.stringify(notice), gateway.clock.now(), 'bank-1')
  const paid = await gateway.app.inject({
    method: 'POST',
    url: noticePath('acme'),
    payload: Buffer.from(raw),
    headers: { ...headers, 'content-type': 'application/json' } as Record<string, string>,
  })
  expect(paid.statusCode).toBe(200)
  await gateway.cashier.work()

  await gateway.lottery.tick()
  const { current } = (await gateway.call(openedNumero, { gameCode: 'SSC1' })).value
  const slip = { gameCode: 'SSC1', numero: current!.numero, lines: [oneNote()] }
  expect((await gateway.call(placeBets, slip, { token, idempotencyKey: 'first-bet-1' })).status).toBe(200)
  expect((await gateway.call(getBalance, {}, { token })).value.balance.amount).toBe('98000.0000')
  gateway.clock.advance(61_000)
  await gateway.lottery.tick()
  const { list } = (await gateway.call(listBets, { pageNo: 1, pageSize: 10 }, { token })).value
  expect(list.map(({ state }) => state)).toEqual([expect.stringMatching(/^(WON|LOST)$/)])
  expect(await operator('books')).toContain('The books balance.')
  expect(await operator('log')).toMatch(/publishMethod[^]*connectProvider[^]*publishLotteries[^]*setDefaultAgent[^]*addAccount/)
})
