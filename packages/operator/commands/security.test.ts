import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeAuthenticator } from '@portico/contract/factor/calls'
import { login } from '@portico/contract/session/calls'
import { enrolApp } from '@portico/gateway/testing/authenticator'
import { PASSWORD, type TestGateway } from '@portico/gateway/testing/gateway'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator
let asMinh: Operator
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk())
  const file = join(gateway.config.dataDir, 'minh.session')
  writeFileSync(file, (await gateway.operatorNamed('minh')).token, { mode: 0o600 })
  asMinh = (...args) => operator('--session-file', file, ...args)
})
afterAll(() => gateway.close())

test('the operator makes a second factor compulsory for agents, and takes it from who has lost it', async () => {
  expect(await operator('security', 'show')).toBe('Agents need no second factor.\n0 agents have none.\nPasswords last.')
  await gateway.members.create({ account: 'agentdesk', password: PASSWORD, type: 1 })
  const { token } = await gateway.login('agentdesk')
  expect(await operator('security', 'agents', 'on')).toBe(
    'Agents need a second factor at every login.\n1 agent has none; it is set up at the next login.\nPasswords last.',
  )
  await enrolApp(gateway, token)
  expect(await operator('security', 'show')).toContain('0 agents have none')
  const proposed = await operator('security', 'forget', 'agentdesk', '--reason', 'lost the phone')
  expect(proposed).toMatch(/^\S{36} {2}agentdesk {2}proposed by operator at \S+: lost the phone\n {2}goes: the authenticator app of /)
  const id = proposed.slice(0, 36)
  await expect(operator('security', 'approve', id)).rejects.toThrow('Somebody else has to confirm it')
  expect(await operator('security', 'forgets')).toBe(proposed)
  expect(await asMinh('security', 'approve', id)).toBe('agentdesk has no second factor any more; 1 session ended.')
  expect(await operator('security', 'forgets')).toBe('Nobody is to lose a second factor.')
  await expect(asMinh('security', 'reject', id)).rejects.toThrow('does not wait any more')
  expect((await gateway.call(removeAuthenticator, {}, { token })).failure.code).toBe('SESSION_EXPIRED')
  expect(await operator('security', 'show')).toContain('1 agent has none')
  await expect(operator('security', 'agents', 'maybe')).rejects.toThrow('neither')
})

test('the operator says how long passwords last', async () => {
  await gateway.members.create({ account: 'oldenough', password: PASSWORD })
  gateway.clock.advance(91 * 86_400_000)
  expect(await operator('security', 'passwords', '90')).toContain('Passwords have to be changed after 90 days.')
  const attempt = () => gateway.call(login, { type: 'username', username: 'oldenough', password: PASSWORD })
  expect((await attempt()).failure.next).toMatchObject({ step: 'CHANGE_PASSWORD', reason: 'EXPIRED' })
  expect(await operator('security', 'passwords', 'off')).toContain('Passwords last.')
  expect((await attempt()).status).toBe(200)
  await expect(operator('security', 'passwords', '0')).rejects.toThrow('days')
})

test('the operator says what is typed back beside a code [LOGIN-09]', async () => {
  expect(await operator('security', 'typed-back', 'both')).toContain(
    'From a new device and network the payee name and the mobile number is typed back beside the code.',
  )
  expect(await operator('security', 'typed-back', 'payee-name')).toContain('network the payee name is typed back')
  expect(await operator('security', 'typed-back', 'off')).not.toContain('typed back')
  await expect(operator('security', 'typed-back', 'mother')).rejects.toThrow('none of them')
})
