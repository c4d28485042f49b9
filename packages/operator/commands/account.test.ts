import { getMemberInfo } from '@portico/contract/member/calls'
import { changeSignInPassword } from '@portico/contract/session/flow-calls'
import { login, resumeSession } from '@portico/contract/session/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestGateway } from '@portico/gateway/testing/gateway'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk())
})
afterAll(() => gateway.close())

const passwordIn = (output: string): string => /Password of \w+: (\S+)/.exec(output)?.[1] ?? ''
const logIn = (username: string, password: string, more: object = {}) =>
  gateway.call(login, { type: 'username', username, password, ...more })
const cookiesOf = ({ cookies }: { cookies: Readonly<Record<string, { value: string }>> }) =>
  Object.fromEntries(Object.entries(cookies).map(([name, { value }]) => [name, value]))

test('an agent is opened who takes in whoever registers, and logs in with a password that has to be changed', async () => {
  const output = await operator('account', 'add-agent', 'quoctuan', '--code', 'tuan2026', '--group', '1960', '--default')
  expect(output).toContain("Whoever registers without naming an agent joins quoctuan's team.")
  const first = await logIn('quoctuan', passwordIn(output), { portal: 'AGENT' })
  expect(first.failure.next).toMatchObject({ step: 'CHANGE_PASSWORD', reason: 'CHOSEN_BY_OTHER', account: 'quoctuan' })
  const chosen = { newPassword: 'three quiet herons', confirmNewPassword: 'three quiet herons' }
  const { value } = await gateway.call(changeSignInPassword, chosen, { cookies: cookiesOf(first) })
  expect(value.member).toMatchObject({ agent: true, affiliateCode: 'tuan2026', maxPrizeGroup: 1960 })
  await gateway.register('mai1990')
  expect(await operator('account', 'list', '--upline', 'quoctuan')).toMatch(/^mai1990 +member .*below quoctuan.*\n1 account, page 1 of 1$/)
})

test('accounts below an agent stay within its prize group, and come down with it', async () => {
  await operator('account', 'add-agent', 'binh', '--upline', 'quoctuan', '--group', '1955')
  await expect(operator('account', 'add-member', 'toohigh', '--upline', 'binh', '--group', '1956')).rejects.toThrow(
    'maxPrizeGroup: out of its range (at least 1800, at most 1955)',
  )
  await operator('account', 'add-member', 'hoa2001', '--upline', 'binh')
  expect(await operator('account', 'prize-group', 'quoctuan', '1940')).toBe(
    'quoctuan may play up to 1940; 3 of its downline came down with it.',
  )
  expect(await operator('account', 'show', 'hoa2001')).toContain('group 1940')
})

test('a blocked account is out at once and stays out, until it is let in again', async () => {
  const { token } = await gateway.register('linh88')
  expect(await operator('account', 'block', 'linh88', '--reason', 'asked for by its owner')).toContain(
    'linh88 is shut out; 1 session ended.',
  )
  gateway.clock.advance(2_500)
  expect((await gateway.call(getMemberInfo, {}, { token })).failure.code).toBe('SESSION_EXPIRED')
  expect((await logIn('linh88', 'correct horse 1')).failure.code).toBe('ACCOUNT_BLOCKED')
  expect(await operator('account', 'list', '--state', 'BLOCKED')).toContain('1 account,')
  await operator('account', 'unblock', 'linh88', '--reason', 'back')
  expect((await logIn('linh88', 'correct horse 1')).status).toBe(200)
})

test('ended sessions take their cookies along, and another password makes the former one useless', async () => {
  await gateway.register('thao77')
  const remembering = await logIn('thao77', 'correct horse 1', { remember: true })
  const resumed = await gateway.call(resumeSession, {}, { cookies: cookiesOf(remembering) })
  expect(resumed.status).toBe(200)
  expect(await operator('account', 'end-sessions', 'thao77')).toBe('3 sessions of thao77 ended.')
  expect((await gateway.call(resumeSession, {}, { cookies: cookiesOf(resumed) })).failure.code).toBe('NOT_LOGGED_IN')
  const password = passwordIn(await operator('account', 'reset-password', 'thao77'))
  expect((await logIn('thao77', 'correct horse 1')).failure.code).toBe('LOGIN_FAILED')
  expect((await logIn('thao77', password)).failure.next?.step).toBe('CHANGE_PASSWORD')
})

test('everybody is logged out by one command, and their cookies open nothing', async () => {
  const { token } = await gateway.register('everybody1')
  await gateway.register('everybody2')
  const remembering = await logIn('everybody2', 'correct horse 1', { remember: true })
  expect(await operator('account', 'end-all-sessions', '--reason', 'a leaked backup')).toMatch(/^\d+ sessions ended\.$/)
  expect((await gateway.call(getMemberInfo, {}, { token })).failure.code).toBe('SESSION_EXPIRED')
  expect((await gateway.call(resumeSession, {}, { cookies: cookiesOf(remembering) })).failure.code).toBe('NOT_LOGGED_IN')
  expect(await operator('account', 'end-all-sessions', '--reason', 'again')).toBe('0 sessions ended.')
  expect((await logIn('everybody1', 'correct horse 1')).status).toBe(200)
})

test('names that are no account or no agent are refused in words, and passwords stand in no log', async () => {
  await expect(operator('account', 'show', 'nobody1')).rejects.toThrow('There is no account of that name.')
  await expect(operator('account', 'add-member', 'thao77')).rejects.toThrow('There is an account of that name already.')
  await expect(operator('account', 'default-agent', 'thao77')).rejects.toThrow('There is no active agent of that name.')
  await expect(operator('account', 'add-agent', 'khanh5', '--code', 'tuan2026')).rejects.toThrow('affiliateCode: taken already')
  const output = await operator('account', 'reset-password', 'mai1990')
  const log = await operator('log', '--count', '200')
  expect(log).toMatch(/operator from 127\.0\.0\.1 {2}resetPassword {2}done\n {4}\{"account":"mai1990"\}/)
  expect(log).toMatch(/setDefaultAgent {2}refused: AGENT_UNKNOWN/)
  expect(log).not.toContain(passwordIn(output))
})
