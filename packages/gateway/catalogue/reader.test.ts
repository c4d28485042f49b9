import { gameList, hotGames, winnerBoard } from '@portico/contract/catalogue/calls'
import { favouriteGames, recentGames } from '@portico/contract/catalogue/own-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCatalogue } from '../testing/catalogue.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
  await fillCatalogue(gateway, { games: 60 })
})
afterAll(() => gateway.close())

test('[CALL-11] [CALL-25] [CALL-27] what a query says of client, language and merchant is taken as it is meant', async () => {
  const named = async (request: object) =>
    (await gateway.call(gameList, { gameType: 'ELOTT', pageSize: 1, ...request })).value.games[0]!.gameName
  expect(await named({ language: 'EN' })).not.toBe(await named({ language: 'TY' }))
  for (const platform of ['flash', 'html5-desktop'])
    expect(await named({ platform, clientType: 3, channel: 'web', merchant: gateway.config.brand.merchantCode, language: 'EN' })).toBe(
      await named({ language: 'EN' }),
    )
  expect((await gateway.call(gameList, { merchant: 'another' })).failure.code).toBe('MERCHANT_UNKNOWN')
  expect((await gateway.call(hotGames, { merchantCode: 'another', isPlatform: 2 })).failure.code).toBe('MERCHANT_UNKNOWN')
  const inEnglish = (await gateway.call(hotGames, { isPlatform: 2, platform: 'flash', language: 'EN', gameType: 'ELOTT', pageSize: 1 }))
    .value.list[0]!
  expect(inEnglish.gameName).toBe(
    (await gateway.call(gameList, { gameType: 'ELOTT', pageSize: 100, language: 'EN' })).value.games.find(
      ({ nodeId }) => nodeId === inEnglish.nodeId,
    )!.gameName,
  )
  const board = { limitNum: 20, language: 'EN' }
  expect((await gateway.call(winnerBoard, board)).status).toBe(200)
})

test('[CALL-27] the member’s own lists take a language with the query, too', async () => {
  const { token } = await gateway.register('reader1')
  for (const row of [recentGames, favouriteGames]) {
    expect((await gateway.call(row, { language: 'EN', clientType: 3, platform: 'flash' }, { token })).status).toBe(200)
    expect((await gateway.call(row, { merchant: 'another' }, { token })).failure.code).toBe('MERCHANT_UNKNOWN')
  }
})
