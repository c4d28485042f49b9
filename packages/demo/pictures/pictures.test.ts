import { gameList } from '@portico/contract/catalogue/calls'
import { ICON_GROUPS } from '@portico/contract/catalogue/shapes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededRandom } from '@portico/gateway/ports/random'
import { randomFrom } from '../seed/random.ts'
import { seedGames } from '../seed/games.ts'
import { type TestGateway, testGateway } from '@portico/gateway/testing/gateway'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await testGateway()
  await seedGames(gateway.database.orm, randomFrom(seededRandom('portico')), { games: 200, end: gateway.clock.now() })
})
afterAll(() => gateway.close())

describe('pictures', () => {
  const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ method: 'GET', url, headers })

  test('every game has one of its own, kept for ever under the address the catalogue gives', async () => {
    const { games } = (await gateway.call(gameList, { pageSize: 100 })).value
    const drawn = await Promise.all(games.map(async (game) => (await get(game.iconUrl)).body))
    expect(new Set(drawn).size).toBe(games.length)
    const answer = await get(games[0]!.iconUrl)
    expect(answer.headers['content-type']).toContain('image/svg+xml')
    expect(answer.headers['cache-control']).toContain('immutable')
    expect((await get(games[0]!.iconUrl, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304)
    expect((await get(games[0]!.lagerIcon)).body).not.toBe(answer.body)
  })

  test('travels compressed, and a plain address is asked again later', async () => {
    const answer = await get('/art/game/SSC1.svg', { 'accept-encoding': 'gzip, br' })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.rawPayload.length).toBeLessThan(4_000)
    expect(answer.headers['cache-control']).not.toContain('immutable')
    expect((await get('/art/banner/1.svg')).statusCode).toBe(200)
    expect((await get('/art/vendor/RNG/PG.svg')).statusCode).toBe(200)
  })

  test('[GAME-09] a vendor’s icon is another one for each group of games', async () => {
    const drawn = await Promise.all(ICON_GROUPS.map(async (group) => (await get(`/art/vendor/${group}/PG.svg`)).body))
    expect(new Set(drawn).size).toBe(ICON_GROUPS.length)
  })

  test('unknown codes are not found', async () => {
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

  test('the address that a list gives is the one the picture is kept under', async () => {
    const { games } = (await gateway.call(gameList, { gameType: 'RNG', pageSize: 10 })).value
    for (const url of games.flatMap(({ iconUrl, lagerIcon }) => [iconUrl, lagerIcon])) {
      const answer = await get(url)
      expect(answer.headers['cache-control'], url).toContain('immutable')
      expect(answer.headers.etag).toBe(`"${new URL(url, 'http://localhost').searchParams.get('v')}"`)
    }
  })
})
