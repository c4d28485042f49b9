import type { SentOf } from '@portico/contract/call'
import { gameList, gameMenus, gameVendors, hotGames } from '@portico/contract/catalogue'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededChance } from '../ports/chance.ts'
import { lotsFrom } from '../seed/draw-lots.ts'
import { seedGames } from '../seed/games.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await testGateway()
  await seedGames(gateway.database.orm, lotsFrom(seededChance('portico')), 600)
})
afterAll(() => gateway.close())

const list = async (request: SentOf<typeof gameList>, language = 'TY') => (await gateway.call(gameList, request, { language })).value
const names = async (gameName: string, language = 'TY') =>
  (await list({ gameName, pageSize: 100 }, language)).games.map((game) => game.gameName)

describe('the lobby', () => {
  test('[LOBBY-01] has a menu entry for every type that has games, and their totals are all the games', async () => {
    const { menus } = (await gateway.call(gameMenus, {})).value
    expect(menus.map((menu) => menu.gameType)).toEqual([
      'LOTT',
      'ELOTT',
      'RNG',
      'LIVE',
      'FISH',
      'SPORTS',
      'PVP',
      'ESPORTS',
      'COCKFIGHT',
      'BINGO',
    ])
    expect(menus.reduce((total, menu) => total + menu.total, 0)).toBe(600)
  })

  test('[LOBBY-22] esports and cockfight vendors stand in lanes of their own', async () => {
    const { lanes } = (await gateway.call(gameVendors, {})).value.data
    const vendors = (title: string) => lanes.find((lane) => lane.title === title)?.vendors.map((vendor) => vendor.vassalage)
    expect(vendors('ESPORTS')).toEqual(['AV', 'IMES', 'IA', 'AI', 'TF'])
    expect(vendors('COCKFIGHT')).toEqual(['SV3', 'DS88', 'DIG', 'WGB', 'WS168'])
    expect(vendors('SPORTS')).toEqual(['NOVA'])
  })

  test('[LOBBY-10] classes are named in the reader’s language; fish has none', async () => {
    const classes = async (language: string, title: string) =>
      (await gateway.call(gameVendors, {}, { language })).value.data.lanes.find((lane) => lane.title === title)?.gameClassify
    expect(await classes('TY', 'RNG')).toContainEqual({ key: 'SC', displayName: 'Thẻ cào' })
    expect(await classes('EN', 'RNG')).toContainEqual({ key: 'SC', displayName: 'Scratch cards' })
    expect(await classes('EN', 'FISH')).toEqual([])
  })

  test('[GAME-02] the lotteries stand in the catalogue under the code that opens them', async () => {
    const { games } = await list({ vassalage: 'LOTT' }, 'EN')
    expect(games.map((game) => [game.gameCode, game.gameType, game.gameName])).toEqual([
      ['SSC1', 'ELOTT', 'SSC, 1 minute'],
      ['SSC5', 'ELOTT', 'SSC, 5 minutes'],
      ['SSCREPLAY', 'LOTT', 'SSC, past results'],
    ])
  })

  test('[LOBBY-07] hot games are hot, limited, and tell how many there are', async () => {
    const hot = (await gateway.call(hotGames, { pageSize: 12 })).value
    expect(hot.list).toHaveLength(12)
    expect(hot.total).toBeGreaterThan(12)
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

  test('[LOBBY-11] slots are filtered by least bet and lines', async () => {
    const all = (await list({ gameType: 'RNG' })).total
    const cheap = (await list({ gameType: 'RNG', minBet: 1 })).total
    const both = (await list({ gameType: 'RNG', minBet: 1, minLineNum: 25 })).total
    expect(cheap).toBeLessThan(all)
    expect(both).toBeLessThan(cheap)
    expect(both).toBeGreaterThan(0)
  })
})

describe('search', () => {
  test('[LOBBY-08] finds a name without its case, accents or last letters, words in any order', async () => {
    const exact = await names('Rồng Vàng')
    expect(exact[0]).toBe('Rồng Vàng')
    for (const query of ['rong vang', 'RONG VANG', 'vàng rồng', '  ron   van ', 'Rồng,Vàng', 'rong\u0302\u0300 va\u0300ng']) {
      expect((await names(query))[0], query).toBe('Rồng Vàng')
    }
    expect(await names('đền cổ')).toEqual(await names('den co'))
  })

  test('[LOBBY-08] finds a name in the other language too, and shows it in the reader’s', async () => {
    expect(await names('golden dragon', 'TY')).toContain('Rồng Vàng')
    expect(await names('rồng vàng', 'EN')).toContain('Golden Dragon')
  })

  test('[LOBBY-08] forgives a slip of the finger where nothing fits as typed', async () => {
    const right = await names('golden dragon', 'EN')
    for (const query of ['goldn dragon', 'golden dargon', 'goldenn dragoon', 'golben dragom'])
      expect((await names(query, 'EN'))[0], query).toBe(right[0])
    expect(await names('xyzzyq')).toEqual([])
    expect(await names('!!!')).toEqual([])
  })

  test('[LOBBY-08] an empty search is no search', async () => {
    expect((await list({ gameName: '   ' })).total).toBe(600)
  })
})

describe('pictures', () => {
  const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ method: 'GET', url, headers })

  test('[LOBBY-24] every game has one of its own, kept for ever under the address the catalogue gives', async () => {
    const { games } = await list({ pageSize: 100 })
    const drawn = await Promise.all(games.map(async (game) => (await get(game.iconUrl)).body))
    expect(new Set(drawn).size).toBe(games.length)
    const answer = await get(games[0]!.iconUrl)
    expect(answer.headers['content-type']).toContain('image/svg+xml')
    expect(answer.headers['cache-control']).toContain('immutable')
    expect((await get(games[0]!.iconUrl, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304)
    expect((await get(games[0]!.lagerIcon)).body).not.toBe(answer.body)
  })

  test('[LOBBY-24] travels compressed, and a plain address is asked again later', async () => {
    const answer = await get('/art/game/SSC1.svg', { 'accept-encoding': 'gzip, br' })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.rawPayload.length).toBeLessThan(4_000)
    expect(answer.headers['cache-control']).not.toContain('immutable')
    expect((await get('/art/banner/1.svg')).statusCode).toBe(200)
    expect((await get('/art/vendor/RNG/PG.svg')).statusCode).toBe(200)
  })

  test('[LOBBY-24] unknown codes are not found', async () => {
    for (const url of [
      '/art/game/NONE.svg',
      '/art/game/SSC1.png',
      '/art/vendor/RNG/NONE.svg',
      '/art/banner/99.svg',
      '/art/banner/x.svg',
      '/art/game/..%2f..%2fx.svg',
    ]) {
      const answer = await get(url)
      expect(answer.statusCode, url).toBe(404)
      expect(answer.json(), url).toMatchObject({ success: false, code: 'NOT_FOUND' })
    }
  })
})
