import { setTypedBack } from '@portico/contract/factor/operator-calls'
import { login } from '@portico/contract/session/calls'
import { sendSignInCode, verifySignIn } from '@portico/contract/session/flow-calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bindAddress } from '../member/index.ts'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'

describe('what is typed back of an account at a sign-in [LOGIN-09]', () => {
  let house: TestGateway
  beforeAll(async () => {
    house = await testGateway()
  })
  afterAll(() => house.close())

  const ELSEWHERE = '198.51.100.7'
  /** An account with a proved number, which has signed in from home before. */
  const join = async (account: string, address: string) => {
    const { member } = await house.register(account, { payeeName: 'TRAN THI LAN' })
    const boundAt = house.clock.now()
    await house.database.orm.transaction((tx) => bindAddress(tx, member.id, { kind: 'MOBILE', address, boundAt }))
  }
  const attempt = (account: string) => house.call(login, { type: 'username', username: account, password: PASSWORD }, { ip: ELSEWHERE })
  const valuesOf = ({ cookies }: { cookies: Readonly<Record<string, { value: string }>> }) =>
    Object.fromEntries(Object.entries(cookies).map(([name, { value }]) => [name, value]))
  const codeSentTo = async (to: string) => {
    const { list } = await house.messages.list({ to, size: 1 })
    return /\b\d{6}\b/.exec(list.find((message) => message.to === to)?.text ?? '')?.[0] ?? ''
  }

  it('counts a payee name or a number typed back only beside a code (decision 23)', async () => {
    await join('typedback', '+84912000003')
    const cookies = valuesOf(await attempt('typedback'))
    await house.call(sendSignInCode, { method: 'SMS' }, { cookies })
    const code = await codeSentTo('+84912000003')
    const judge = async (request: object) => (await house.call(verifySignIn, { method: 'SMS', code, ...request }, { cookies })).failure.code
    expect(await judge({ code: '12', payeeName: 'Tran Thi Lan', phone: '0912000003' })).toBe('CODE_WRONG')
    expect(await judge({ payeeName: 'Nguyen Van An' })).toBe('CODE_WRONG')
  })

  it('has the payee name and the number typed back where the operator wants that, and spends no right code on a wrong one', async () => {
    const ask = (fields: readonly ('payeeName' | 'phone')[]) =>
      house.call(setTypedBack, { fields: [...fields] }, { token: house.operatorKey })
    expect((await ask(['payeeName', 'phone'])).value.typedBack).toEqual(['payeeName', 'phone'])
    await join('besidecode', '+84912000006')
    const first = await attempt('besidecode')
    expect(first.failure.next).toMatchObject({ step: 'VERIFY', typedBack: ['payeeName', 'phone'] })
    const cookies = valuesOf(first)
    await house.call(sendSignInCode, { method: 'SMS' }, { cookies })
    const code = await codeSentTo('+84912000006')
    const judge = (request: object) => house.call(verifySignIn, { method: 'SMS', code, ...request }, { cookies, ip: ELSEWHERE })
    const right = { payeeName: ' Trần thị  Lan ', phone: '0912 000 006' }
    const wrong = await Promise.all([judge({}), judge({ ...right, payeeName: 'Le Thi Lan' }), judge({ ...right, phone: '0912 000 007' })])
    expect(wrong.map(({ failure }) => failure.code)).toEqual(['CODE_WRONG', 'CODE_WRONG', 'CODE_WRONG'])
    expect((await judge({ payeeName: right.payeeName })).failure.remaining).toBe('1')
    expect((await judge(right)).status).toBe(200)
    // Of an account that has none of it nothing is asked.
    await ask(['payeeName'])
    const { member } = await house.register('nopayee')
    const boundAt = house.clock.now()
    await house.database.orm.transaction((tx) => bindAddress(tx, member.id, { kind: 'MOBILE', address: '+84912000008', boundAt }))
    expect((await attempt('nopayee')).failure.next).not.toHaveProperty('typedBack')
    await ask([])
  })
})
