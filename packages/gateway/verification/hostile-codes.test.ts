import type { Call, SentOf } from '@portico/contract/kit/call'
import { bindOwnAddress, sendBindingCode } from '@portico/contract/member/binding-calls'
import { resetPasswordByCode } from '@portico/contract/member/password-calls'
import { login } from '@portico/contract/session/calls'
import { loginByCode } from '@portico/contract/session/code-calls'
import { sendSignInCode, verifySignIn } from '@portico/contract/session/flow-calls'
import { prove } from '@portico/contract/session/own-calls'
import { FLOW_COOKIE } from '@portico/contract/session/shapes'
import { sendSms } from '@portico/contract/verification/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'
import { type Owner, ownersOf } from '../testing/owners.ts'

const MINUTE = 60_000
const countryDialingCode = '84'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const { join, textTo } = ownersOf(() => gateway)
const codeTo = async (address: string): Promise<string> => /\b\d{6}\b/.exec(await textTo(address, 'code'))?.[0] ?? ''

/** A code that was sent, and the call that takes it, with everything else as it must be. */
interface Sent {
  readonly code: string
  /** Answers DONE, or the code of the refusal. */
  readonly answer: (code: string) => Promise<string>
}

const outcome = async <C extends Call>(row: C, request: SentOf<C>, options: Parameters<TestGateway['call']>[2] = {}): Promise<string> => {
  const reply = await gateway.call(row, request, options)
  expect(reply.status).toBeLessThan(500)
  // A code that was right may be asked for more: it was taken all the same.
  return reply.status === 200 || reply.failure.code === 'SIGN_IN_INCOMPLETE' ? 'DONE' : reply.failure.code
}

const visitorsCode = async ({ mobileNum, mobile, ip }: Owner, purpose: 'LOGIN' | 'RESET_PASSWORD') => {
  const { flowId } = (await gateway.call(sendSms, { mobileNum, countryDialingCode, purpose }, { ip })).value
  return { flowId, code: await codeTo(mobile) }
}

const flowCode = async ({ account, ip, ...owner }: Owner, method: 'SMS' | 'EMAIL'): Promise<Sent> => {
  // Seen at home before, and now elsewhere.
  await gateway.call(login, { type: 'username', username: account, password: PASSWORD }, { ip })
  const begun = await gateway.call(login, { type: 'username', username: account, password: PASSWORD }, { ip: ip.replace('10.', '172.') })
  const cookies = { [FLOW_COOKIE]: begun.cookies[FLOW_COOKIE]!.value }
  await gateway.call(sendSignInCode, { method }, { cookies, ip })
  return {
    code: await codeTo(method === 'SMS' ? owner.mobile : owner.email),
    answer: (code) => outcome(verifySignIn, { method, code }, { cookies, ip }),
  }
}

const bindingCode = async ({ account, ip, id }: Owner, kind: 'EMAIL' | 'MOBILE'): Promise<Sent> => {
  const token = await gateway.sessions.open(id, 'SITE', ip)
  const email = `new-${account}@mail.example`
  const mobileNum = `09${14_000_000 + Number(account.replace('lost', ''))}`
  const address = kind === 'EMAIL' ? { kind, email } : { kind, mobileNum, countryDialingCode }
  await gateway.call(sendBindingCode, address, { token, ip })
  return {
    code: await codeTo(kind === 'EMAIL' ? email : `+84${mobileNum.slice(1)}`),
    answer: async (verificationCode) => {
      await gateway.call(prove, { type: 'password', password: PASSWORD }, { token, ip })
      return outcome(bindOwnAddress, { ...address, verificationCode }, { token, ip })
    },
  }
}

const WAYS: Readonly<Record<string, (owner: Owner) => Promise<Sent>>> = {
  'logging in by SMS': async (owner) => {
    const { flowId, code } = await visitorsCode(owner, 'LOGIN')
    const { mobileNum, ip } = owner
    const request = { type: 'sms', mobileNum, countryDialingCode, flowId } as const
    return { code, answer: (verificationCode) => outcome(loginByCode, { ...request, verificationCode }, { ip }) }
  },
  'a lost password': async (owner) => {
    const { flowId, code } = await visitorsCode(owner, 'RESET_PASSWORD')
    const { mobileNum, ip } = owner
    const request = { mobileNum, countryDialingCode, flowId, newPassword: 'seven slow otters' }
    return { code, answer: (verificationCode) => outcome(resetPasswordByCode, { ...request, verificationCode }, { ip }) }
  },
  'a proof by SMS': (owner) => flowCode(owner, 'SMS'),
  'a proof by e-mail': (owner) => flowCode(owner, 'EMAIL'),
  'an e-mail address to bind': (owner) => bindingCode(owner, 'EMAIL'),
  'a number to bind': (owner) => bindingCode(owner, 'MOBILE'),
}

const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
/** How a code is refused that no longer takes an answer. */
const GONE = ['CODE_EXPIRED', 'CODE_WRONG', 'SIGN_IN_OVER']

describe.each(Object.entries(WAYS))('a code for %s', (name, begin) => {
  const bound = async (): Promise<Owner> => {
    const owner = await join()
    // Addresses to bind are proved by who has none of them yet.
    if (!name.includes('bind')) await owner.bind()
    return owner
  }

  test('is refused where it is wrong, in whatever way, and then taken', async () => {
    const { code, answer } = await begin(await bound())
    expect(code).toMatch(/^\d{6}$/)
    expect(await answer(other(code))).toBe('CODE_WRONG')
    expect(await answer(`${code}0`)).toBe('CODE_WRONG')
    expect(await answer([...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(''))).toBe('CODE_WRONG')
    expect(await answer('')).toBe('INVALID_REQUEST')
    expect(await answer(`${code}' or 1=1 --`.padEnd(40, ' '))).toBe('INVALID_REQUEST')
    expect(await answer(` ${code} `)).toBe('DONE')
  })

  test('is worth nothing after it was used', async () => {
    const { code, answer } = await begin(await bound())
    expect(await answer(code)).toBe('DONE')
    expect(GONE).toContain(await answer(code))
  })

  test('is worth nothing after ten minutes', async () => {
    const { code, answer } = await begin(await bound())
    gateway.clock.advance(10 * MINUTE)
    expect(GONE).toContain(await answer(code))
  })

  test('is worth nothing in the place of another account’s, or of any other way’s', async () => {
    const own = await begin(await bound())
    const foreign = [await begin(await bound())]
    for (const [way, beginOther] of Object.entries(WAYS)) {
      if (way === name || way.includes('bind') !== name.includes('bind')) continue
      const owner = await join()
      if (!way.includes('bind')) await owner.bind()
      foreign.push(await beginOther(owner))
    }
    // Four of them at most: the fifth wrong answer would burn the code.
    for (const { code } of foreign.filter(({ code }) => code !== own.code).slice(0, 4)) expect(await own.answer(code)).toBe('CODE_WRONG')
    expect(await own.answer(own.code)).toBe('DONE')
  })
})
