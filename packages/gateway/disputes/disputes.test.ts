import { randomUUID } from 'node:crypto'
import { agentDispute, agentDisputes, moveDispute, replyToDispute } from '@portico/contract/dispute/calls'
import { readDispute } from '@portico/contract/dispute/operator-calls'
import { getBalance } from '@portico/contract/cashier/calls'
import { auditLog } from '@portico/contract/operator/audit-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, DISPUTE_TEXT as text, disputeHouse, HOUR } from '../testing/dispute-house.ts'

let house: Awaited<ReturnType<typeof disputeHouse>>
let { gateway, team, people, dayLines, strangeLine, open, answer, later, lineIds, at, waiting, read } = {} as typeof house

beforeAll(async () => {
  house = await disputeHouse()
  ;({ gateway, team, people, dayLines, strangeLine, open, answer, later, lineIds, at, waiting, read } = house)
})
afterAll(() => gateway.close())

describe('a line that its agent disputes', () => {
  test('is answered by the desk within 72 hours, which stand still while the agent is to say something', async () => {
    const began = gateway.clock.now().getTime()
    const money = (await gateway.call(getBalance, {}, team.as('dptop'))).value.balance.amount
    const { dispute } = (await open('dptop', dayLines[0]!)).value
    expect(dispute.head).toMatchObject({ state: 'OPEN', lineVersion: 1, answerBy: new Date(began + 72 * HOUR).toISOString(), version: 1 })
    expect(dispute.versions.map(({ version }) => version)).toEqual([1])
    const { id, number } = dispute.head
    await later(10 * HOUR)
    const asks = { number, version: 1, action: 'question', text: 'Which round do you mean?' } as const
    const { head } = (await answer('mai', asks)).value.dispute
    expect(head).toMatchObject({ state: 'QUESTION', answerBy: null, leftMs: 62 * HOUR, version: 2 })
    // Nobody at the desk answers what they have not read.
    expect((await answer('hoa', { ...asks, version: 1 })).failure.code).toBe('DISPUTE_CHANGED')
    await later(30 * HOUR)
    const requestId = randomUUID()
    const reply = { requestId, id, text: 'Round 4417, at table three.' }
    const replied = (await gateway.call(replyToDispute, reply, team.as('dptop'))).value.dispute
    const due = new Date(gateway.clock.now().getTime() + 62 * HOUR).toISOString()
    expect(replied.head).toMatchObject({ state: 'OPEN', answerBy: due, leftMs: null })
    // Sent twice it is one text.
    expect((await gateway.call(replyToDispute, reply, team.as('dptop'))).value.dispute.entries).toHaveLength(3)
    const decision = { number, version: replied.head.version, action: 'answer', text: 'It counts again.' } as const
    expect((await answer('mai', decision)).failure).toMatchObject({ code: 'FIELD_INVALID', fields: { outcome: { rule: 'required' } } })
    expect((await answer('mai', { ...decision, outcome: 'GRANTED' })).value.dispute.head).toMatchObject({
      state: 'ANSWERED',
      outcome: 'GRANTED',
      answerBy: null,
    })
    // Both sides read the same, and no money moved by it.
    const theirs = (await gateway.call(readDispute, { number }, people.get('hoa'))).value
    expect(theirs).toEqual({ account: 'dptop', dispute: await read(id) })
    expect(theirs.dispute.entries.map(({ event, by, person }) => [event, by, person])).toEqual([
      ['NOTE', 'AGENT', null],
      ['QUESTION', 'DESK', 'mai'],
      ['NOTE', 'AGENT', null],
      ['ANSWERED', 'DESK', 'mai'],
    ])
    expect((await gateway.call(getBalance, {}, team.as('dptop'))).value.balance.amount).toBe(money)
    const auditor = await gateway.operatorNamed('kim', 'administrator')
    const actions = (await gateway.call(auditLog, {}, auditor)).value.list.map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['DISPUTE_QUESTIONED', 'DISPUTE_ANSWERED', 'DISPUTE_READ']))
  })

  test('has one dispute at a time, also when two tabs open it at once', async () => {
    const both = await Promise.all([open('dptop', dayLines[1]!), open('dptop', dayLines[1]!)])
    expect(new Set(both.map(({ value }) => value.dispute.head.id)).size).toBe(1)
    expect((await open('dptop', dayLines[1]!, { text: 'Another reason altogether.' })).value.dispute.entries).toHaveLength(1)
  })

  test('gets a second look once, within seven days, by somebody else', async () => {
    const { head } = (await open('dptop', dayLines[2]!)).value.dispute
    const { number, id } = head
    await answer('mai', { number, version: 1, action: 'answer', outcome: 'REFUSED', text: 'The bet was void.' })
    const again = { id, version: 2, action: 'secondLook' } as const
    expect((await gateway.call(moveDispute, again, team.as('dptop'))).failure).toMatchObject({
      code: 'FIELD_INVALID',
      fields: { text: { rule: 'too_short', min: 10 } },
    })
    const look = (await gateway.call(moveDispute, { ...again, text }, team.as('dptop'))).value.dispute.head
    expect(look).toMatchObject({ state: 'SECOND_LOOK', version: 3, secondLookUntil: null })
    const last = { number, version: 3, action: 'answer', outcome: 'GRANTED', text: 'It was not void.' } as const
    expect((await answer('mai', last)).failure.code).toBe('SAME_PERSON')
    expect((await answer('hoa', last)).value.dispute.head).toMatchObject({ state: 'CLOSED', outcome: 'GRANTED' })
    expect((await gateway.call(moveDispute, { ...again, version: 4, text }, team.as('dptop'))).failure.code).toBe('DISPUTE_CHANGED')
    expect((await gateway.call(replyToDispute, { requestId: randomUUID(), id, text }, team.as('dptop'))).failure.code).toBe(
      'DISPUTE_CHANGED',
    )
    // The same version is decided for good.
    expect((await open('dptop', dayLines[2]!)).failure.code).toBe('DISPUTE_DECIDED')
  })

  test('is closed once its answer was left alone for seven days', async () => {
    const { head } = (await open('dptop', dayLines[3]!)).value.dispute
    await answer('mai', { number: head.number, version: 1, action: 'answer', outcome: 'REFUSED', text: 'The bet was void.' })
    await later(7 * DAY - 1)
    expect((await read(head.id)).head.state).toBe('ANSWERED')
    await later(1)
    expect((await read(head.id)).head.state).toBe('CLOSED')
    expect((await gateway.call(moveDispute, { id: head.id, version: 2, action: 'secondLook', text }, team.as('dptop'))).failure.code).toBe(
      'DISPUTE_CHANGED',
    )
    expect((await open('dptop', dayLines[3]!)).failure.code).toBe('DISPUTE_DECIDED')
  })

  test('that is late stands first in the desk’s list, and is withdrawn by its agent alone', async () => {
    const { head } = (await open('dptop', dayLines[4]!)).value.dispute
    const list = await waiting()
    // The second day's was opened more than 72 hours before.
    expect(list.map(({ head: each, late }) => [each.lineId, late])).toEqual([
      [dayLines[1], true],
      [dayLines[4], false],
    ])
    const step = { id: head.id, version: 1, action: 'withdraw' } as const
    expect((await gateway.call(moveDispute, step, team.as('dpother'))).failure.code).toBe('DISPUTE_UNKNOWN')
    expect((await gateway.call(moveDispute, step, team.as('dptop'))).value.dispute.head.state).toBe('WITHDRAWN')
    // It can be disputed once more.
    expect((await open('dptop', dayLines[4]!)).value.dispute.head.number).not.toBe(head.number)
  })

  test('is nobody else’s: another agent’s line or dispute is none', async () => {
    expect((await open('dptop', strangeLine)).failure.code).toBe('LINE_UNKNOWN')
    const { id } = (await open('dpother', strangeLine)).value.dispute.head
    for (const failure of [
      (await gateway.call(agentDispute, { id }, team.as('dptop'))).failure,
      (await gateway.call(replyToDispute, { requestId: randomUUID(), id, text }, team.as('dptop'))).failure,
    ])
      expect(failure.code).toBe('DISPUTE_UNKNOWN')
    expect((await gateway.call(agentDisputes, { lineId: strangeLine }, team.as('dptop'))).failure.code).toBe('LINE_UNKNOWN')
    const own = (await gateway.call(agentDisputes, {}, team.as('dptop'))).value.list
    expect(own.some((each) => each.id === id)).toBe(false)
  })

  test('can be disputed until 90 days after its period, and what is said has a length', async () => {
    expect((await open('dpother', strangeLine, { text: 'too short' })).value.dispute.entries).toHaveLength(1)
    const [, second = ''] = await lineIds('dpother')
    expect((await open('dpother', second, { text: 'too short' })).failure).toMatchObject({
      fields: { text: { rule: 'too_short', min: 10 } },
    })
    const { until } = (await gateway.call(agentDisputes, { lineId: second }, team.as('dpother'))).value
    expect(until).toBe(new Date(at(2, 0).getTime() + 90 * DAY).toISOString())
    gateway.clock.set(new Date(until!))
    await team.enter('AGENT', 'dpother')
    expect((await open('dpother', second)).failure.code).toBe('DISPUTE_TOO_LATE')
  })
})
