import { decideRegistration } from '@portico/contract/registration/operator-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestGateway } from '@portico/gateway/testing/gateway'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk())
})
afterAll(() => gateway.close())

test('[REGISTER-11] counts trial accounts, and says how free play is switched on again', async () => {
  expect(await operator('trials')).toBe('Free play is offered.\n0 open, 0 begun today.\nOf 0 begun within 30 days, 0 registered.')
  await operator('registration', 'set', '--free-play', 'off')
  const [id = ''] = (await operator('registration', 'propose')).split(' ')
  await gateway.call(decideRegistration, { id, approve: true }, await gateway.operatorNamed('minh'))
  expect(await operator('trials')).toContain('switched off: registration set --free-play on')
})
