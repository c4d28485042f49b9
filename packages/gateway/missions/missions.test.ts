import { randomUUID } from 'node:crypto'
import { getPointBalance } from '@portico/contract/points/calls'
import { memberWaiting } from '@portico/contract/center/calls'
import { setPlayLimit, takeBreak } from '@portico/contract/control/calls'
import { claimMission, getMissionLeaderboard, getMissionSummaryDetails } from '@portico/contract/missions/calls'
import type { MissionDefinition, MissionPart } from '@portico/contract/missions/definitions'
import { operatorMissions, proposeMission, publishMission, retireMission } from '@portico/contract/missions/operator-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { callOff, confirm, direct, drawIt, findingsOf, propose, RIGHT, WRONG } from '../testing/outcomes.ts'
import { openPlayer } from '../testing/player.ts'

let gateway: TestGateway
let proposer: string
let publisher: string
beforeAll(async () => {
  gateway = await testGateway()
  proposer = (await gateway.operatorNamed('mai', 'finance')).token
  publisher = (await gateway.operatorNamed('lan', 'finance')).token
  const issues = Array.from({ length: 40 }, (_, n) => ({ issue: String(n + 1), date: '2026-04-11', draw: WRONG }))
  await gateway.lottery.importDraws('SSCREPLAY', issues)
})
afterAll(() => gateway.close())

const DAILY = {
  kind: 'MISSION',
  period: 'DAY',
  title: { EN: 'Bet in two draws' },
  text: { EN: 'Any stake.' },
  condition: { kind: 'DRAWS', category: 'LOTT', count: 2 },
  reward: { kind: 'POINTS', points: 30 },
} as const satisfies MissionDefinition

const publish = async (definition: MissionDefinition): Promise<string> => {
  const { id, version } = (await gateway.call(proposeMission, { definition }, { token: proposer })).value
  expect((await gateway.call(publishMission, { id, version }, { token: publisher })).status).toBe(200)
  return id
}
const retire = (id: string) => gateway.call(retireMission, { id, note: 'over' }, { token: proposer })
const mission = (more: Partial<MissionPart>) => publish({ ...DAILY, title: { EN: `Mission ${randomUUID().slice(0, 8)}` }, ...more })

const player = async (balance = '10000000') => {
  const opened = await openPlayer(gateway, balance)
  return { ...opened, by: { token: await opened.token() } }
}
type Player = Awaited<ReturnType<typeof player>>
/** Loses on numbers that are not drawn, or wins on those that are. Answers the issue. */
const bet = async (who: Player, { digits = '99', multiple = 1 } = {}): Promise<string> => {
  await gateway.lottery.tick(SSC_LOTTERIES)
  const numero = (await gateway.lottery.opened('SSCREPLAY')).current!.numero
  await who.place([direct(digits, { multiple })], { gameCode: 'SSCREPLAY', numero })
  await drawIt(gateway)
  return numero
}
const summary = async ({ by }: Player) => (await gateway.call(getMissionSummaryDetails, {}, by)).value
const one = async (who: Player, id: string) => (await summary(who)).list.find((each) => each.id === id)!
const claim = ({ by }: Player, id: string, day: string) => gateway.call(claimMission, { id, day }, { ...by, idempotencyKey: randomUUID() })
const points = async ({ by }: Player) => (await gateway.call(getPointBalance, {}, by)).value.points

test('[CALL-15] a mission moves with settled bets, falls with those that are called off, and pays once', async () => {
  const id = await mission({})
  const who = await player()
  expect(await one(who, id)).toMatchObject({ state: 'RUNNING', progress: { unit: 'TIMES', done: 0, target: 2 } })
  const first = await bet(who)
  expect((await one(who, id)).progress).toMatchObject({ done: 1 })
  await callOff(gateway, 'SSCREPLAY', first)
  expect((await one(who, id)).progress).toMatchObject({ done: 0 })
  await bet(who)
  const { day } = await one(who, id)
  expect((await claim(who, id, day)).failure.code).toBe('MISSION_NOT_DONE')
  await bet(who)
  expect((await gateway.call(memberWaiting, {}, who.by)).value.items).toContainEqual(
    expect.objectContaining({ section: 'missionLeaderboard', count: 1, badge: true }),
  )
  const paid = (await claim(who, id, day)).value
  expect(paid).toMatchObject({ points: 30, main: null, mission: { state: 'CLAIMED' } })
  // A second tab under another key is told the same, and nothing is paid again.
  expect((await claim(who, id, day)).value).toMatchObject({ points: null, mission: { state: 'CLAIMED' } })
  expect(await points(who)).toBe(30)
  expect(await findingsOf(gateway)).toEqual([])
  await retire(id)
})

test('[V.e] a result that is worked on again, corrected and corrected back moves a mission once: progress is of bets as they stand', async () => {
  const [times, valid] = [
    await mission({ condition: { kind: 'BETS', category: 'LOTT', count: 3 } }),
    await mission({ condition: { kind: 'VALID_BETS', category: 'LOTT', amount: '10000' } }),
  ]
  const who = await player()
  const numero = await bet(who, { multiple: 2 })
  const done = async () => [(await one(who, times)).progress, (await one(who, valid)).progress].map((each) => each.done)
  const once = await done()
  expect(once[0]).toBe(1)
  for (let n = 0; n < 3; n++) await gateway.lottery.tick(SSC_LOTTERIES)
  expect(await done()).toEqual(once)
  for (const [version, draw] of [RIGHT, WRONG].entries()) {
    const { id } = await propose(gateway, numero, draw)
    await confirm(gateway, id, version + 1)
    expect(await done()).toEqual(once)
  }
  for (const id of [times, valid]) await retire(id)
})

test('[CALL-15] of two hundred who claim at once each is paid once, however often they ask', async () => {
  const id = await mission({ condition: { kind: 'LOGIN_DAYS', count: 1 }, reward: { kind: 'CASH', amount: '1000', turnover: 1 } })
  const who = (await gateway.register('login200')).token
  const by = { token: who }
  const { day } = (await gateway.call(getMissionSummaryDetails, {}, by)).value.list.find((each) => each.id === id)!
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => gateway.call(claimMission, { id, day }, { ...by, idempotencyKey: randomUUID() })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(answers.filter(({ value }) => value.main !== null).map(({ value }) => value.main!.amount)).toEqual(['1000.0000'])
  expect(await findingsOf(gateway)).toEqual([])
  await retire(id)
})

test('[CALL-15] days are those of the merchant, and a reward can be claimed until the next day is over', async () => {
  const id = await mission({ condition: { kind: 'BETS', category: null, count: 1 } })
  const who = await player()
  await bet(who)
  const { day, from, until, claimUntil } = await one(who, id)
  // 00:00 in Ho Chi Minh City is 17:00 of the day before.
  expect([from, until, claimUntil].map((at) => at.slice(11, 16))).toEqual(['17:00', '17:00', '17:00'])
  gateway.clock.set(new Date(until))
  const by = { token: await who.token() }
  const next = (await gateway.call(getMissionSummaryDetails, {}, by)).value
  expect(next.list.find((each) => each.id === id)).toMatchObject({ state: 'RUNNING', progress: { done: 0 } })
  expect(next.before.find((each) => each.id === id)).toMatchObject({ state: 'READY', day })
  gateway.clock.set(new Date(claimUntil))
  const late = { ...who, by: { token: await who.token() } }
  expect((await claim(late, id, day)).failure.code).toBe('MISSION_UNKNOWN')
  await retire(id)
})

test('[CALL-15] who has set a limit is asked for nothing but to hold back, and who takes a break for nothing at all', async () => {
  const [bets, limit] = [await mission({}), await mission({ condition: { kind: 'LIMIT' }, reward: { kind: 'POINTS', points: 200 } })]
  const who = await player()
  const fresh = new Set([bets, limit])
  const ids = async () => (await summary(who)).list.flatMap(({ id }) => (fresh.has(id) ? [id] : [])).toSorted()
  expect(await ids()).toEqual([bets, limit].toSorted())
  await gateway.call(setPlayLimit, { kind: 'LOSS', period: 'DAY', amount: '500000' }, who.by)
  expect(await ids()).toEqual([limit])
  const { day, state } = await one(who, limit)
  expect(state).toBe('READY')
  expect((await claim(who, bets, day)).failure.code).toBe('NOT_OFFERED')
  expect((await claim(who, limit, day)).value).toMatchObject({ points: 200 })
  expect((await gateway.call(getMissionLeaderboard, {}, who.by)).failure.code).toBe('NOT_OFFERED')
  await gateway.call(takeBreak, { term: 'H24' }, who.by)
  const by = { token: await who.token() }
  expect((await gateway.call(getMissionSummaryDetails, {}, by)).failure.code).toBe('PLAY_PAUSED')
  await retire(bets)
  await retire(limit)
})

test('[CALL-15] a pause counts the minutes in which somebody is logged in and bets nothing', async () => {
  const id = await mission({ condition: { kind: 'PAUSE', minutes: 15 }, reward: { kind: 'POINTS', points: 50 } })
  const who = await player()
  gateway.clock.advance(6 * 60_000)
  await bet(who)
  gateway.clock.advance(9 * 60_000)
  expect((await one(who, id)).progress).toMatchObject({ unit: 'MINUTES', target: 15 })
  gateway.clock.advance(7 * 60_000)
  await summary(who)
  expect(await one(who, id)).toMatchObject({ state: 'READY', progress: { done: 15 } })
  await retire(id)
})

test('[CALL-15] one person proposes, another publishes, and a version that comes later counts from the next day on', async () => {
  const { id, version } = (await gateway.call(proposeMission, { definition: DAILY }, { token: proposer })).value
  const refused = await gateway.call(publishMission, { id, version }, { token: proposer })
  expect(refused.failure.code).toBe('SAME_PERSON')
  // Another version than the one that was looked at.
  expect((await gateway.call(publishMission, { id, version: version + 1 }, { token: publisher })).failure.code).toBe('MISSION_CHANGED')
  const who = await player()
  expect(await one(who, id)).toBeUndefined()
  await gateway.call(publishMission, { id, version }, { token: publisher })
  const second = { ...DAILY, condition: { ...DAILY.condition, count: 5 } }
  const next = (await gateway.call(proposeMission, { id, definition: second }, { token: proposer })).value
  await gateway.call(publishMission, { id, version: next.version }, { token: publisher })
  expect((await one(who, id)).progress).toMatchObject({ target: 2 })
  gateway.clock.set(new Date((await one(who, id)).until))
  const later = { ...who, by: { token: await who.token() } }
  expect((await one(later, id)).progress).toMatchObject({ target: 5 })
  await retire(id)
  expect(await one(later, id)).toBeDefined()
  gateway.clock.set(new Date((await one(later, id)).until))
  expect(await one({ ...who, by: { token: await who.token() } }, id)).toBeUndefined()
  const list = (await gateway.call(operatorMissions, {}, { token: proposer })).value.list
  expect(list.find((each) => each.id === id)).toMatchObject({ version: 2, publishedBy: 'lan', retiredAt: expect.any(String) })
  const wrong = { ...DAILY, title: { EN: 'a‮b' }, condition: { kind: 'LIMIT' }, reward: { kind: 'CASH', amount: '5', turnover: 0 } } as const
  expect(Object.keys((await gateway.call(proposeMission, { definition: wrong }, { token: proposer })).failure.fields ?? {})).toEqual([
    'title.EN',
    'reward.kind',
  ])
})
