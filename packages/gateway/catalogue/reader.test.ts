import { gameList, hotGames } from '@portico/contract/catalogue/calls'
import { addFavourite, favouriteGames, recentGames } from '@portico/contract/catalogue/own-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'
import { fillCatalogue } from '../testing/catalogue.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { oneNote, openPlayer } from '../testing/player.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
  await fillCatalogue(gateway, { games: 60 })
})
afterAll(() => gateway.close())

test('[CALL-11] [CALL-25] what a query says of client, language and merchant is taken as it is meant', async () => {
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
})

describe('[CALL-27] the language of a query', () => {
  /** The member's lottery as a list calls it. */
  const nameIn = (games: readonly { gameCode: string; gameName: string }[]) => games.find(({ gameCode }) => gameCode === 'SSC1')!.gameName

  test('is that of the member’s recent games and favourites, before that of the header', async () => {
    const player = await openPlayer(gateway, '1000000')
    const token = await player.token()
    await gateway.lottery.tick(SSC_LOTTERIES)
    await player.place([oneNote()])
    const { nodeId } = (await gateway.catalogue.target('SSC1', 'EN'))!
    expect((await gateway.call(addFavourite, { nodeId }, { token })).value.ids).toEqual([nodeId])
    const client = { clientType: 3, platform: 'flash' } as const
    for (const { code } of gateway.config.brand.languages) {
      const expected = (await gateway.catalogue.mention('SSC1', code))!.name
      const own = { token, language: code === 'EN' ? 'TY' : 'EN' }
      expect(nameIn((await gateway.call(recentGames, { ...client, language: code }, own)).value.list), code).toBe(expected)
      expect(nameIn((await gateway.call(favouriteGames, { ...client, language: code }, own)).value.content), code).toBe(expected)
    }
    const names = [await gateway.catalogue.mention('SSC1', 'EN'), await gateway.catalogue.mention('SSC1', 'TY')].map((game) => game?.name)
    expect(new Set(names).size).toBe(2)
    for (const row of [recentGames, favouriteGames])
      expect((await gateway.call(row, { merchant: 'another' }, { token })).failure.code).toBe('MERCHANT_UNKNOWN')
  })

  test('goes with the vendor and the type that are asked for', async () => {
    const { list } = (await gateway.call(hotGames, { isPlatform: 2, language: 'EN', pageSize: 200 })).value
    const { vassalage, gameType } = list[0]!
    const some = (await gateway.call(hotGames, { isPlatform: 2, language: 'EN', pageSize: 200, vassalage, gameType })).value.list
    expect(some).toEqual(list.filter((game) => game.vassalage === vassalage && game.gameType === gameType))
    expect(some.length).toBeLessThan(list.length)
    expect((await gateway.call(hotGames, { isPlatform: 1 as never })).failure.code).toBe('INVALID_REQUEST')
  })
})
