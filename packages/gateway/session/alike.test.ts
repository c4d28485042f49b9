import type { Call, SentOf } from '@portico/contract/kit/call'
import { forgotPassword, resetPasswordByCode } from '@portico/contract/member/password-calls'
import { login } from '@portico/contract/session/calls'
import { loginByCode } from '@portico/contract/session/code-calls'
import { sendSms } from '@portico/contract/verification/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_PASSWORD } from '../kit/password.ts'
import { bindAddress } from '../member/index.ts'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'

const KINDS = ['known', 'nobody', 'locked', 'social'] as const
type Kind = (typeof KINDS)[number]
/** So many accounts of each kind: from the third wrong password of a name on letters are asked for. */
const TURNS = [1, 2]

let gateway: TestGateway
let networks = 0

interface Person {
  readonly account: string
  readonly email: string
  readonly mobileNum: string
}
const personOf = (kind: Kind, turn: number): Person => {
  const account = `${kind.padEnd(6, '0')}${turn}`
  return { account, email: `${account}@mail.example`, mobileNum: `09120${KINDS.indexOf(kind)}000${turn}` }
}

beforeAll(async () => {
  gateway = await testGateway()
  for (const turn of TURNS)
    for (const kind of KINDS.filter((each) => each !== 'nobody')) {
      const { account, email, mobileNum } = personOf(kind, turn)
      const secret = kind === 'social' ? { passwordHash: NO_PASSWORD } : { password: PASSWORD }
      const { id } = await gateway.members.create({ account, ...secret })
      const boundAt = gateway.clock.now()
      await gateway.database.orm.transaction(async (tx) => {
        await bindAddress(tx, id, { kind: 'EMAIL', address: email, boundAt })
        await bindAddress(tx, id, { kind: 'MOBILE', address: `+84${mobileNum.slice(1)}`, boundAt })
        if (kind === 'locked') await gateway.members.setState(tx, id, 'BLOCKED')
      })
    }
})
afterAll(() => gateway.close())

const countryDialingCode = '84'

/** All that an answer shows: what is drawn at random left out, its length kept. */
const answerTo = async <C extends Call>(row: C, request: SentOf<C>) => {
  networks += 1
  const reply = await gateway.call(row, request, { ip: `10.7.${networks}.1` })
  const { 'x-trace-id': _, date: __, ...headers } = reply.headers
  const body = JSON.stringify(reply.status === 200 ? reply.value : reply.failure)
  return { status: reply.status, headers, cookies: reply.cookies, body: body.replace(/"(traceId|flowId)":"[^"]*"/g, '"$1"') }
}

const guess = { password: 'four loud magpies' }
const code = { countryDialingCode, flowId: 'a'.repeat(43), verificationCode: '000000' }
const WAYS: Readonly<Record<string, (person: Person) => ReturnType<typeof answerTo>>> = {
  'a wrong password': ({ account: username }) => answerTo(login, { type: 'username', username, ...guess }),
  'a code to log in with': ({ mobileNum }) => answerTo(sendSms, { mobileNum, countryDialingCode, purpose: 'LOGIN' }),
  'a code for a lost password': ({ mobileNum }) => answerTo(sendSms, { mobileNum, countryDialingCode, purpose: 'RESET_PASSWORD' }),
  'a link for a lost password': ({ account: username, email }) => answerTo(forgotPassword, { username, email }),
  'a log-in by a code that is none': ({ mobileNum }) => answerTo(loginByCode, { type: 'sms', mobileNum, ...code }),
  'a new password by a code that is none': ({ mobileNum }) =>
    answerTo(resetPasswordByCode, { mobileNum, ...code, newPassword: 'seven slow otters' }),
}

test.each(Object.entries(WAYS))('%s is answered alike for known, unknown, locked and social-only accounts', async (_, way) => {
  for (const turn of TURNS) {
    const known = await way(personOf('known', turn))
    expect(known.status).toBeLessThan(500)
    for (const kind of KINDS.slice(1)) expect(await way(personOf(kind, turn)), `${kind}, time ${turn}`).toEqual(known)
  }
})

test('whoever knows that a name is closed by guesses does not learn whether it is an account', async () => {
  const closed: unknown[] = []
  for (const kind of KINDS) {
    const { account: username } = personOf(kind, TURNS[0]!)
    for (let count = 0; count < 10; count += 1) await gateway.members.guesses.take(username).catch(() => undefined)
    closed.push(await answerTo(login, { type: 'username', username, ...guess }))
  }
  expect(closed[0]).toMatchObject({ status: 429 })
  for (const each of closed) expect(each).toEqual(closed[0])
})
