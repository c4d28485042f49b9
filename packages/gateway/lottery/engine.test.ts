import { parseUnits } from '@portico/contract/kit/money'
import { importDraws } from '@portico/contract/lottery/operator-calls'
import { eq, gte } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bet } from './bets/schema.ts'
import { drawFeed } from './feed/schema.ts'
import { lotteryIssue } from './schema.ts'
import { openBeside } from '../testing/database.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { inYuan, line, oneNote, openPlayer, refusalOf } from '../testing/player.ts'

let gateway: TestGateway
const options = { ...inYuan, lotteries: ['SSC1', 'SSCREPLAY'] }
const logged: string[] = []
beforeEach(async () => {
  logged.length = 0
  gateway = await testGateway({ ...options, logTo: (text) => logged.push(text) })
  await gateway.lottery.tick()
})
afterEach(() => gateway.close())

const books = async () => (await gateway.books.check()).findings
const failures = () => logged.filter((text) => text.includes('engine failed'))

describe('the engine [LOTTERY-03]', () => {
  it('draws what was bet on before a stop, calls off what nobody could bet on, and says which issues never were', async () => {
    const player = await openPlayer(gateway, '100')
    const { numero } = (await gateway.lottery.opened('SSC1')).current!
    await player.place([oneNote()])
    gateway.clock.advance(3 * 3_600_000)
    await gateway.lottery.tick()
    const { list, calledOff } = await gateway.lottery.results({ gameCode: 'SSC1', limit: 200 })
    expect(list.map((each) => each.numero)).toEqual([numero])
    // Two stood in the timetable already, the others never did.
    expect(calledOff).toMatchObject([
      { numero: '20261121-0904', through: { numero: '20261121-1080' }, issues: 177, kind: 'NOT_OPEN', reason: null },
      { numero: '20261121-0903', through: null, issues: 1, kind: 'NOT_OPEN' },
      { numero: '20261121-0902', through: null, issues: 1, kind: 'NOT_OPEN' },
    ])
    const proof = await gateway.lottery.proof({ gameCode: 'SSC1', numero: '20261121-0902' })
    expect(proof).toMatchObject({ state: 'VOID', seed: null, result: null, decisions: [{ kind: 'NOT_OPEN', people: [] }] })
    expect(await gateway.database.orm.$count(bet, eq(bet.state, 'WAITING'))).toBe(0)
    expect((await gateway.lottery.opened('SSC1')).current?.openAt).toBe(gateway.clock.now().toISOString())
    expect(await books()).toEqual([])
  })

  it('takes each step at its own instant, however often it is asked before', async () => {
    const { current } = await gateway.lottery.opened('SSC1')
    const stateOf = async () =>
      (await gateway.database.orm.select().from(lotteryIssue).where(eq(lotteryIssue.numero, current!.numero)))[0]?.state
    gateway.clock.set(new Date(Date.parse(current!.sealAt) - 250).toISOString())
    await gateway.lottery.tickWhenDue()
    expect(await stateOf()).toBe('OPEN')
    gateway.clock.advance(249)
    await gateway.lottery.tickWhenDue()
    expect(await stateOf()).toBe('OPEN')
    gateway.clock.advance(1)
    await gateway.lottery.tickWhenDue()
    expect(await stateOf()).toBe('SEALED')
    gateway.clock.set(current!.drawAt)
    await gateway.lottery.tickWhenDue()
    expect(await stateOf()).toBe('SETTLED')
  })

  it('does nothing while a clock that jumped ahead may still be put right, and takes bets afterwards as before', async () => {
    const player = await openPlayer(gateway, '100')
    gateway.clock.jump(3 * 3_600_000)
    await gateway.lottery.tick()
    gateway.clock.advance(30_000)
    await gateway.lottery.tick()
    gateway.clock.jump(-3 * 3_600_000)
    await gateway.lottery.tick()
    expect(await gateway.database.orm.$count(lotteryIssue, gte(lotteryIssue.resultVersion, 1))).toBe(0)
    await player.place([oneNote()])
    gateway.clock.advance(30_000)
    await gateway.lottery.tick()
    const { list, calledOff = [] } = await gateway.lottery.results({ gameCode: 'SSC1', limit: 200 })
    expect([list.length, calledOff]).toEqual([1, []])
  })

  it('draws nothing whose time has not come when a clock that was long ahead is set back', async () => {
    gateway.clock.jump(3 * 3_600_000)
    for (let minute = 0; minute < 4; minute++) {
      await gateway.lottery.tick()
      gateway.clock.advance(60_000)
    }
    // Two minutes on, the jump is believed: the hour is what the clock says.
    expect((await gateway.lottery.results({ gameCode: 'SSC1', limit: 200 })).list[0]!.drawAt > '2026-11-21T11').toBe(true)
    const drawn = () => gateway.database.orm.$count(lotteryIssue, gte(lotteryIssue.resultVersion, 1))
    const before = await drawn()
    gateway.clock.jump(-3 * 3_600_000)
    await gateway.lottery.tick()
    expect(await drawn()).toBe(before)
    const { current } = await gateway.lottery.opened('SSC1')
    expect(current).toMatchObject({ state: 'OPEN' })
    expect(Date.parse(current!.drawAt) - gateway.clock.now().getTime()).toBeLessThanOrEqual(60_000)
    await (await openPlayer(gateway, '100')).place([oneNote()])
  })

  it('shows the sealed issue until its draw, then the next one', async () => {
    const { current, next } = await gateway.lottery.opened('SSC1')
    gateway.clock.set(current!.sealAt)
    expect((await gateway.lottery.opened('SSC1')).current).toMatchObject({ numero: current!.numero, state: 'SEALED' })
    gateway.clock.set(current!.drawAt)
    await gateway.lottery.tick()
    const after = await gateway.lottery.opened('SSC1')
    expect([after.current?.numero, after.current?.state, after.last?.numero]).toEqual([next!.numero, 'OPEN', current!.numero])
  })

  it('calls an issue sealed in its proof only once there is a root', async () => {
    const { current } = await gateway.lottery.opened('SSC1')
    const proof = () => gateway.lottery.proof({ gameCode: 'SSC1', numero: current!.numero })
    gateway.clock.set(current!.sealAt)
    expect(await proof()).toMatchObject({ state: 'OPEN', root: null })
    await gateway.lottery.tick()
    expect(await proof()).toMatchObject({ state: 'SEALED', root: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })

  it('pages past results back in time', async () => {
    for (let i = 0; i < 4; i++) {
      gateway.clock.advance(60_000)
      await gateway.lottery.tick()
    }
    const { list } = await gateway.lottery.results({ gameCode: 'SSC1', limit: 2 })
    const older = await gateway.lottery.results({ gameCode: 'SSC1', limit: 2, before: list[1]!.numero })
    expect([...list, ...older.list].map(({ numero }) => numero)).toEqual([
      '20261121-0904',
      '20261121-0903',
      '20261121-0902',
      '20261121-0901',
    ])
  })

  it('draws and pays once when two instances share the database, each on its own connections', async () => {
    const beside = await openBeside(gateway.database)
    const other = await testGateway({ ...options, clock: gateway.clock, database: beside, logTo: (text) => logged.push(text) })
    const eventsBefore = (await gateway.committedEvents('numero.drawn')).length
    const player = await openPlayer(gateway, '10000')
    for (let round = 0; round < 5; round++) {
      for (const digit of ['1', '2', '3']) await player.place([line('5star-copies1', { digits: [digit] })])
      gateway.clock.advance(60_000)
      await Promise.all([gateway.lottery.tick(), other.lottery.tick()])
      await Promise.all([other.lottery.tick(), gateway.lottery.tick()])
    }
    await other.close()
    await beside.close()
    const drawn = (await gateway.committedEvents('numero.drawn')).slice(eventsBefore).map(({ data }) => JSON.stringify(data))
    const draws = await gateway.database.orm.$count(lotteryIssue, eq(lotteryIssue.resultVersion, 1))
    expect(draws).toBeGreaterThanOrEqual(5)
    expect([drawn.length, new Set(drawn).size]).toEqual([draws, draws])
    expect(await gateway.database.orm.$count(bet, eq(bet.state, 'WAITING'))).toBe(0)
    const { list } = await gateway.bets.list(player.caller, { pageNo: 1, pageSize: 50 }, 'EN')
    expect(list).toHaveLength(15)
    const paid = list.reduce((sum, each) => sum + parseUnits(each.net!.amount), 0n)
    expect(await player.balance()).toBe(parseUnits('10000') + paid)
    expect(await books()).toEqual([])
    expect(failures()).toEqual([])
  })
})

describe('a replay lottery', () => {
  const draws = [
    { issue: '2026091', date: '2026-04-11', draw: { digits: '20282' } },
    { issue: '2026092', date: '2026-04-12', draw: { digits: '76120' } },
  ]

  it('is closed without results, takes each once and in order, and closes again', async () => {
    const player = await openPlayer(gateway, '1000')
    expect(await gateway.lottery.opened('SSCREPLAY')).toMatchObject({ current: null, next: null, last: null })
    expect(await gateway.lottery.importDraws('SSCREPLAY', draws)).toEqual({ imported: 2, skipped: 0, waiting: 2 })
    expect(await gateway.lottery.importDraws('SSCREPLAY', draws)).toEqual({ imported: 0, skipped: 2, waiting: 2 })
    await gateway.lottery.tick()
    await player.place([line('front3-group3', { digits: ['0', '2', '8'] }, { prizeGroup: 1950 })], { gameCode: 'SSCREPLAY' })
    for (let i = 0; i < 3; i++) {
      gateway.clock.advance(60_000)
      await gateway.lottery.tick()
    }
    const { list } = await gateway.lottery.results({ gameCode: 'SSCREPLAY', limit: 10 })
    expect(list.map(({ result }) => result)).toEqual([{ digits: '76120' }, { digits: '20282' }])
    expect(await player.balance()).toBe(parseUnits('1000') - parseUnits('12') + parseUnits('650'))
    expect((await gateway.lottery.opened('SSCREPLAY')).current).toBeNull()
    expect(await refusalOf(player.place([oneNote()], { gameCode: 'SSCREPLAY', numero: list[0]!.numero }))).toBe('GAME_CLOSED')
    expect(await books()).toEqual([])
  })

  it('refuses results that are none, and other lotteries', async () => {
    const short = { issue: '3', date: '2026-04-13', draw: { digits: '1234' } }
    const request = { gameCode: 'SSCREPLAY', draws: [...draws, short] }
    expect((await gateway.call(importDraws, request, { token: gateway.operatorKey })).failure.code).toBe('DRAWS_INVALID')
    expect(await refusalOf(gateway.lottery.importDraws('SSC1', draws))).toBe('GAME_UNKNOWN')
    expect(await gateway.database.orm.$count(drawFeed)).toBe(0)
  })
})
