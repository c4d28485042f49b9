import { auditLog } from '@portico/contract/operator/audit-calls'
import { registerSettings } from '@portico/contract/registration/calls'
import {
  decideRegistration,
  discardRegistration,
  draftRegistration,
  operatorRegistration,
  proposeRegistration,
} from '@portico/contract/registration/operator-calls'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSetting, writeSetting } from '../db/settings.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

let gateway: TestGateway
let lan: { token: string }
let minh: { token: string }
beforeEach(async () => {
  gateway = await testGateway({ lotteries: [] })
  lan = await gateway.operatorNamed('lan')
  minh = await gateway.operatorNamed('minh')
})
afterEach(() => gateway.close())

const age = async (minimumAge: number, by = lan) => gateway.call(draftRegistration, { minimumAge }, by)
const propose = async (by = lan) => (await gateway.call(proposeRegistration, {}, by)).value.proposal
const decide = (id: string, approve: boolean, by = minh) => gateway.call(decideRegistration, { id, approve }, by)
const ageThatHolds = async () => (await gateway.call(registerSettings, {})).value.minimumAge
const atDesk = async () => (await gateway.call(operatorRegistration, {}, minh)).value
const written = async (action: string) =>
  (await gateway.call(auditLog, { action, size: '10' }, lan)).value.list.map(({ actor, details }) => ({
    actor,
    details: JSON.parse(details) as unknown,
  }))

test('nothing holds until a second person approves, and then once', async () => {
  await age(20)
  const proposal = (await propose())!
  expect(proposal).toMatchObject({ proposedBy: 'lan', changed: ['minimumAge'], settings: { minimumAge: 20 } })
  expect((await atDesk()).proposal).toEqual(proposal)
  // The same again is the same, whoever says it, and is no second person's yes.
  expect([await propose(), await propose(minh)]).toEqual([proposal, proposal])
  expect((await decide(proposal.id, true, lan)).failure.code).toBe('SAME_PERSON')
  expect(await ageThatHolds()).toBe(18)
  const answers = await Promise.all([decide(proposal.id, true), decide(proposal.id, true), decide(proposal.id, true)])
  expect(answers.map(({ value }) => value.version)).toEqual([1, 1, 1])
  expect(await ageThatHolds()).toBe(20)
  expect(await atDesk()).toMatchObject({ published: { version: 1, publishedBy: 'minh', proposedBy: 'lan' }, proposal: null, draft: null })
  expect(await written('REGISTRATION_PUBLISHED')).toMatchObject([{ actor: 'operator:minh', details: { proposedBy: 'lan' } }])
  expect(await written('REGISTRATION_PROPOSED')).toMatchObject([{ actor: 'operator:lan', details: { after: { minimumAge: 20 } } }])
})

test('what is approved is what was looked at, whatever becomes of the draft', async () => {
  await age(20)
  const first = (await propose())!
  await age(21)
  expect((await atDesk()).proposal).toEqual(first)
  const second = (await propose())!
  expect((await decide(first.id, true)).failure.code).toBe('NOT_FOUND')
  await age(25)
  await decide(second.id, true)
  expect(await ageThatHolds()).toBe(21)
  // What was written meanwhile is proposed by itself.
  expect(await atDesk()).toMatchObject({ proposal: null, draft: { minimumAge: 25 } })
  expect(await propose(minh)).toMatchObject({ proposedBy: 'minh', changed: ['minimumAge'], settings: { minimumAge: 25 } })
})

test('a new draft begins as what waits, so that it takes nothing of it back', async () => {
  await age(20)
  const { id } = (await propose())!
  await gateway.call(discardRegistration, {}, lan)
  await gateway.call(draftRegistration, { zaloBonus: '88K' }, lan)
  await decide(id, true)
  expect((await propose())!.changed).toEqual(['zaloBonus'])
})

test('whoever proposed it may take it back, and the other may refuse it; nothing changes', async () => {
  await age(20)
  expect((await decide((await propose())!.id, false, lan)).value).toEqual({ version: 0, changed: [] })
  const { id } = (await propose())!
  expect((await decide(id, false)).value).toEqual({ version: 0, changed: [] })
  expect((await decide(id, true)).failure.code).toBe('NOT_FOUND')
  expect([await ageThatHolds(), (await atDesk()).proposal]).toEqual([18, null])
  expect(await written('REGISTRATION_REJECTED')).toMatchObject([{ actor: 'operator:minh' }, { actor: 'operator:lan' }])
})

test('what could be proposed once and cannot stand by now is not published', async () => {
  await age(20)
  const { id } = (await propose())!
  const row = (await readSetting(gateway.database.orm, 'registration.proposal')) as { settings: { rules: { field: string }[] } }
  const rules = row.settings.rules.map((rule) => (rule.field === 'line' ? { ...rule, acceptedPattern: '(a+)+$' } : rule))
  await writeSetting(gateway.database.orm, 'registration.proposal', { ...row, settings: { ...row.settings, rules } })
  expect((await decide(id, true)).failure).toMatchObject({ code: 'FIELD_INVALID', fields: { 'line.pattern': { rule: 'run-away' } } })
  expect(await ageThatHolds()).toBe(18)
})

test('what one person published alone, as was possible once, holds on', async () => {
  const { settings } = (await atDesk()).published
  const at = '2026-11-20T08:00:00.000Z'
  await writeSetting(gateway.database.orm, 'registration.published', {
    version: 7,
    at,
    by: 'lan',
    settings: { ...settings, minimumAge: 22 },
  })
  expect((await atDesk()).published).toMatchObject({ version: 7, publishedAt: at, publishedBy: 'lan', proposedBy: null })
  expect(await ageThatHolds()).toBe(22)
})

test.each(['reader', 'support', 'finance'] as const)('neither word is a %s’s', async (role) => {
  await age(20)
  const { id } = (await propose())!
  const other = await gateway.operatorNamed(`a${role}`, role)
  expect((await gateway.call(proposeRegistration, {}, other)).failure.code).toBe('OPERATOR_ROLE_WRONG')
  expect((await decide(id, true, other)).failure.code).toBe('OPERATOR_ROLE_WRONG')
  expect(await ageThatHolds()).toBe(18)
})
