import type { SentOf } from '@portico/contract/kit/call'
import { gameClasses, gameList, gameMenus, gameVendors, hotGames } from '@portico/contract/catalogue/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { game } from './schema.ts'
import { fillCatalogue } from '../testing/catalogue.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { classNames } from './classes.ts'
import { prizeModeOf } from './lanes.ts'
import type { NewGameRow } from './store.ts'

/** All of the 600 but the lottery that replays past results: nothing is drawn of it. */
const OFFERED = 599

let gateway: TestGateway

beforeAll(async () => {
  gateway = await testGateway()
  await fillCatalogue(gateway, { games: 600 })
})
afterAll(() => gateway.close())

const list = async (request: SentOf<typeof gameList>, language = 'TY') => (await gateway.call(gameList, request, { language })).value

describe('the lobby', () => {
  test('[LOBBY-01] has a menu entry for every type that has games, and their totals are all the games', async () => {
    const { menus } = (await gateway.call(gameMenus, {})).value
    expect(menus.map((menu) => menu.gameType)).toEqual([
      'ELOTT',
      'LOTT',
      'RNG',
      'LIVE',
      'FISH',
      'SPORTS',
      'PVP',
      'ESPORTS',
      'COCKFIGHT',
      'BINGO',
    ])
    expect(menus.reduce((total, menu) => total + menu.total, 0)).toBe(OFFERED)
  })

  test('[LOBBY-22] esports and cockfight vendors stand in lanes of their own', async () => {
    const { lanes } = (await gateway.call(gameVendors, {})).value.data
    const vendors = (title: string) => lanes.find((lane) => lane.title === title)?.vendors.map((vendor) => vendor.vassalage)
    expect(vendors('ESPORTS')).toEqual(['AV', 'IMES', 'IA', 'AI', 'TF'])
    expect(vendors('COCKFIGHT')).toEqual(['SV3', 'DS88', 'DIG', 'WGB', 'WS168'])
    expect(vendors('SPORTS')).toEqual(['NOVA'])
  })

  test('[LOBBY-22] which vendors those are is configuration', async () => {
    const { database } = gateway
    const other = await testGateway({ database, config: { esportsVendors: ['NOVA'], cockfightVendors: [] } })
    const { lanes } = (await other.call(gameVendors, {})).value.data
    expect(lanes.find((lane) => lane.title === 'ESPORTS')?.vendors.map((vendor) => vendor.vassalage)).toEqual(['NOVA'])
    expect(lanes.some((lane) => lane.title === 'COCKFIGHT')).toBe(false)
    expect(lanes.find((lane) => lane.title === 'SPORTS')?.vendors).toHaveLength(10)
    await other.close()
  })

  test('[LOBBY-23] a lane with TCG_LOTTO_VN or LOTT has the price book ELOTT, any other LOTT', async () => {
    const { lanes } = (await gateway.call(gameVendors, {})).value.data
    expect(lanes.filter((lane) => lane.prizeMode === 'ELOTT').map((lane) => lane.title)).toEqual(['ELOTT', 'LOTT'])
    expect(prizeModeOf(['PG', 'TCG_LOTTO_VN'])).toBe('ELOTT')
    expect(prizeModeOf(['TCG_SEA'])).toBe('LOTT')
  })

  test('[LOBBY-21] [CALL-12] vendors and classes are those of the reader’s language', async () => {
    const lanes = async (language: string) => (await gateway.call(gameVendors, {}, { language })).value.data.lanes
    const [vi, en] = [await lanes('TY'), await lanes('EN')]
    expect(vi.map((lane) => lane.vendors)).toEqual(en.map((lane) => lane.vendors))
    expect(vi.map((lane) => lane.gameClassify)).not.toEqual(en.map((lane) => lane.gameClassify))
  })

  test('[LOBBY-10] [LOBBY-17] [CALL-12] the classes of a type, or of one vendor, with how many games each has; bingo in TY only', async () => {
    const of = async (request: SentOf<typeof gameClasses>, language = 'TY') =>
      (await gateway.call(gameClasses, request, { language })).value.types
    const [slots] = await of({ gameType: 'RNG' })
    const keys = ['AC', 'BG', 'CRASH', 'JP', 'MINI', 'SC', 'SLOTS', 'TG', 'VP']
    expect(slots?.gameClassify.map(({ key }) => key).toSorted()).toEqual(keys)
    expect(slots?.gameClassify.reduce((total, { total: own }) => total + own, 0)).toBe(slots?.total)
    const [english] = await of({ gameType: 'RNG' }, 'EN')
    expect(english?.gameClassify.map(({ key }) => key).toSorted()).toEqual(keys.filter((key) => key !== 'BG'))
    expect((await of({ gameType: 'FISH' }))[0]?.gameClassify).toEqual([])
    const jdb = await of({ vassalage: 'JDB' })
    expect(jdb.map(({ gameType }) => gameType)).toEqual(['RNG', 'FISH'])
    expect(jdb[0]?.gameClassify.every(({ vendors }) => vendors.length === 1 && vendors[0] === 'JDB')).toBe(true)
  })

  test('[GAME-07] the lotteries of ELOTT are sorted by their kind', async () => {
    const [types] = (await gateway.call(gameClasses, { gameType: 'ELOTT' })).value.types
    expect(types?.gameClassify.map(({ key }) => key)).toEqual(expect.arrayContaining(['11X5', 'LF', 'LHC', 'PK10', 'SSC']))
    for (const { key, total } of types!.gameClassify) {
      const { games } = (await gateway.call(gameList, { gameType: 'ELOTT', gameClassify: key, pageSize: 100 })).value
      expect([key, games.length, new Set(games.map((game) => game.gameClassify))]).toEqual([key, total, new Set([key])])
    }
  })

  test('[LOBBY-17] classes have the names of the sections', () => {
    const names = (language: string) =>
      ['SC', 'VP', 'JP', 'TG', 'AC', 'BG', 'CRASH', 'CRICKET', 'MINI'].map((key) => classNames(key)[language])
    expect(names('EN')).toEqual([
      'Scratch cards',
      'Video poker',
      'Jackpot',
      'Table games',
      'Arcade',
      'Bingo',
      'Crash',
      'Cricket',
      'Mini games',
    ])
    expect(names('TY').every((name) => name !== undefined)).toBe(true)
  })

  test('[LOBBY-10] classes are named in the reader’s language; fish has none', async () => {
    const classes = async (language: string, title: string) =>
      (await gateway.call(gameVendors, {}, { language })).value.data.lanes.find((lane) => lane.title === title)?.gameClassify
    expect(await classes('TY', 'RNG')).toContainEqual(expect.objectContaining({ key: 'SC', displayName: 'Thẻ cào' }))
    expect(await classes('EN', 'RNG')).toContainEqual(expect.objectContaining({ key: 'SC', displayName: 'Scratch cards' }))
    expect(await classes('EN', 'FISH')).toEqual([])
  })

  test('[GAME-02] [LOBBY-03] the lotteries stand in the catalogue under the code that opens them, one for each way', async () => {
    const of = async (vassalage: string) => (await list({ vassalage }, 'EN')).games.map((game) => [game.gameCode, game.gameType])
    expect(await of('LOTT')).toContainEqual(['SSC1', 'ELOTT'])
    expect(await of('TCG_SEA')).toContainEqual(['SEAB18', 'ELOTT'])
    expect(await of('TCG_LOTTO_VN')).toEqual(
      expect.arrayContaining([
        ['VNN1', 'ELOTT'],
        ['XSMB', 'LOTT'],
      ]),
    )
  })

  test('[LOBBY-07] [CALL-12] hot games are hot, limited, and tell how many there are', async () => {
    const hot = (await gateway.call(hotGames, { pageSize: 12 })).value
    expect(hot.list).toHaveLength(12)
    expect(hot.total).toBeGreaterThan(12)
    const page = async (pageNo: number) => (await gateway.call(hotGames, { pageNo, pageSize: 12 })).value.list
    const all = (await gateway.call(hotGames, { pageSize: 200 })).value.list
    expect([...(await page(1)), ...(await page(2))]).toEqual(all.slice(0, 24))
    expect(await page(hot.totalPages + 1)).toEqual([])
    expect(hot.list.every((game) => game.isHot === 1)).toBe(true)
    expect(new Set(hot.list.map((game) => game.gameType)).size).toBeGreaterThan(4)
  })

  test('[LOBBY-09] pages hold every game once', async () => {
    const first = await list({ gameType: 'RNG', pageSize: 18 })
    expect(first.totalPages).toBe(Math.ceil(first.total / 18))
    const codes = new Set<string>()
    for (let pageNo = 1; pageNo <= first.totalPages; pageNo++)
      for (const game of (await list({ gameType: 'RNG', pageNo, pageSize: 18 })).games) codes.add(game.gameCode)
    expect(codes.size).toBe(first.total)
    expect((await list({ gameType: 'RNG', pageNo: first.totalPages + 1 })).games).toEqual([])
  })

  test('[LOBBY-18] a list is of all games, of hot or of new ones', async () => {
    const all = await list({ gameType: 'RNG' })
    const hot = await list({ gameType: 'RNG', selection: 'HOT', pageSize: 100 })
    expect(hot.total).toBeLessThan(all.total)
    expect(hot.games.every((game) => game.isHot === 1)).toBe(true)
    const fresh = await list({ selection: 'NEW', pageSize: 100 })
    const added = await Promise.all(fresh.games.map(async ({ nodeId }) => (await gateway.catalogue.find(nodeId))!.addedAt.getTime()))
    expect(added.length).toBeGreaterThan(5)
    expect(added).toEqual(added.toSorted((one, other) => other - one))
    expect(Math.min(...added)).toBeGreaterThan(gateway.clock.now().getTime() - 30 * 86_400_000)
    expect((await gateway.call(gameList, { selection: 'FAV' })).failure.code).toBe('NOT_LOGGED_IN')
  })

  test('[LOBBY-08] what is unknown is said to be: vendors, types, selections, pages', async () => {
    for (const row of [gameList, hotGames, gameClasses])
      expect((await gateway.call(row, { vassalage: 'NOBODY' })).failure.code).toBe('VENDOR_UNKNOWN')
    const refusalOf = async (request: object) => (await gateway.call(gameList, request)).failure.code
    for (const wrong of [{ gameType: 'CHESS' }, { selection: 'BEST' }, { pageNo: 0 }, { pageNo: 'x' }, { pageSize: 101 }, { minBet: -1 }])
      expect(await refusalOf(wrong), JSON.stringify(wrong)).toBe('INVALID_REQUEST')
    expect(await list({ pageNo: 1_000_000 })).toMatchObject({ games: [], total: OFFERED })
    expect((await list({ gameClassify: 'NONE' })).games).toEqual([])
  })

  test('[LOBBY-21] a game that another instance adds, renames or withdraws shows within a minute', async () => {
    const { orm } = gateway.database
    const [first] = (await list({ vassalage: 'NOVA' })).games
    const seen = async () => {
      gateway.clock.advance(61_000)
      const { games } = await list({ vassalage: 'NOVA', pageSize: 100 })
      return games.find(({ nodeId }) => nodeId === first!.nodeId)?.gameName
    }
    const change = (set: Partial<NewGameRow>) => orm.update(game).set(set).where(eq(game.nodeId, first!.nodeId))
    await change({ names: { EN: 'Regatta', TY: 'Đua Thuyền' }, searchText: 'regatta dua thuyen' })
    expect(await seen()).toBe('Đua Thuyền')
    expect((await list({ gameName: 'regtata' })).games.map(({ nodeId }) => nodeId)).toEqual([first!.nodeId])
    await change({ enabled: false })
    expect(await seen()).toBeUndefined()
    await change({ enabled: true })
    expect(await seen()).toBe('Đua Thuyền')
  })

  test('[LOBBY-11] slots are filtered by least bet and lines', async () => {
    const all = (await list({ gameType: 'RNG' })).total
    const cheap = (await list({ gameType: 'RNG', minBet: 1 })).total
    const both = (await list({ gameType: 'RNG', minBet: 1, minLineNum: 25 })).total
    expect(cheap).toBeLessThan(all)
    expect(both).toBeLessThan(cheap)
    expect(both).toBeGreaterThan(0)
  })
})
