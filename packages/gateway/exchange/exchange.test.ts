import { redeemExchange } from '@portico/contract/session/social-calls'
import { getMemberInfo } from '@portico/contract/member/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { newSecret } from '../testing/social.ts'
import { exchangeCode } from './schema.ts'

let gateway: TestGateway
let memberId: string
beforeAll(async () => {
  gateway = await testGateway()
  memberId = (await gateway.register('linh88')).member.id
})
afterAll(() => gateway.close())

const issue = async (challenge: string) =>
  gateway.exchanges.issue(gateway.database.orm, { kind: 'SIGN_IN', memberId, method: 'EXCHANGE', remember: false }, challenge)
const redeem = (code: string, verifier: string) => gateway.call(redeemExchange, { code, verifier })

test('[I.e] a code opens one session, once, however many ask at the same time [LOGIN-08]', async () => {
  const { challenge, verifier } = newSecret()
  const code = await issue(challenge)
  const answers = await Promise.all(Array.from({ length: 12 }, () => redeem(code, verifier)))
  const opened = answers.filter(({ status }) => status === 200)
  expect(opened).toHaveLength(1)
  expect(answers.filter(({ status }) => status !== 200).map(({ failure }) => failure.code)).toEqual(
    Array.from({ length: 11 }, () => 'EXCHANGE_REFUSED'),
  )
  const value = opened[0]!.value
  const token = 'token' in value ? value.token : ''
  expect((await gateway.call(getMemberInfo, {}, { token })).value.account).toBe('linh88')
})

test('[I.e] a code without its secret is worth nothing, and is burnt by a wrong one', async () => {
  const { challenge, verifier } = newSecret()
  const code = await issue(challenge)
  expect((await redeem(code, newSecret().verifier)).failure.code).toBe('EXCHANGE_REFUSED')
  expect((await redeem(code, verifier)).failure.code).toBe('EXCHANGE_REFUSED')
})

test('[I.e] a code is good for a minute, and only its hash is kept', async () => {
  const { challenge, verifier } = newSecret()
  const [inTime, late] = [await issue(challenge), await issue(challenge)]
  const rows = await gateway.database.orm.select().from(exchangeCode)
  expect(JSON.stringify(rows)).not.toContain(inTime)
  gateway.clock.advance(59_999)
  expect((await redeem(inTime, verifier)).status).toBe(200)
  gateway.clock.advance(1)
  expect((await redeem(late, verifier)).failure.code).toBe('EXCHANGE_REFUSED')
})

test('a code that stands for something else opens nothing', async () => {
  const { challenge, verifier } = newSecret()
  const identity = { provider: 'google', issuer: 'https://a.example', subject: '1', email: null, name: '' } as const
  const link = await gateway.exchanges.issue(gateway.database.orm, { kind: 'LINK', identity, sessionId: memberId }, challenge)
  expect((await redeem(link, verifier)).failure.code).toBe('EXCHANGE_REFUSED')
  for (const code of ['', 'refused', 'x'.repeat(101), '🙂'])
    expect(['EXCHANGE_REFUSED', 'INVALID_REQUEST']).toContain((await redeem(code, verifier)).failure.code)
})
