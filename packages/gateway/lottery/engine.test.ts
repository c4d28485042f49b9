import { parseUnits } from '@portico/contract/kit/money'
import { eq } from 'drizzle-orm'
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
  it('settles what was bet on before a stop, and skips the draws nobody could bet on', async () => {
    const player = await openPlayer(gateway, '100')
    const { numero } = (await gateway.lottery.opened('SSC1')).current!
    await player.place([oneNote()])
    gateway.clock.advance(3 * 3_600_000)
    await gateway.lottery.tick()
    const drawn = await gateway.lottery.results({ gameCode: 'SSC1', limit: 200 })
    // The three issues that stood in the timetable, no more.
    expect(drawn.list).toHaveLength(3)
    expect(drawn.list.at(-1)?.numero).toBe(numero)
    expect(await gateway.database.orm.$count(bet, eq(bet.state, 'WAITING'))).toBe(0)
    expect((await gateway.lottery.opened('SSC1')).current?.openAt).toBe(gateway.clock.now().toISOString())
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
    expect(
      await refusalOf(gateway.lottery.importDraws('SSCREPLAY', [...draws, { issue: '3', date: '2026-04-13', draw: { digits: '1234' } }])),
    ).toBe('DRAWS_INVALID')
    expect(await refusalOf(gateway.lottery.importDraws('SSC1', draws))).toBe('GAME_UNKNOWN')
    expect(await gateway.database.orm.$count(drawFeed)).toBe(0)
  })
})
