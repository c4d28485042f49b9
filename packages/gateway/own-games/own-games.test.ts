import { gameList } from '@portico/contract/catalogue/calls'
import { launchGame } from '@portico/contract/catalogue/launch-calls'
import { addFavourite, favouriteGames, favouriteIds, recentGames, removeFavourite } from '@portico/contract/catalogue/own-calls'
import { MOST_FAVOURITES } from '@portico/contract/catalogue/own-shapes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { favourite } from './schema.ts'
import { fillCatalogue } from '../testing/catalogue.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { oneNote, openPlayer } from '../testing/player.ts'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'

let gateway: TestGateway
let player: Awaited<ReturnType<typeof openPlayer>>
let token: string
let slots: number[]
let fish: number[]

beforeAll(async () => {
  gateway = await testGateway()
  await fillCatalogue(gateway, { games: 1300 })
  const ids = async (gameType: 'RNG' | 'FISH') =>
    (await gateway.call(gameList, { gameType, pageSize: 100 })).value.games.map(({ nodeId }) => nodeId)
  slots = await ids('RNG')
  fish = await ids('FISH')
})
afterAll(() => gateway.close())

beforeEach(async () => {
  player = await openPlayer(gateway, '1000000')
  token = await player.token()
})

const later = () => gateway.clock.advance(1000)
const add = async (nodeId: number, by = token) => {
  later()
  return (await gateway.call(addFavourite, { nodeId }, { token: by })).value.ids
}
const launch = async (nodeId: number, mode: 'real' | 'demo' = 'real') => {
  later()
  await gateway.call(launchGame, { nodeId, mode }, { token })
}
const favourites = async (request = {}) => (await gateway.call(favouriteGames, { pageSize: 999, ...request }, { token })).value
const recent = async (request = {}) => (await gateway.call(recentGames, request, { token })).value
const idsOf = (games: readonly { nodeId: number }[]) => games.map(({ nodeId }) => nodeId)

describe('favourites', () => {
  it('are added and removed as often as asked, once each, latest first [GAME-05] [CALL-13]', async () => {
    const [one, two] = slots as [number, number]
    expect(await add(one)).toEqual([one])
    expect(await add(two)).toEqual([two, one])
    expect(await add(one)).toEqual([two, one])
    expect((await gateway.call(favouriteIds, {}, { token })).value.ids).toEqual([two, one])
    for (let time = 0; time < 2; time++) expect((await gateway.call(removeFavourite, { nodeId: two }, { token })).value.ids).toEqual([one])
    expect(idsOf((await favourites()).content)).toEqual([one])
  })

  it('are one however many ask at once [GAME-05]', async () => {
    const [one] = slots as [number]
    const answers = await Promise.all(Array.from({ length: 5 }, () => gateway.call(addFavourite, { nodeId: one }, { token })))
    expect(answers.map(({ value }) => value.ids)).toEqual(Array.from({ length: 5 }, () => [one]))
  })

  it('are told to the member’s windows as they become [GAME-05]', async () => {
    const [one, two] = slots as [number, number]
    const before = (await gateway.committedEvents()).length
    await add(one)
    await add(two)
    await gateway.call(removeFavourite, { nodeId: one }, { token })
    expect((await gateway.committedEvents()).slice(before)).toEqual(
      [[one], [two, one], [two]].map((ids) => ({
        channel: 'member',
        target: player.memberId,
        type: 'favourites.changed',
        data: { ids },
      })),
    )
  })

  it('belong to one member [GAME-05]', async () => {
    await add(slots[0]!)
    const other = await openPlayer(gateway, '0')
    expect((await gateway.call(favouriteIds, {}, { token: await other.token() })).value.ids).toEqual([])
  })

  it('come in pages of up to 999, by type and vendor [LOBBY-20] [GAME-06] [CALL-13]', async () => {
    for (const nodeId of [...slots.slice(0, 3), fish[0]!]) await add(nodeId)
    expect(await favourites({ pageSize: 3 })).toMatchObject({ pageNum: 1, total: 4, totalPages: 2 })
    expect(idsOf((await favourites({ pageNo: 2, pageSize: 3 })).content)).toEqual([slots[0]])
    expect((await favourites({ pageNo: 9, pageSize: 3 })).content).toEqual([])
    expect(idsOf((await favourites({ gameType: 'FISH' })).content)).toEqual([fish[0]])
    const { vassalage } = (await favourites()).content[0]!
    expect((await favourites({ vassalage })).content.every((game) => game.vassalage === vassalage)).toBe(true)
    expect((await gateway.call(favouriteGames, { vassalage: 'NOBODY' }, { token })).failure.code).toBe('VENDOR_UNKNOWN')
    for (const wrong of [{ pageSize: 1000 }, { pageNo: 0 }, { gameType: 'CHESS' }])
      expect((await gateway.call(favouriteGames, wrong as object, { token })).failure.code).toBe('INVALID_REQUEST')
  })

  it('are 999 at most, even for two at once [LOBBY-20]', async () => {
    const ids = Array.from({ length: MOST_FAVOURITES + 3 }, (_, index) => index + 1)
    const found = await Promise.all(ids.map((nodeId) => gateway.catalogue.find(nodeId)))
    // One lottery is closed, and a list shows what is offered.
    const all = found.flatMap((game) => (game ? [game.nodeId] : []))
    const rows = all.slice(0, MOST_FAVOURITES - 1).map((nodeId) => ({ memberId: player.memberId, nodeId, addedAt: gateway.clock.now() }))
    await gateway.database.orm.insert(favourite).values(rows)
    const [last, beyond] = all.slice(MOST_FAVOURITES - 1) as [number, number]
    const answers = await Promise.all([last, beyond].map((nodeId) => gateway.call(addFavourite, { nodeId }, { token })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.failure.code).toBe('FAVOURITES_FULL')
    expect((await gateway.call(addFavourite, { nodeId: all[0]! }, { token })).value.ids).toHaveLength(MOST_FAVOURITES)
    expect((await favourites()).content).toHaveLength(MOST_FAVOURITES)
  })

  it('are games that exist, of the vendor and type the caller takes them for [GAME-05]', async () => {
    const [one] = slots as [number]
    const game = (await gateway.catalogue.find(one))!
    const refusal = async (more: object) => (await gateway.call(addFavourite, { nodeId: one, ...more }, { token })).failure.code
    expect(await refusal({ nodeId: 999_999 })).toBe('GAME_UNKNOWN')
    expect(await refusal({ vendor: 'NOBODY' })).toBe('GAME_UNKNOWN')
    expect(await refusal({ gameType: 'FISH' })).toBe('GAME_UNKNOWN')
    const right = { nodeId: one, vendor: game.vendorCode, gameType: game.lane }
    expect((await gateway.call(addFavourite, right, { token })).value.ids).toEqual([one])
  })
})

describe('recent games', () => {
  it('are those opened for real and those bet on, latest first [GAME-06] [LOBBY-06]', async () => {
    const [one, two, three] = slots as [number, number, number]
    expect(await recent()).toEqual({ list: [], total: 0, totalPages: 0 })
    for (const nodeId of [one, two, one]) await launch(nodeId)
    await launch(three, 'demo')
    expect(idsOf((await recent()).list)).toEqual([one, two])
    later()
    await gateway.lottery.tick(SSC_LOTTERIES)
    await player.place([oneNote()])
    expect((await recent()).list.map((game) => game.gameCode)[0]).toBe('SSC1')
    await launch(two)
    expect(idsOf((await recent({ gameType: 'RNG' })).list)).toEqual([two, one])
    expect((await recent()).total).toBe(3)
  })

  it('are twelve unless asked otherwise, and more in pages [LOBBY-20] [GAME-06] [CALL-12]', async () => {
    for (const nodeId of slots.slice(0, 14)) await launch(nodeId)
    const { list, ...counts } = await recent()
    expect(counts).toEqual({ total: 14, totalPages: 2 })
    expect(idsOf(list)).toEqual(slots.slice(2, 14).toReversed())
    expect(idsOf((await recent({ page: 2 })).list)).toEqual(slots.slice(0, 2).toReversed())
    expect((await recent({ page: 3 })).list).toEqual([])
  })
})

describe('selections of one’s own', () => {
  it('filter and search the lobby’s list [LOBBY-18]', async () => {
    const [one, two, three] = slots as [number, number, number]
    await add(one)
    await add(two)
    await launch(three)
    const of = async (request: object) => idsOf((await gateway.call(gameList, request, { token })).value.games)
    expect(await of({ selection: 'FAV' })).toEqual([two, one])
    expect(await of({ selection: 'RECENT', gameType: 'RNG' })).toEqual([three])
    expect(await of({ selection: 'FAV', gameType: 'FISH' })).toEqual([])
    const { names } = (await gateway.catalogue.find(one))!
    expect((await of({ selection: 'FAV', gameName: names['TY']! }))[0]).toBe(one)
  })
})

describe('without an account of one’s own', () => {
  it('guests are asked to log in and trial accounts are turned away [GAME-05] [GAME-01]', async () => {
    const trial = await gateway.members.create({ account: 'trial1', passwordHash: '-', type: gateway.config.trialType })
    const tried = await gateway.sessions.open(trial.id, 'SITE', '127.0.0.1')
    const calls = [favouriteIds, favouriteGames, addFavourite, removeFavourite, recentGames] as const
    for (const row of calls) {
      const request = row === addFavourite || row === removeFavourite ? { nodeId: slots[0]! } : {}
      expect((await gateway.call(row, request as never)).failure.code, row.path).toBe('NOT_LOGGED_IN')
      expect((await gateway.call(row, request as never, { token: tried })).failure.code, row.path).toBe('NEED_TRUE_ACCOUNT')
    }
    expect((await gateway.call(gameList, { selection: 'RECENT' }, { token: tried })).failure.code).toBe('NEED_TRUE_ACCOUNT')
  })
})
