import { gameList } from '@portico/contract/catalogue/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueOf, fillCatalogue, repeatableRandom } from '../testing/catalogue.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { fold } from './fold.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await testGateway()
  await fillCatalogue(gateway, { games: 10_000, vendors: 120 })
})
afterAll(() => gateway.close())

/** As many as the search box shows without scrolling. */
const FIRST = 6

const found = async (gameName: string, language: string) =>
  (await gateway.call(gameList, { gameName, pageSize: FIRST }, { language })).value.games.map((game) => game.gameName)

describe('ten thousand games', () => {
  test.each([
    // Without accents, and letters have changed places.
    ['rogn vagn', 'Rồng Vàng'],
    ['phuogn haong vnag', 'Phượng Hoàng Vàng'],
    ['hao sne dem', 'Hoa Sen Đêm'],
    ['anmh ho vang', 'Mãnh Hổ Vàng'],
    ['ca cehp dme', 'Cá Chép Đêm'],
    ['cuop bine dem', 'Cướp Biển Đêm'],
    ['khu vuno bca', 'Khu Vườn Bạc'],
    ['dne logn dem', 'Đèn Lồng Đêm'],
    ['trau ngco bihc', 'Trâu Ngọc Bích'],
    ['ho yl vagn', 'Hồ Ly Vàng'],
    ['htan hong roi', 'Than Hồng Rơi'],
    ['soa rio', 'Sao Rơi'],
    ['trnag thna toc', 'Trăng Thần Tốc'],
    ['bao ca vgan', 'Bão Ca Vang'],
    ['cau lnog', 'Cầu Lông'],
    ['mta chcuo', 'Mạt Chược'],
    ['bogn da cahu au', 'Bóng Đá Châu Âu'],
    ['boa lpa lanh', 'Bão Lấp Lánh'],
    // Letters left out, doubled or mistaken, with accents and without.
    ['lieeu lap lanhh', 'Liễu Lấp Lánh'],
    ['chim cing vang', 'Chim Công Vàng'],
    ['khobaudem', 'Kho Báu Đêm'],
    ['rongbac 2', 'Rồng Bạc 2'],
    // Short words, and first letters, beside words that are right.
    ['tho ngoc dm', 'Thỏ Ngọc Đêm'],
    ['Rùa Thầnn Vàg', 'Rùa Thần Vàng'],
    ['kho bai opal uoc nguyen', 'Kho Báu Opal Ước Nguyện'],
    ['mua gat dao mong mo', 'Mùa Gặt Sao Mộng Mơ'],
    ['cuop ben ho phach cuon xoay', 'Cướp Biển Hổ Phách Cuộn Xoáy'],
  ])('[LOBBY-08] "%s" finds %s among the first', async (typed, name) => {
    expect(await found(typed, 'TY')).toContain(name)
  })

  test.each([
    ['goldne dargon', 'EN', 'Golden Dragon'],
    ['Golden Dargon', 'EN', 'Golden Dragon'],
    ['rogn vagn', 'TY', 'Rồng Vàng'],
    ['golden dragon', 'EN', undefined],
    ['qqqqzzzz', 'EN', undefined],
  ])('says what "%s" was taken for, where nothing is called so', async (gameName, language, suggestion) => {
    const { value } = await gateway.call(gameList, { gameName, pageSize: FIRST }, { language })
    expect(value.suggestion).toBe(suggestion)
  })

  test.each([
    ['goldne dargon', 'Golden Dragon'],
    ['pheonxi crash', 'Phoenix Crash'],
    ['sivler turtel', 'Silver Turtle'],
    ['mahjogn', 'Mahjong'],
    ['satrdrfit', 'Stardrift'],
    ['iwllowwsih', 'Willowwish'],
    ['abdmniton', 'Badminton'],
    ['vollybal', 'Volleyball'],
    ['copershne', 'Coppershine'],
    ['nigth phoennix', 'Night Phoenix'],
    ['sivler draogn 2', 'Silver Dragon 2'],
    ['lotusfal binog', 'Lotusfall Bingo'],
    ['g0lden tigr', 'Golden Tiger'],
    ['goldenphoenix', 'Golden Phoenix'],
    ['crimsn xo', 'Crimson Ox'],
    ['stabrurst', 'Starburst'],
    ['texas hodlem', "Texas Hold'em"],
    ['texas holdem', "Texas Hold'em"],
    ['silksong oxx', 'Silksong Ox'],
    ['iade lotus 2', 'Jade Lotus 2'],
  ])('[LOBBY-08] "%s" finds %s among the first', async (typed, name) => {
    expect(await found(typed, 'EN')).toContain(name)
  })

  test('[LOBBY-08] a misspelt name of the other language finds the game under the reader’s name', async () => {
    expect(await found('goldne dargon', 'TY')).toContain('Rồng Vàng')
    expect(await found('rogn vagn', 'EN')).toContain('Golden Dragon')
  })

  test.each(['TY', 'EN'])('[LOBBY-08] one slip anywhere in a name of %s is forgiven 95 times in 100', async (language) => {
    const random = repeatableRandom(`slips ${language}`)
    const { games } = catalogueOf(gateway, { games: 10_000, vendors: 120 })
    const slip = (name: string): string => {
      const at = random.pick([...name].flatMap((letter, index) => (letter === ' ' ? [] : [index])))
      const [before, letter, after] = [name.slice(0, at), name.charAt(at), name.slice(at + 1)]
      return random.pick([
        `${before}${after}`,
        `${before}${letter}${letter}${after}`,
        `${before}${after.charAt(0)}${letter}${after.slice(1)}`,
        `${before}${random.pick([...'aeinostu'])}${after}`,
      ])
    }
    const missed: string[] = []
    for (const name of Array.from({ length: 100 }, () => random.pick(games).names[language]!)) {
      const typed = slip(fold(name))
      if (!(await found(typed, language)).includes(name)) missed.push(`${typed} for ${name}`)
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(5)
  })

  test('[LOBBY-08] a vendor is found misspelt too', async () => {
    const { games } = (await gateway.call(gameList, { gameName: 'junipre harbro', pageSize: 100 })).value
    expect(new Set(games.map(({ displayName }) => displayName))).toEqual(new Set(['Juniper Harbor']))
  })

  test('[LOBBY-08] only what is nearest to a misspelt name is found', async () => {
    const { games } = (await gateway.call(gameList, { gameName: 'goldne dargon', pageSize: 100 }, { language: 'EN' })).value
    expect(games.length).toBeGreaterThan(1)
    expect(games.filter(({ gameName }) => !/^Golden .*Dragon/.test(gameName))).toEqual([])
  })

  test.each([
    'xyzzyq',
    'jacket',
    'computer',
    'umbrella',
    'sejn pqt',
    'byn tod',
    'run gif',
    'ngu qun',
    'nogard nedlog',
    'bingo 57',
    '750 90',
    'zzzzzzzzzzzz',
    'wq',
    'qx vz kj',
  ])('[LOBBY-08] "%s", which is near no name, finds nothing', async (typed) => {
    expect(await found(typed, 'TY')).toEqual([])
  })
})
