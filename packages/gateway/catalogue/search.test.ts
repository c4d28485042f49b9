import { gameList } from '@portico/contract/catalogue/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCatalogue } from '../testing/catalogue.ts'
import { slotRow } from '../testing/games.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { fold } from './fold.ts'
import { addCatalogue, type NewGameRow } from './store.ts'

let gateway: TestGateway

const named = (nodeId: number, name: string, more: Partial<NewGameRow> = {}): NewGameRow =>
  slotRow(nodeId, { names: { EN: name, TY: name }, searchText: fold(name), ...more })

beforeAll(async () => {
  gateway = await testGateway()
  await fillCatalogue(gateway, { games: 640 })
  await addCatalogue(
    gateway.database.orm,
    [],
    [
      named(9002, 'Starburst Fishing', { gameType: 'FISH', classify: '' }),
      named(9003, 'Withdrawn Starlight', { enabled: false }),
      named(9004, 'Burst of Stars'),
    ],
  )
})
afterAll(() => gateway.close())

const names = async (
  gameName: string,
  { language = 'TY', ...more }: { language?: string; gameType?: 'RNG' | 'FISH'; vassalage?: string } = {},
) => (await gateway.call(gameList, { gameName, pageSize: 100, ...more }, { language })).value.games.map((game) => game.gameName)

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
    expect(await names('golden dragon', { language: 'TY' })).toContain('Rồng Vàng')
    expect(await names('rồng vàng', { language: 'EN' })).toContain('Golden Dragon')
  })

  test.each(['stabrurst', 'starbrust', 'strburst', 'starbursst', 'stabru', 'tarburst', 'STÁRBURTS', 'starburstt', 'ＳＴＡＲＢＵＲＳＴ'])(
    '[LOBBY-08] "%s" finds Starburst, and the plain name before longer ones',
    async (query) => {
      expect((await names(query)).slice(0, 2)).toEqual(['Starburst', 'Starburst Fishing'])
    },
  )

  test('[LOBBY-08] forgives a slip in one word of several where nothing fits as typed', async () => {
    const right = await names('golden dragon', { language: 'EN' })
    for (const query of ['goldn dragon', 'golden dargon', 'goldenn dragoon', 'golben dragom', 'dargon golden'])
      expect((await names(query, { language: 'EN' }))[0], query).toBe(right[0])
  })

  test('[LOBBY-08] what fits as typed is not mixed with what is only near', async () => {
    expect(await names('burst')).toEqual(['Burst of Stars', 'Starburst', 'Starburst Fishing'])
    expect(await names('fishing stabrurst')).toEqual(['Starburst Fishing'])
  })

  test('[LOBBY-08] one letter begins a word, two may stand inside one, and both narrow longer words', async () => {
    const { games } = (await gateway.call(gameList, { gameName: 'q', pageSize: 100 })).value
    const texts = await Promise.all(games.map(async ({ nodeId }) => (await gateway.catalogue.find(nodeId))!.searchText))
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => !/\bq/.test(text))).toEqual([])
    expect(await names('rb fishing')).toEqual(['Starburst Fishing'])
    expect(await names('starburst f')).toEqual(['Starburst Fishing'])
  })

  test('[LOBBY-08] searches inside the type and vendor that are shown, there forgiving too', async () => {
    expect(await names('starburst', { gameType: 'FISH' })).toEqual(['Starburst Fishing'])
    expect(await names('stabrurst', { gameType: 'FISH' })).toEqual(['Starburst Fishing'])
    const vendorsOf = async (request: object) =>
      (await gateway.call(gameList, { pageSize: 100, ...request })).value.games.map(({ vassalage }) => vassalage)
    const own = new Set(await vendorsOf({ gameName: 'starburst' }))
    const another = (await vendorsOf({ gameType: 'RNG' })).find((vendor) => !own.has(vendor))!
    expect(await names('starburst', { vassalage: another })).toEqual([])
  })

  test('[LOBBY-08] finds a vendor by its name, and never a game that is not offered', async () => {
    expect((await names('salon live', { language: 'EN' })).length).toBeGreaterThan(5)
    expect(await names('withdrawn')).toEqual([])
  })

  test('[LOBBY-08] a word of the catalogue that changed is searched as it is now', async () => {
    await addCatalogue(gateway.database.orm, [], [named(9005, 'Quixotic Zephyr')])
    gateway.catalogue.refresh()
    expect(await names('quixotci')).toEqual(['Quixotic Zephyr'])
  })

  test.each(['xyzzyq', '!!!', '%', '_', "'", '\\', "starburst'; drop table game", 'a b c d e f g h i j k l m n o p q', '龍'])(
    '[LOBBY-08] hostile or meaningless "%s" finds nothing and breaks nothing',
    async (query) => {
      expect(await names(query)).toEqual([])
    },
  )

  test('[LOBBY-08] an empty search is no search, and eighty letters are as many as a search takes', async () => {
    expect((await gateway.call(gameList, { gameName: '   ' })).value.total).toBeGreaterThan(600)
    expect(await names('q'.repeat(80))).toEqual([])
    expect((await gateway.call(gameList, { gameName: 'q'.repeat(81) })).failure.code).toBe('INVALID_REQUEST')
  })
})
