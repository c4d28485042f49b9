import { removeAuthenticator } from '@portico/contract/factor/calls'
import { enrolApp } from '@portico/gateway/testing/authenticator'
import { PASSWORD, type TestGateway } from '@portico/gateway/testing/gateway'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk())
})
afterAll(() => gateway.close())

test('the operator makes a second factor compulsory for agents, and takes it from who has lost it', async () => {
  expect(await operator('security', 'show')).toBe('Agents need no second factor.\n0 agents have none.')
  await gateway.members.create({ account: 'agentdesk', password: PASSWORD, type: 1 })
  const { token } = await gateway.login('agentdesk')
  expect(await operator('security', 'agents', 'on')).toBe(
    'Agents need a second factor at every login.\n1 agent has none; it is set up at the next login.',
  )
  await enrolApp(gateway, token)
  expect(await operator('security', 'show')).toContain('0 agents have none')
  expect(await operator('security', 'forget', 'agentdesk', '--reason', 'lost the phone')).toBe(
    'agentdesk has no second factor any more; 1 session ended.',
  )
  expect((await gateway.call(removeAuthenticator, {}, { token })).failure.code).toBe('SESSION_EXPIRED')
  expect(await operator('security', 'show')).toContain('1 agent has none')
  await expect(operator('security', 'agents', 'maybe')).rejects.toThrow('neither')
})
