import { randomUUID } from 'node:crypto'
import { replyToDispute } from '@portico/contract/dispute/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { disputeHouse } from '../testing/dispute-house.ts'

let house: Awaited<ReturnType<typeof disputeHouse>>
let { gateway, team, dayLines, open, answer, at, read } = {} as typeof house

beforeAll(async () => {
  house = await disputeHouse()
  ;({ gateway, team, dayLines, open, answer, at, read } = house)
})
afterAll(() => gateway.close())

test('a dispute has facts that each side says its own of, and what its period comes to by the bets of now [AGENT-06]', async () => {
  const { head, recalculated, versions } = (await open('dptop', dayLines[3]!)).value.dispute
  const { id, number } = head
  // 1 % of 4,000.
  expect(recalculated).toMatchObject({
    amount: versions[0]!.amount,
    fields: { turnover: '4000.0000', active: versions[0]!.fields['active'] },
  })
  const say = (fact: string, words: string) =>
    gateway.call(replyToDispute, { requestId: randomUUID(), id, fact, text: words }, team.as('dptop'))
  expect((await say('R', '4417')).failure).toMatchObject({ code: 'FIELD_INVALID', fields: { fact: { rule: 'too_short', min: 2 } } })
  expect((await say('Round', ' ')).failure).toMatchObject({ code: 'FIELD_INVALID', fields: { text: { rule: 'too_short', min: 1 } } })
  expect((await say('Round', '4416')).value.dispute.facts).toMatchObject([
    { name: 'Round', agent: { text: '4416' }, desk: null, same: null },
  ])
  const { version } = (await say('Round', '4417')).value.dispute.head
  expect((await answer('mai', { number, version, action: 'note', fact: 'Round', text: '4471' })).failure.fields).toMatchObject({
    fact: { rule: 'format' },
  })
  const whole = (await answer('mai', { number, version, action: 'fact', fact: 'ROUND', text: '4471' })).value.dispute
  expect(whole.facts).toMatchObject([{ name: 'Round', agent: { text: '4417' }, desk: { text: '4471', person: 'mai' }, same: false }])
  const agreed = await answer('mai', { number, version: version + 1, action: 'fact', fact: 'Round', text: ' 4417 ' })
  expect(agreed.value.dispute.facts).toMatchObject([{ same: true }])
  // What was said before stays: nothing of it is taken away.
  expect((await read(id)).entries.flatMap(({ event, text: words }) => (event === 'FACT' ? words : []))).toEqual([
    '4416',
    '4417',
    '4471',
    '4417',
  ])
  await team.bet('dptop-p', { stake: 100n, payout: 0n, validBet: 100n, placedAt: at(3, 6), settledAt: at(3, 6) })
  expect((await read(id)).recalculated?.fields['turnover']).toBe('4000.0100')
})
