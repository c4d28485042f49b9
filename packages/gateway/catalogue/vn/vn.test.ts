import { recentGames } from '@portico/contract/catalogue/own-calls'
import { vnGameMenu, vnRecentGames } from '@portico/contract/lottery/calls'
import { launchGame } from '@portico/contract/catalogue/launch-calls'
import { gameList } from '@portico/contract/catalogue/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAMES } from '../../lottery/offer/games.ts'
import { fillCatalogue } from '../../testing/catalogue.ts'
import { type TestGateway, testGateway } from '../../testing/gateway.ts'
import { oneNote, openPlayer } from '../../testing/player.ts'
import { classNames } from '../classes.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await testGateway()
  await fillCatalogue(gateway, { games: 400 })
})
afterAll(() => gateway.close())

const menu = async (request = {}) => (await gateway.call(vnGameMenu, request, { language: 'EN' })).value.menus

test('[CALL-10] the lottery menu holds every lottery by its class, and no other game', async () => {
  const menus = await menu()
  const games = menus.flatMap((each) => each.games)
  expect(games.find(({ gameCode }) => gameCode === 'SSC1')).toMatchObject({ gameType: 'ELOTT', gameName: 'SSC, 1 minute' })
  expect(games.every(({ gameType }) => gameType === 'LOTT' || gameType === 'ELOTT')).toBe(true)
  expect(menus.every(({ gameClassify, games: own }) => own.every((game) => game.gameClassify === gameClassify))).toBe(true)
  expect(new Set(menus.map(({ gameClassify }) => gameClassify)).size).toBe(menus.length)
})

test('[LOTTERY-04] shows every lottery of the house, each with a class of its own name and a picture', async () => {
  const games = (await menu()).flatMap((each) => each.games)
  // One of past draws is closed until somebody imports its results.
  const open = GAMES.filter(({ source }) => source !== 'replay')
  expect(new Set(games.map(({ gameCode }) => gameCode))).toEqual(new Set(open.map(({ code }) => code)))
  for (const { code, rules, vendor, gameType } of open)
    expect(games.find(({ gameCode }) => gameCode === code)).toMatchObject({ gameClassify: rules, vassalage: vendor, gameType })
  for (const rules of new Set(open.map((each) => each.rules))) expect(Object.keys(classNames(rules)).toSorted()).toEqual(['EN', 'TY'])
  const pictures = await Promise.all(open.map(async ({ code }) => gateway.app.inject({ url: `/art/game/${code}.svg` })))
  expect(pictures.map(({ statusCode }) => statusCode)).toEqual(open.map(() => 200))
  expect(new Set(pictures.map(({ body }) => body)).size).toBe(open.length)
})

test('[CALL-10] [LOTTERY-02] and is narrowed to a price book', async () => {
  const codes = async (prizeMode: string) => (await menu({ prizeMode })).flatMap(({ games }) => games.map(({ gameCode }) => gameCode))
  expect(await codes('ELOTT')).toContain('SSC1')
  expect(await codes('ZY')).toEqual(['VNN1', 'VNS5'])
  expect(await codes('SEA')).toEqual(expect.arrayContaining(['SEA3D', 'SEAB18', 'SEAN3']))
  expect((await gateway.call(vnGameMenu, { prizeMode: 'NONE' } as never)).failure.code).toBe('INVALID_REQUEST')
})

test('[CALL-10] recent lotteries are those bet on, without other games; a guest is asked to log in', async () => {
  const player = await openPlayer(gateway, '1000000')
  const token = await player.token()
  const { games } = (await gateway.call(gameList, { gameType: 'FISH', pageSize: 1 })).value
  await gateway.call(launchGame, { nodeId: games[0]!.nodeId, mode: 'real' }, { token })
  await gateway.lottery.tick()
  await player.place([oneNote()])
  expect((await gateway.call(recentGames, {}, { token })).value.total).toBe(2)
  expect((await gateway.call(vnRecentGames, {}, { token })).value.list.map(({ gameCode }) => gameCode)).toEqual(['SSC1'])
  expect((await gateway.call(vnRecentGames, {})).failure.code).toBe('NOT_LOGGED_IN')
})
