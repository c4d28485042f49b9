import { randomUUID } from 'node:crypto'
import { claimMission, getMissionSummaryDetails } from '@portico/contract/missions/calls'
import { proposeMission, publishMission } from '@portico/contract/missions/operator-calls'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { missionClaim } from '../missions/schema.ts'
import { pointAccount, pointMovement } from '../points/schema.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { ticketing } from '../testing/ticketing.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const claimed = async () => {
  const [tam, hoa] = [await gateway.operatorNamed('tam', 'finance'), await gateway.operatorNamed('hoa', 'finance')]
  const texts = { title: { EN: 'Look in' }, text: { EN: 'Once.' } }
  const definition = {
    ...texts,
    kind: 'MISSION',
    period: 'DAY',
    condition: { kind: 'LOGIN_DAYS', count: 1 },
    reward: { kind: 'POINTS', points: 30 },
  } as const
  const { id, version } = (await gateway.call(proposeMission, { definition }, tam)).value
  await gateway.call(publishMission, { id, version }, hoa)
  const { token, member } = await gateway.register('linh88')
  const { day } = (await gateway.call(getMissionSummaryDetails, {}, { token })).value.list.find((each) => each.id === id)!
  await gateway.call(claimMission, { id, day }, { token, idempotencyKey: randomUUID() })
  const [claim] = await gateway.database.orm.select().from(missionClaim)
  return { memberId: member.id, claim: claim! }
}

test('the books find points of a mission that came twice, not at all, or of nothing', async () => {
  const { orm } = gateway.database
  const { memberId, claim } = await claimed()
  expect(await findingsOf(gateway)).toEqual([])
  const own = and(eq(pointMovement.memberId, memberId), eq(pointMovement.refId, claim.id))
  const [{ seq: _, ...movement }] = (await orm.select().from(pointMovement).where(own)) as [typeof pointMovement.$inferSelect]

  // Twice, and the account says so as well: only the claim shows that it is too much.
  const again = { ...movement, balance: movement.balance + 30 }
  const [second] = await orm.insert(pointMovement).values(again).returning()
  await orm.update(pointAccount).set({ points: again.balance })
  expect(await findingsOf(gateway)).toEqual([`the claim ${claim.id} gives 30 points, of which 60 arrived`])

  // Of a claim that nobody made.
  const nothing = randomUUID()
  await orm.update(pointMovement).set({ refId: nothing }).where(eq(pointMovement.seq, second!.seq))
  expect(await findingsOf(gateway)).toEqual([`movement ${second!.seq} gives 30 points for ${nothing}, which is not there`])
  await orm.delete(pointMovement).where(eq(pointMovement.seq, second!.seq))
  await orm.update(pointAccount).set({ points: movement.balance })
  expect(await findingsOf(gateway)).toEqual([])

  await orm.delete(pointMovement).where(own)
  await orm.update(pointAccount).set({ points: movement.balance - 30 })
  expect(await findingsOf(gateway)).toEqual([`the claim ${claim.id} gives 30 points, of which 0 arrived`])
  await orm.insert(pointMovement).values(movement)
  await orm.update(pointAccount).set({ points: movement.balance })
})

test('the books find points of a ticket that are other than it won', async () => {
  const { orm } = gateway.database
  const desk = await ticketing(gateway)
  const id = await desk.offer({ prizes: [{ kind: 'POINTS', amount: null, points: 10, count: 1 }] })
  const member = await desk.member()
  await desk.grant(id, [member.account])
  const [ticket] = await member.ready(id)
  expect((await member.open(ticket!)).status).toBe(200)
  expect(await findingsOf(gateway)).toEqual([])
  await orm.update(pointMovement).set({ change: 11, balance: 11 }).where(eq(pointMovement.refId, ticket!))
  await orm.update(pointAccount).set({ points: 11 }).where(eq(pointAccount.memberId, member.memberId))
  expect(await findingsOf(gateway)).toEqual([`the ticket ${ticket} won 10 points, of which 11 arrived`])
})
