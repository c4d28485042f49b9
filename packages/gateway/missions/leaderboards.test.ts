import { setPlayLimit } from '@portico/contract/control/calls'
import { getMissionLeaderboard } from '@portico/contract/missions/calls'
import type { LeaderboardPart } from '@portico/contract/missions/definitions'
import { proposeMission, publishMission } from '@portico/contract/missions/operator-calls'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { callOff, direct, drawIt, findingsOf, WRONG } from '../testing/outcomes.ts'
import { openPlayer } from '../testing/player.ts'
import { changeRun, insertRun, type Key, saveScores, writePlaces } from './leaderboard-store.ts'
import { moveSteps, placeOf, rowsAround, rowsFrom } from './place-store.ts'
import { leaderboardRun, leaderboardScore } from './schema.ts'
import { highestOf, stepOf } from './steps.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
  const issues = Array.from({ length: 30 }, (_, n) => ({ issue: String(n + 1), date: '2026-04-11', draw: WRONG }))
  await gateway.lottery.importDraws('SSCREPLAY', issues)
})
afterAll(() => gateway.close())

const RACE: LeaderboardPart = {
  kind: 'LEADERBOARD',
  period: 'DAY',
  title: { EN: 'Race of the day' },
  score: { kind: 'MULTIPLIERS', category: 'LOTT', best: 2, minStake: '2000' },
  prizes: [
    { first: 1, last: 1, amount: '50000' },
    { first: 2, last: 3, amount: '10000' },
  ],
  turnover: 1,
  reviewHours: 2,
}
const publish = async (definition: LeaderboardPart): Promise<string> => {
  const [proposer, publisher] = [await gateway.operatorNamed('mai', 'finance'), await gateway.operatorNamed('lan', 'finance')]
  const { id, version } = (await gateway.call(proposeMission, { definition }, { token: proposer.token })).value
  await gateway.call(publishMission, { id, version }, { token: publisher.token })
  return id
}
type Player = Awaited<ReturnType<typeof openPlayer>>
/** 82 is drawn. Answers the issue. */
const bet = async (...bets: readonly (readonly [Player, string])[]): Promise<string> => {
  await gateway.lottery.tick(SSC_LOTTERIES)
  const numero = (await gateway.lottery.opened('SSCREPLAY')).current!.numero
  for (const [who, digits] of bets) await who.place([direct(digits)], { gameCode: 'SSCREPLAY', numero })
  await drawIt(gateway)
  await gateway.leaderboards.work()
  return numero
}
const board = async (who: Player, request = {}) =>
  (await gateway.call(getMissionLeaderboard, request, { token: await who.token() })).value.board!
const places = async (who: Player) => (await board(who)).around.map(({ place, score, own }) => [place, score > 0, own])

test('[CALL-15] a score is the sum of the best multipliers, first to reach it is ahead, and a bet called off leaves', async () => {
  await publish(RACE)
  const [anh, binh, chi] = [
    await openPlayer(gateway, '1000000'),
    await openPlayer(gateway, '1000000'),
    await openPlayer(gateway, '1000000'),
  ]
  await bet([anh, '99'])
  expect(await board(anh)).toMatchObject({ players: 0, rows: [], around: [], state: 'OPEN', pool: { amount: '70000.0000' } })
  await bet([anh, '82'])
  const second = await bet([binh, '82'], [chi, '82'])
  const [first] = (await board(anh)).rows
  const { score } = first!
  expect(score).toBeGreaterThan(100)
  expect((await board(chi)).rows.map(({ place, score: each, prize }) => [place, each, prize?.amount])).toEqual([
    [1, score, '50000.0000'],
    [2, score, '10000.0000'],
    [3, score, '10000.0000'],
  ])
  expect(first!.name).not.toBe(anh.account)
  expect(first!.name).toContain('***')
  expect(await places(anh)).toEqual([
    [1, true, true],
    [2, true, false],
    [3, true, false],
  ])
  // Two wins count, the third counts no more; nor does a wager raise anything.
  await bet([binh, '82'])
  await bet([binh, '82'])
  expect((await board(binh)).around.find(({ own }) => own)).toMatchObject({ place: 1, score: 2 * score })
  await callOff(gateway, 'SSCREPLAY', second)
  await gateway.leaderboards.work()
  expect((await board(chi)).around).toEqual([])
  expect((await board(binh)).around.find(({ own }) => own)).toMatchObject({ place: 1, score: 2 * score })
  expect((await board(anh)).players).toBe(2)
  expect((await gateway.committedEvents('leaderboards.changed')).length).toBeGreaterThan(3)

  // Who sets a limit leaves at once, and who is behind moves up.
  await gateway.call(setPlayLimit, { kind: 'LOSS', period: 'DAY', amount: '500000' }, { token: await binh.token() })
  gateway.clock.advance(1000)
  await gateway.leaderboards.work()
  expect(await board(anh)).toMatchObject({ players: 1, rows: [{ place: 1, own: true }] })

  // Over, under review, final: places stand, and prizes are paid once.
  const { until, finalAt, id } = await board(anh)
  const before = await anh.balance()
  gateway.clock.set(new Date(until))
  await gateway.leaderboards.work()
  expect(await board(anh, { id })).toMatchObject({ state: 'REVIEW' })
  gateway.clock.set(new Date(finalAt))
  await gateway.leaderboards.work()
  await gateway.leaderboards.work()
  expect(await board(anh, { id })).toMatchObject({ state: 'FINAL', rows: [{ place: 1, prize: { amount: '50000.0000' } }] })
  expect((await anh.balance()) - before).toBe(500_000_000n)
  expect((await gateway.call(getMissionLeaderboard, {}, { token: await anh.token() })).value.boards.map(({ state }) => state)).toEqual([
    'OPEN',
    'FINAL',
  ])
  const unknown = { id: '6a1f0c0e-8b53-4c1c-9b1e-5d8b2f3c4d5e' }
  expect((await gateway.call(getMissionLeaderboard, unknown, { token: await anh.token() })).failure.code).toBe('LEADERBOARD_UNKNOWN')
  expect(await findingsOf(gateway)).toEqual([])
})

test('each score lies in one step, steps follow each other, and none is wider than a 64th', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 45 }), (score) => {
      const step = stepOf(score)
      expect(highestOf(step)).toBeGreaterThanOrEqual(score)
      expect(step === 0 || highestOf(step - 1) < score).toBe(true)
      expect(highestOf(step) - highestOf(step - 1)).toBeLessThanOrEqual(Math.max(1, score / 64 + 1))
    }),
  )
})

test('places by steps are those of a fresh sort, after many changes and with ties', async () => {
  const { orm } = gateway.database
  const missionId = await publish({ ...RACE, title: { EN: 'Sorted' } })
  await gateway.leaderboards.work()
  const [template] = await orm.select().from(leaderboardRun)
  const id = '00000000-0000-8000-8000-000000000001'
  await orm.transaction((tx) => insertRun(tx, { ...template!, missionId, id, day: '2020-01-01', state: 'FINAL' }))
  const members = await Promise.all(Array.from({ length: 40 }, () => openPlayer(gateway, '0')))
  let seed = 7
  // The low bits of such a row of numbers take turns.
  const random = (most: number) => {
    seed = Number((BigInt(seed) * 1_103_515_245n + 12_345n) % 2n ** 31n)
    return Math.floor(seed / 2 ** 12) % most
  }
  const scores = new Map<string, Key>()
  for (let round = 0; round < 12; round++)
    await orm.transaction(async (tx) => {
      const keys = members
        .filter(() => random(3) === 0)
        .map(({ memberId }) => ({
          memberId,
          score: 1 + random(round % 2 === 1 ? 5 : 5000),
          // Within a millisecond, and minutes apart.
          reachedAt: new Date(template!.startsAt.getTime() + random(2) + 60_000 * random(2)),
        }))
      await moveSteps(
        tx,
        id,
        keys.flatMap(({ memberId }) => scores.get(memberId) ?? []),
        keys,
      )
      await saveScores(tx, id, keys)
      for (const key of keys) scores.set(key.memberId, key)
      await changeRun(tx, id, { players: scores.size })
    })
  const rows = (await orm.select().from(leaderboardScore)).filter(({ runId }) => runId === id)
  const sorted = rows.toSorted(
    (one, other) =>
      other.score - one.score || one.reachedAt.getTime() - other.reachedAt.getTime() || (one.memberId < other.memberId ? -1 : 1),
  )
  expect(sorted.length).toBeGreaterThan(30)
  for (const [index, row] of sorted.entries()) {
    expect(await placeOf(orm, id, row)).toBe(index + 1)
    const near = (await rowsAround(orm, id, row.memberId, 3))!
    expect([...near.ahead, near.own, ...near.behind].map(({ memberId }) => memberId)).toEqual(
      sorted.slice(Math.max(0, index - 3), index + 4).map(({ memberId }) => memberId),
    )
  }
  await orm.transaction(async (tx) => {
    // An index may hand rows out in its own order, whatever is asked for.
    await tx.execute(sql`set local enable_indexscan = off`)
    await tx.execute(sql`set local enable_indexonlyscan = off`)
    await tx.execute(sql`set local enable_bitmapscan = off`)
    for (let from = 1; from <= sorted.length + 1; from++)
      for (const limit of [1, 5, 100])
        expect((await rowsFrom(tx, id, from, limit)).map(({ memberId }) => memberId)).toEqual(
          sorted.slice(from - 1, from - 1 + limit).map(({ memberId }) => memberId),
        )
    await writePlaces(tx, id, [
      { first: 1, last: 1, amount: 9n },
      { first: 2, last: 11, amount: 4n },
      { first: 12, last: 30, amount: 1n },
    ])
  })
  const paid = (await orm.select().from(leaderboardScore)).filter(({ runId, place }) => runId === id && place !== null)
  expect(paid.toSorted((one, other) => one.place! - other.place!).map(({ memberId }) => memberId)).toEqual(
    sorted.slice(0, 30).map(({ memberId }) => memberId),
  )
})
