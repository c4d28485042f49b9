import { loginByCode } from '@portico/contract/session/code-calls'
import { resumeSession } from '@portico/contract/session/calls'
import { getMemberInfo } from '@portico/contract/member/calls'
import { REMEMBER_COOKIE } from '@portico/contract/session/shapes'
import { sendSms } from '@portico/contract/verification/calls'
import type { SentOf } from '@portico/contract/kit/call'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bindAddress } from '../member/index.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

const MINUTE = 60_000

let gateway: TestGateway
let people = 0
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

/** A member with a number; `type` 1 is an agent. */
const join = async (type?: number) => {
  people += 1
  const mobileNum = `09${String(12_000_000 + people)}`
  const { id, account } = await gateway.members.create({
    account: `mobile${people}`,
    passwordHash: '-',
    ...(type === undefined ? {} : { type }),
  })
  await gateway.database.orm.transaction((tx) =>
    bindAddress(tx, id, { kind: 'MOBILE', address: `+84${mobileNum.slice(1)}`, boundAt: gateway.clock.now() }),
  )
  return { id, account, mobileNum, ip: `10.${people}.0.1` }
}

const codeTo = async (mobileNum: string): Promise<string> => {
  const { list } = await gateway.messages.list({ to: `+84${mobileNum.slice(1)}`, size: 1 })
  return /#(\d{6})$/.exec(list[0]?.text ?? '')?.[1] ?? ''
}
const ask = async ({ mobileNum, ip }: { mobileNum: string; ip: string }) => {
  const { flowId } = (await gateway.call(sendSms, { mobileNum, countryDialingCode: '84' }, { ip })).value
  return { type: 'sms', mobileNum, countryDialingCode: '84', flowId, verificationCode: await codeTo(mobileNum) } as const
}
const logIn = (request: SentOf<typeof loginByCode>) => gateway.call(loginByCode, request)

describe('a login with a mobile number and a code [LOGIN-01] [LOGIN-03] [CALL-01]', () => {
  it('opens a session, once', async () => {
    const person = await join()
    const request = await ask(person)
    const { value } = await logIn(request)
    expect(value).toMatchObject({ firstTimeLogin: true, member: { account: person.account } })
    expect((await gateway.call(getMemberInfo, {}, { token: value.token })).value.account).toBe(person.account)
    expect((await logIn(request)).failure.code).toBe('CODE_EXPIRED')
  })

  it('is remembered for a day where that was asked for, by a cookie that no script reads [LOGIN-12]', async () => {
    const person = await join()
    const { cookies } = await logIn({ ...(await ask(person)), remember: true })
    expect(cookies[REMEMBER_COOKIE]).toMatchObject({ httpOnly: true, sameSite: 'Strict', maxAge: 86_400 })
    const resumed = await gateway.call(resumeSession, {}, { cookies: { [REMEMBER_COOKIE]: cookies[REMEMBER_COOKIE]!.value } })
    expect(resumed.value.member.account).toBe(person.account)
  })

  it('says how many answers are left, and after five that the code is gone', async () => {
    const person = await join()
    const request = await ask(person)
    const wrong = { ...request, verificationCode: 'none' }
    for (const remaining of ['4', '3', '2', '1', '0']) expect((await logIn(wrong)).failure).toMatchObject({ code: 'CODE_WRONG', remaining })
    expect((await logIn(request)).failure.code).toBe('CODE_EXPIRED')
    gateway.clock.advance(2 * MINUTE)
    const again = await gateway.call(sendSms, { mobileNum: person.mobileNum, countryDialingCode: '84' }, { ip: person.ip })
    expect(again.failure).toMatchObject({ code: 'CODE_LOCKED', retryAfter: 180 })
  })

  it('refuses a code of another flow, of another number and for another purpose', async () => {
    const [one, two] = [await join(), await join()]
    const [mine, other] = [await ask(one), await ask(two)]
    expect((await logIn({ ...mine, flowId: other.flowId })).failure.code).toBe('CODE_EXPIRED')
    expect((await logIn({ ...mine, mobileNum: two.mobileNum })).failure.code).toBe('CODE_EXPIRED')
    gateway.clock.advance(MINUTE)
    const reset = (
      await gateway.call(sendSms, { mobileNum: one.mobileNum, countryDialingCode: '84', purpose: 'RESET_PASSWORD' }, { ip: one.ip })
    ).value
    expect((await logIn({ ...mine, flowId: reset.flowId, verificationCode: await codeTo(one.mobileNum) })).failure.code).toBe(
      'CODE_EXPIRED',
    )
    expect((await logIn(mine)).status).toBe(200)
  })

  it('answers for a number that nobody has as for one that somebody has', async () => {
    const nobody = { mobileNum: '0988888888', ip: '10.200.0.1' }
    const [known, unknown] = [await ask(await join()), await ask(nobody)]
    const answerOf = async (request: SentOf<typeof loginByCode>) => {
      const { status, failure, headers } = await logIn({ ...request, verificationCode: 'none' })
      return { status, ...failure, traceId: failure.traceId.length, headers: Object.keys(headers).toSorted() }
    }
    for (let answer = 0; answer < 6; answer++) expect(await answerOf(unknown)).toEqual(await answerOf(known))
  })

  it('lets agents alone through their own door, and nobody whose account is blocked [LOGIN-16]', async () => {
    const [member, agent, blocked] = [await join(), await join(1), await join()]
    expect((await logIn({ ...(await ask(member)), portal: 'AGENT' })).failure.code).toBe('NOT_AN_AGENT')
    expect((await logIn({ ...(await ask(agent)), portal: 'AGENT' })).value.member.agent).toBe(true)
    await gateway.sessions.block(blocked.id)
    expect((await logIn(await ask(blocked))).failure.code).toBe('ACCOUNT_BLOCKED')
  })
})
