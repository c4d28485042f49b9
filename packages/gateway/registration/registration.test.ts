import { brokenRule } from '@portico/contract/registration/field-rule'
import type { SentOf } from '@portico/contract/kit/call'
import { getMemberInfo } from '@portico/contract/member/calls'
import { checkAffiliate, register, registerSettings } from '@portico/contract/registration/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memberTree } from '../member/schema.ts'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
  const top = await gateway.members.create({ account: 'top01', password: PASSWORD, type: 1, affiliateCode: 'TOP1' })
  await gateway.members.create({
    account: 'sub01',
    password: PASSWORD,
    type: 2,
    affiliateCode: 'SUB1',
    uplineId: top.id,
    maxPrizeGroup: 1900,
  })
})
afterAll(() => gateway.close())

const requestWith = (more: Partial<SentOf<typeof register>>): SentOf<typeof register> => ({
  username: 'linh88',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  terms: true,
  challenge: 'e30=',
  registerUrl: '',
  domain: 'localhost',
  registerMethod: 'WEB',
  ...more,
})
const refusal = async (more: Partial<SentOf<typeof register>>) => (await gateway.call(register, requestWith(more))).failure

describe('registration', () => {
  test('[REGISTER-05] opens the account below the agent it names and logs it in', async () => {
    expect((await gateway.call(checkAffiliate, { code: 'SUB1' })).value.code).toBe('SUB1')
    const { token, member } = await gateway.register('linh88', { affiliateCode: 'SUB1', email: 'linh@example.org' })
    expect((await gateway.call(getMemberInfo, {}, { token })).value).toMatchObject({ account: 'linh88', agent: false, maxPrizeGroup: 1900 })
    const above = await gateway.database.orm
      .select()
      .from(memberTree)
      .where(eq(memberTree.descendantId, member.id))
      .orderBy(memberTree.depth)
    const accounts = await Promise.all(above.map(async ({ ancestorId }) => (await gateway.members.byId(ancestorId))?.account))
    expect(accounts).toEqual(['linh88', 'sub01', 'top01'])
    expect(await gateway.ledger.balanceOf(member.id, member.currency)).toBe(0n)
  })

  test('goes to the default agent when it names none', async () => {
    const lonely = await gateway.register('lonely1')
    expect((await gateway.members.byId(lonely.member.id))?.uplineId).toBeNull()
    const top = (await gateway.members.byAccount('top01'))!
    await gateway.members.setDefaultAgent(top.id)
    const first = await gateway.register('taken01')
    expect((await gateway.members.byId(first.member.id))?.uplineId).toBe(top.id)
  })

  test('[REGISTER-06] needs the terms', async () => {
    expect((await refusal({ terms: false })).code).toBe('TERMS_NOT_ACCEPTED')
  })

  test('[REGISTER-07] checks by the rules it publishes and says which one was broken', async () => {
    const { rules } = (await gateway.call(registerSettings, {})).value
    const bad = { username: '1linh', password: 'letters', confirmPassword: 'letters', email: 'nowhere' }
    const { code, fields } = await refusal(bad)
    expect(code).toBe('FIELD_INVALID')
    expect(rules.filter((rule) => brokenRule(rule, String({ ...bad }[rule.field] ?? '')) !== undefined).map(({ field }) => field)).toEqual(
      Object.keys(fields ?? {}),
    )
    expect(fields).toEqual({
      username: { rule: '1', min: 4, max: 16 },
      password: { rule: '0', min: 8, max: 128 },
      email: { rule: '3', min: 6, max: 80 },
    })
  })

  test('[REGISTER-07] takes a password of any kind, but none that would be guessed', async () => {
    const passwords = (password: string) => ({ password, confirmPassword: password })
    expect((await refusal(passwords('password1'))).fields).toEqual({ password: { rule: 'common', min: 8, max: 128 } })
    const { member } = await gateway.register('anykind', passwords('three quiet herons'))
    expect(member.account).toBe('anykind')
  })

  test('[REGISTER-09] the confirmation equals the password', async () => {
    expect((await refusal({ confirmPassword: 'another horse 1' })).fields).toEqual({ confirmPassword: { rule: 'confirm' } })
  })

  test('[REGISTER-04] refuses a code that is no agent of this house', async () => {
    expect((await refusal({ affiliateCode: 'NOBODY' })).code).toBe('AFFILIATE_CODE_INVALID')
    expect((await gateway.call(checkAffiliate, { code: 'NOBODY' })).failure.code).toBe('AFFILIATE_CODE_INVALID')
  })

  test('an account is taken in any case of its letters, also when two come at once', async () => {
    const challenge = await gateway.solvedChallenge()
    expect(await refusal({ username: 'LINH88', challenge })).toMatchObject({
      code: 'ACCOUNT_TAKEN',
      fields: { username: { rule: 'taken' } },
    })
    const both = await Promise.all(
      ['twin01', 'TWIN01'].map(async (username) =>
        gateway.call(register, requestWith({ username, challenge: await gateway.solvedChallenge() })),
      ),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('a proof of work is taken once, in time, and only if it is ours and solved', async () => {
    const challenge = await gateway.solvedChallenge()
    await gateway.register('proof01', { challenge })
    expect((await refusal({ username: 'proof02', challenge })).code).toBe('CAPTCHA_WRONG')

    const late = await gateway.solvedChallenge()
    gateway.clock.advance(5 * 60_000 + 1000)
    expect((await refusal({ username: 'proof02', challenge: late })).code).toBe('CAPTCHA_WRONG')

    const good = JSON.parse(Buffer.from(await gateway.solvedChallenge(), 'base64').toString()) as Record<string, unknown>
    const forged = [
      { number: Number(good['number']) + 1 },
      { signature: '0'.repeat(64) },
      { salt: `${String(good['salt'])}&expires=9999999999` },
      { algorithm: 'SHA-1' },
    ]
    for (const change of forged) {
      const sent = Buffer.from(JSON.stringify({ ...good, ...change })).toString('base64')
      expect((await refusal({ username: 'proof02', challenge: sent })).code).toBe('CAPTCHA_WRONG')
    }
  })
})
