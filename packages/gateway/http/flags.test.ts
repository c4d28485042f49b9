import { exampleOf } from '@portico/contract/examples'
import { calls } from '@portico/contract/index'
import type { Call } from '@portico/contract/kit/call'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'

/** The flags of a row hold for its route: nothing else in the gateway has to say so again. */

const rows = Object.entries(calls)
const PER_MINUTE = { login: 2, register: 3, captcha: 4 }

let gateway: TestGateway
let trial: string
beforeAll(async () => {
  gateway = await testGateway({ config: { rates: { all: 1_000, ...PER_MINUTE } } })
  const member = await gateway.members.create({ account: 'trial1', passwordHash: '-', type: gateway.config.trialType })
  expect(await gateway.ledger.balanceOf(member.id, member.currency)).toBeUndefined()
  // As an account has it that was turned into a trial: the flag alone must refuse.
  await gateway.database.orm.transaction((tx) => gateway.ledger.openAccounts(tx, member.id, member.currency))
  trial = await gateway.sessions.open(member.id, 'SITE', '127.0.0.1')
})
afterAll(() => gateway.close())

const ask = async (row: Call, ip: string, token?: string) => {
  const answer = await gateway.call(row, exampleOf(row).request as never, { ip, ...(token === undefined ? {} : { token }) })
  return answer.status === 200 ? 'DONE' : answer.failure.code
}

describe('limit', () => {
  const limited = rows.flatMap(([name, row]) => (row.limit === undefined ? [] : [{ name, row, most: PER_MINUTE[row.limit] }]))

  test('is on the calls that guess a secret, open an account or cost a picture', () => {
    expect(limited.map(({ name, row }) => `${name}: ${row.limit}`).toSorted()).toEqual([
      'addSignInPasskey: login',
      'answerHandover: login',
      'beginOperatorApp: login',
      'beginSignInAuthenticator: login',
      'beginSignInPasskey: login',
      'bindOwnAddress: login',
      'captchaChallenge: captcha',
      'captchaImage: captcha',
      'changePassword: login',
      'changeSignInPassword: login',
      'confirmAuthenticator: login',
      'confirmOperatorApp: login',
      'confirmSignInAuthenticator: login',
      'disownChange: login',
      'finishHandover: login',
      'finishSocialLink: login',
      'forgotPassword: login',
      'inviteFirst: login',
      'login: login',
      'loginByCode: login',
      'loginByPasskey: login',
      'openDeskChat: captcha',
      'openHandover: login',
      'operatorLogin: login',
      'prove: login',
      'redeemExchange: login',
      'register: register',
      'registerByMobile: register',
      'registerSocial: register',
      'replyToCase: captcha',
      'resetPasswordByCode: login',
      'resetPasswordByLink: login',
      'sendBindingCode: login',
      'sendDocument: captcha',
      'sendFeedback: captcha',
      'sendProofCode: login',
      'sendRegistrationEmail: register',
      'sendRegistrationSms: register',
      'sendSignInCode: login',
      'sendSms: login',
      'setWithdrawPassword: login',
      'signInPasskey: login',
      'startChoice: login',
      'startFreePlay: register',
      'startHandover: login',
      'startPasskeyLogin: login',
      'startSocial: login',
      'startSocialLink: login',
      'uploadImage: captcha',
      'verifyPasskey: login',
      'verifySignIn: login',
    ])
  })

  test.each(limited)('is $most a minute for $name', async ({ name, row, most }) => {
    const ip = `203.0.113.${limited.findIndex((each) => each.name === name) + 1}`
    const codes = []
    for (let count = 0; count <= most; count++) codes.push(await ask(row, ip))
    expect(codes.map((code) => code === 'RATE_LIMITED')).toEqual([...Array.from({ length: most }, () => false), true])
  })
})

describe('account: real', () => {
  const real = rows.filter(([, row]) => row.account === 'real')

  test('is on calls that ask for a token', () => {
    expect(real.length).toBeGreaterThan(5)
    expect(real.filter(([, row]) => row.token !== true)).toEqual([])
  })

  test('is on every call that moves money', () => {
    const moving = rows.filter(([, row]) => row.movesMoney)
    expect(moving.length).toBeGreaterThan(4)
    expect(moving.filter(([, row]) => row.account !== 'real').map(([name]) => name)).toEqual([])
  })

  test.each(real)('turns trial accounts away from %s', async (_, row) => {
    expect(await ask(row, '203.0.113.90', trial)).toBe('NEED_TRUE_ACCOUNT')
  })

  test('says what is wrong with the request first', async () => {
    const asking = real.filter(([, row]) => row.method === 'POST' && Object.keys(exampleOf(row).request as object).length > 0)
    for (const [name, row] of asking)
      expect((await gateway.call(row, { nodeId: 'x', text: '' } as never, { token: trial })).failure.code, name).toBe('INVALID_REQUEST')
  })
})

describe('only', () => {
  const rowsFor = (who: 'agent' | 'operator') =>
    rows.flatMap(([name, row], at) =>
      row.only === who && row.desk !== 'door' ? [{ name, row, ip: `198.51.${Math.floor(at / 200)}.${(at % 200) + 1}` }] : [],
    )
  let member: string
  let agent: string
  beforeAll(async () => {
    await gateway.members.create({ account: 'member1', password: PASSWORD, type: gateway.config.memberType })
    await gateway.members.create({ account: 'agent1', password: PASSWORD, type: gateway.config.agentTypes[0]!, affiliateCode: 'AG01' })
    member = (await gateway.login('member1')).token
    agent = (await gateway.login('agent1')).token
  })

  test.each(rowsFor('agent'))('keeps guests and members out of $name', async ({ row, ip }) => {
    expect([await ask(row, ip), await ask(row, ip, member)]).toEqual(['NOT_LOGGED_IN', 'NOT_AN_AGENT'])
  })

  test.each(rowsFor('operator'))('keeps guests, members and agents out of $name', async ({ row, ip }) => {
    const codes = [await ask(row, ip), await ask(row, ip, member), await ask(row, ip, agent)]
    expect(codes).toEqual(['OPERATOR_KEY_WRONG', 'OPERATOR_KEY_WRONG', 'OPERATOR_KEY_WRONG'])
  })
})
