import { factors } from '@portico/contract/factor/calls'
import { decideFactorRemoval, factorRemovals, proposeFactorRemoval } from '@portico/contract/factor/operator-calls'
import { addPasskey, beginPasskey } from '@portico/contract/factor/passkey-calls'
import { auditLog } from '@portico/contract/operator/audit-calls'
import { prove } from '@portico/contract/session/own-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindAddress } from '../member/index.ts'
import { enrolApp, shownBy } from '../testing/authenticator.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { softwarePasskey } from '../testing/software-passkey.ts'

let house: TestGateway
let lan: { token: string }
let minh: { token: string }
beforeAll(async () => {
  house = await testGateway({ lotteries: [] })
  lan = await house.operatorNamed('lan')
  minh = await house.operatorNamed('minh')
})
afterAll(() => house.close())

const REASON = 'lost the phone, seen in the office'
const propose = (account: string, by = lan) => house.call(proposeFactorRemoval, { account, reason: REASON }, by)
const decide = (id: string, approve: boolean, by = minh) => house.call(decideFactorRemoval, { id, approve }, by)
const waiting = async (account: string) =>
  (await house.call(factorRemovals, {}, minh)).value.list.filter((each) => each.account === account)
const hasApp = async (token: string) => (await house.call(factors, {}, { token })).value.authenticator !== null
const withApp = async (account: string) => {
  const { token } = await house.register(account)
  await enrolApp(house, token)
  return token
}
const written = async (action: string) => (await house.call(auditLog, { action, size: '10' }, lan)).value.list.map(({ actor }) => actor)

test('nobody loses a second factor by one person’s word: another sees what goes, approves it, and it goes once', async () => {
  const token = await withApp('lostphone')
  const { proposal } = (await propose('lostphone')).value
  expect(proposal).toMatchObject({ account: 'lostphone', reason: REASON, proposedBy: 'lan', passkeys: [] })
  expect(proposal.authenticator).not.toBeNull()
  expect(await waiting('lostphone')).toEqual([proposal])
  // The same again is the same, whoever says it, and is no second person's yes.
  expect([(await propose('lostphone')).value.proposal.id, (await propose('lostphone', minh)).value.proposal.id]).toEqual([
    proposal.id,
    proposal.id,
  ])
  expect((await decide(proposal.id, true, lan)).failure.code).toBe('SAME_PERSON')
  expect(await hasApp(token)).toBe(true)
  const answers = await Promise.all([decide(proposal.id, true), decide(proposal.id, true), decide(proposal.id, true)])
  expect(answers.map(({ value }) => value.ended).toSorted()).toEqual([0, 0, 1])
  expect((await house.call(factors, {}, { token })).failure.code).toBe('SESSION_EXPIRED')
  expect(await hasApp((await house.login('lostphone')).token)).toBe(false)
  expect(await waiting('lostphone')).toEqual([])
  expect([await written('FACTOR_REMOVAL_PROPOSED'), await written('FACTOR_REMOVAL_APPROVED')]).toEqual([
    ['operator:lan'],
    ['operator:minh'],
  ])
})

test('passkeys go as an app does, and their owner is told', async () => {
  const { token, member } = await house.register('lostkeys')
  const [headers, to] = [{ host: 'localhost:8080' }, 'lostkeys@mail.example']
  await house.database.orm.transaction((tx) => bindAddress(tx, member.id, { kind: 'EMAIL', address: to, boundAt: house.clock.now() }))
  const creation = (await house.call(beginPasskey, {}, { token, headers })).value
  const credential = softwarePasskey('http://localhost:8080').make(creation)
  await house.call(addPasskey, { name: 'Laptop', credential }, { token, headers })
  house.clock.advance(1_000)
  const { proposal } = (await propose('lostkeys')).value
  expect(proposal).toMatchObject({ authenticator: null, passkeys: [{ name: 'Laptop' }] })
  expect((await decide(proposal.id, true)).value).toEqual({ account: 'lostkeys', ended: 1 })
  expect((await propose('lostkeys')).failure.code).toBe('NOT_FOUND')
  const { list } = await house.messages.list({ to, size: 5 })
  expect(list.map(({ template }) => template)).toEqual(['passkeyRemoved', 'passkeyAdded'])
})

test('whoever proposed it may take it back, and the other may refuse it; nothing goes', async () => {
  const token = await withApp('keptphone')
  const first = (await propose('keptphone')).value.proposal
  expect((await decide(first.id, false, lan)).value).toEqual({ account: 'keptphone', ended: 0 })
  expect((await decide(first.id, true)).failure.code).toBe('NOT_FOUND')
  const second = (await propose('keptphone')).value.proposal
  expect((await decide(second.id, false)).value.ended).toBe(0)
  expect([await hasApp(token), await waiting('keptphone')]).toEqual([true, []])
})

test('what nobody decides within a day lapses', async () => {
  await withApp('latephone')
  const { id, expiresAt } = (await propose('latephone')).value.proposal
  house.clock.set(new Date(expiresAt))
  expect((await decide(id, true)).failure.code).toBe('NOT_FOUND')
  expect(await waiting('latephone')).toEqual([])
  expect((await propose('latephone')).value.proposal.id).not.toBe(id)
})

test('whoever adds a factor has got in: what was looked at before takes nothing any more', async () => {
  const { token } = await house.register('foundphone')
  const { secret } = await enrolApp(house, token)
  const { id } = (await propose('foundphone')).value.proposal
  await house.call(prove, { type: 'totp', code: shownBy(house, secret) }, { token })
  await enrolApp(house, token)
  expect((await decide(id, true)).failure.code).toBe('NOT_FOUND')
  expect(await hasApp(token)).toBe(true)
  // What is proposed now is another matter.
  expect((await propose('foundphone')).value.proposal.id).not.toBe(id)
  expect(await waiting('foundphone')).toHaveLength(1)
})

test('who has nothing loses nothing, and nobody is no account', async () => {
  await house.register('plainone')
  expect((await propose('plainone')).failure.code).toBe('NOT_FOUND')
  expect((await propose('nobodyatall')).failure.code).toBe('ACCOUNT_UNKNOWN')
})

test.each(['reader', 'support', 'finance'] as const)('neither word is a %s’s', async (role) => {
  const other = await house.operatorNamed(`a${role}`, role)
  await withApp(`of${role}`)
  expect((await propose(`of${role}`, other)).failure.code).toBe('OPERATOR_ROLE_WRONG')
  const { id } = (await propose(`of${role}`)).value.proposal
  expect((await decide(id, true, other)).failure.code).toBe('OPERATOR_ROLE_WRONG')
})
