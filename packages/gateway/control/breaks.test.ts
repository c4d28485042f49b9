import { randomUUID } from 'node:crypto'
import { getBalance } from '@portico/contract/cashier/calls'
import { launchGame } from '@portico/contract/catalogue/launch-calls'
import { blockProduct, endExclusion, playLimits, setPlayLimit, takeBreak } from '@portico/contract/control/calls'
import type { BreakTerm, PlayProduct } from '@portico/contract/control/shapes'
import { login } from '@portico/contract/session/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../db/open.ts'
import { DAY_MS } from '../kit/duration.ts'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'
import { seededRandom } from '../ports/random.ts'
import { openBeside } from '../testing/database.ts'
import { addSlots, slotRow } from '../testing/games.ts'
import { PASSWORD, testGateway, type TestGateway } from '../testing/gateway.ts'
import { inYuan, moneyOf, oneNote, openPlayer, refusalOf } from '../testing/player.ts'
import { breakUntil } from './breaks.ts'

let a: TestGateway
let b: TestGateway
let beside: Database
beforeAll(async () => {
  a = await testGateway(inYuan)
  beside = await openBeside(a.database)
  b = await testGateway({ ...inYuan, clock: a.clock, database: beside, random: seededRandom('beside') })
  await a.eligibility.start()
  await addSlots(a, slotRow(1), slotRow(5, { gameType: 'FISH' }))
})
afterAll(async () => {
  await b.close()
  await beside.close()
  await a.close()
})
beforeEach(async () => {
  a.clock.set(new Date((Math.floor(a.clock.now().getTime() / 60_000) + 2) * 60_000))
  await a.lottery.tick(SSC_LOTTERIES)
})

const enter = async () => {
  const player = await openPlayer(a, '100')
  const token = await player.token()
  return {
    ...player,
    token,
    take: (term: BreakTerm, by = token) => a.call(takeBreak, { term }, { token: by }),
    block: (product: PlayProduct, blocked: boolean, by = token) => a.call(blockProduct, { product, blocked }, { token: by }),
  }
}

describe('a break', () => {
  it.each([
    ['H24', 'PLAY_PAUSED'],
    ['M6', 'SELF_EXCLUDED'],
  ] as const)('of %s ends every session and stops bets, plans, deposits and launches at every instance: %s', async (term, code) => {
    const player = await enter()
    // The house's account is opened by the first stake.
    await (await enter()).place([oneNote()])
    const elsewhere = await b.sessions.open(player.memberId, 'SITE', '127.0.0.1')
    for (const [gateway, token] of [[a, player.token] as const, [b, elsewhere] as const])
      expect((await gateway.call(getBalance, {}, { token })).status).toBe(200)
    const { value } = await a.call(launchGame, { nodeId: 1, mode: 'real' }, { token: player.token })
    const { value: answer } = await player.take(term)
    expect(answer.break).toMatchObject({ term, startedAt: a.clock.now().toISOString() })
    const before = await moneyOf(a)
    // The other instance is not asked to forget anything: it asks the database at each debit.
    expect(await refusalOf(player.place([oneNote()]))).toBe(code)
    const numero = (await b.lottery.opened('SSC1')).current!.numero
    expect(await refusalOf(b.lottery.place(player.caller, { gameCode: 'SSC1', numero, lines: [oneNote()] }, randomUUID()))).toBe(code)
    expect(await refusalOf(b.cashier.deposit(player.caller, { method: 'SANDBOX', amount: '100' }, randomUUID()))).toBe(code)
    expect(await moneyOf(a)).toEqual(before)
    expect(await b.launches.redeem(new URL(value.url).searchParams.get('token')!)).toMatchObject({ refused: 'EXPIRED' })
    expect((await a.call(getBalance, {}, { token: player.token })).failure.code).toBe('SESSION_EXPIRED')
    // Whoever signs in again sees their money, and opens no game.
    const token = await a.sessions.open(player.memberId, 'SITE', '127.0.0.1')
    expect((await a.call(getBalance, {}, { token })).value.balance.amount).toBe('100.0000')
    expect((await a.call(launchGame, { nodeId: 1, mode: 'real' }, { token })).failure.code).toBe(code)
    expect((await a.call(playLimits, {}, { token })).value.break).toMatchObject({ term })
  })

  it('gives what a plan has locked back', async () => {
    const player = await enter()
    const ahead = a.chase.issues({ gameCode: 'SSC1', limit: 3 }).list
    const request = {
      gameCode: 'SSC1',
      line: { ...oneNote(), multiple: 1 },
      issues: ahead.slice(1, 2).map(({ numero }) => ({ numero, multiple: 1 })),
      stopOnWin: false,
      total: '2',
    }
    await a.chase.create(player.caller, request, randomUUID())
    await player.take('D3')
    for (let minute = 0; minute < 4; minute++) {
      await a.lottery.tick(SSC_LOTTERIES)
      await a.chase.tick()
      a.clock.advance(60_000)
    }
    expect(await player.balance()).toBe(1_000_000n)
  })

  it('a time-out ends by itself; it is made longer and never shorter', async () => {
    const player = await enter()
    await player.take('D3')
    const token = await a.sessions.open(player.memberId, 'SITE', '127.0.0.1')
    expect((await player.take('H24', token)).failure.code).toBe('BREAK_RUNNING')
    expect((await a.call(endExclusion, {}, { token })).failure.code).toBe('BREAK_UNKNOWN')
    expect((await player.take('D7', token)).status).toBe(200)
    a.clock.advance(7 * DAY_MS - 60_000)
    await a.lottery.tick(SSC_LOTTERIES)
    expect(await player.refused([oneNote()])).toBe('PLAY_PAUSED')
    a.clock.advance(60_000)
    await a.lottery.tick(SSC_LOTTERIES)
    await player.place([oneNote()])
  })

  it('a self-exclusion goes on after its term, until its owner has asked for the end and a day has passed', async () => {
    const player = await enter()
    await player.take('M6')
    const open = () => a.sessions.open(player.memberId, 'SITE', '127.0.0.1')
    expect((await a.call(endExclusion, {}, { token: await open() })).failure.code).toBe('BREAK_RUNNING')
    expect((await player.take('H24', await open())).failure.code).toBe('BREAK_RUNNING')
    a.clock.advance(200 * DAY_MS)
    await a.lottery.tick(SSC_LOTTERIES)
    expect(await player.refused([oneNote()])).toBe('SELF_EXCLUDED')
    await a.call(endExclusion, {}, { token: await open() })
    const { value } = await a.call(playLimits, {}, { token: await open() })
    expect(value.break?.endsAt).toBe(new Date(a.clock.now().getTime() + DAY_MS).toISOString())
    expect(await refusalOf(player.place([oneNote()]))).toBe('SELF_EXCLUDED')
    a.clock.advance(DAY_MS)
    await a.lottery.tick(SSC_LOTTERIES)
    await player.place([oneNote()])
  })

  it('lets its owner lower limits and asks for no higher one', async () => {
    const player = await enter()
    await a.call(setPlayLimit, { kind: 'LOSS', period: 'DAY', amount: '50' }, { token: player.token })
    await player.take('H24')
    const token = await a.sessions.open(player.memberId, 'SITE', '127.0.0.1')
    const set = (amount: string) => a.call(setPlayLimit, { kind: 'LOSS', period: 'DAY', amount }, { token })
    expect((await set('60')).failure.code).toBe('BREAK_RUNNING')
    expect((await set('40')).status).toBe(200)
  })
})

it.each([
  ['H24', '2026-03-07T16:30:00.000Z', 'America/New_York', '2026-03-08T16:30:00.000Z'],
  ['M6', '2026-08-31T03:00:00.000Z', 'Asia/Ho_Chi_Minh', '2027-02-28T03:00:00.000Z'],
  ['Y1', '2028-02-29T03:00:00.000Z', 'Asia/Ho_Chi_Minh', '2029-02-28T03:00:00.000Z'],
  ['M6', '2026-02-01T17:00:00.000Z', 'America/New_York', '2026-08-01T16:00:00.000Z'],
] as const)('a break of %s from %s in %s is over at %s', (term, from, zone, until) => {
  expect(breakUntil(term, new Date(from), zone).toISOString()).toBe(until)
})

it('a blocked product is shut at once, others are not, and opening it takes a day', async () => {
  const player = await enter()
  await player.block('LOTTERY', true)
  expect(await refusalOf(player.place([oneNote()]))).toBe('PRODUCT_BLOCKED')
  expect((await a.call(launchGame, { nodeId: 1, mode: 'real' }, { token: player.token })).status).toBe(200)
  await player.block('FISH', true)
  expect((await a.call(launchGame, { nodeId: 5, mode: 'real' }, { token: player.token })).failure.code).toBe('PRODUCT_BLOCKED')
  await player.block('LOTTERY', false)
  const { value } = await a.call(playLimits, {}, { token: player.token })
  expect(value.products.find(({ product }) => product === 'LOTTERY')).toMatchObject({ blocked: true })
  expect(await refusalOf(player.place([oneNote()]))).toBe('PRODUCT_BLOCKED')
  a.clock.advance(DAY_MS)
  await a.lottery.tick(SSC_LOTTERIES)
  await player.place([oneNote()])
})

it('somebody who has excluded themselves signs in with the password and sees their money', async () => {
  const { token, member } = await a.register('leaver88')
  await a.call(takeBreak, { term: 'Y1' }, { token })
  const { value } = await a.call(login, { type: 'username', username: 'leaver88', password: PASSWORD })
  expect((await a.call(getBalance, {}, { token: value.token })).status).toBe(200)
  expect((await a.control.overview({ memberId: member.id, currency: 'CNY' }, null)).break).toMatchObject({ kind: 'EXCLUSION', term: 'Y1' })
})
