import { randomUUID } from 'node:crypto'
import { winnerBoard } from '@portico/contract/catalogue/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lotteryIssue } from '../lottery/schema.ts'
import { fillCatalogue } from '../testing/catalogue.ts'
import { START, type TestGateway, testGateway } from '../testing/gateway.ts'
import { writeBets } from '../testing/settled-bets.ts'
import { maskAccount } from '../kit/mask-account.ts'

let gateway: TestGateway
/** Bets settled so many hours before the start: how much was staked and paid. */
let settle: (...bets: readonly (readonly [hoursAgo: number, stake: bigint, payout: bigint])[]) => Promise<void>
const HOUR = 3_600_000

beforeAll(async () => {
  gateway = await testGateway()
  const { id: memberId } = await gateway.members.create({ account: 'thanh1992', password: 'a1b2c3d4e5' })
  const { orm } = gateway.database
  const then = new Date(START)
  const [issue] = await orm
    .insert(lotteryIssue)
    .values({ gameCode: 'SSC1', numero: '20261121-0001', openAt: then, sealAt: then, drawAt: then, state: 'SETTLED' })
    .returning()
  const settled = (hoursAgo: number, stake: bigint, payout: bigint) => {
    const settledAt = new Date(then.getTime() - hoursAgo * HOUR)
    const frozen = {
      gameCode: 'SSC1',
      gameType: 'ELOTT',
      numero: '20261121-0001',
      play: 'group3',
      selection: {},
      notes: 1,
      unit: '2000',
      mode: '1',
    }
    const state = payout > 0n ? ('WON' as const) : ('LOST' as const)
    const money = { multiple: 1, prizeGroup: 1950, currency: 'VND', stake, rebate: 0n, state, payout, validBet: stake }
    return { id: randomUUID(), memberId, issueId: issue!.id, ...frozen, ...money, placedAt: settledAt, settledAt }
  }
  settle = (...bets) => writeBets(orm, ...bets.map((each) => settled(...each)))
  await settle([30, 10_000n, 9_990_000n], [20, 20_000n, 50_000n], [3, 20_000n, 80_000n], [2, 90_000n, 80_000n], [1, 10_000n, 0n])
})
afterAll(() => gateway.close())

const board = async () => (await gateway.call(winnerBoard, { limitNum: 20 })).value.list.map(({ vo }) => vo)

test('[LOBBY-15] [CALL-21] shows what was really won in the last 24 hours, highest first, with names masked', async () => {
  const list = await board()
  expect(list.map((vo) => vo.winAmount.amount)).toEqual(['8.0000', '5.0000'])
  expect(new Set(list.map((vo) => vo.customerName))).toEqual(new Set(['th***92']))
})

test('[LOBBY-15] shows the latest wins when a day has passed without any', async () => {
  gateway.clock.advance(48 * HOUR)
  expect((await board()).map((vo) => vo.winAmount.amount)).toEqual(['999.0000', '8.0000', '5.0000'])
})

test('[LOBBY-15] [CALL-21] shows one kind of game where one is asked', async () => {
  const of = async (gameCategory: 'ELOTT' | 'LOTT') => (await gateway.call(winnerBoard, { limitNum: 1, gameCategory })).value.list
  expect((await of('ELOTT')).map(({ vo }) => vo.winAmount.amount)).toEqual(['8.0000'])
  expect(await of('LOTT')).toEqual([])
})

test('[CALL-21] [CALL-27] calls games as the language of the query has it, before that of the header', async () => {
  await fillCatalogue(gateway, { games: 40 })
  gateway.catalogue.refresh()
  const called = async (language: string, header: string) => {
    const request = { gameCategory: 'ELOTT', limitNum: 20, language } as const
    const { list } = (await gateway.call(winnerBoard, request, { language: header })).value
    return [...new Set(list.map(({ vo }) => vo.gameName))]
  }
  const [english, vietnamese] = [await called('EN', 'TY'), await called('TY', 'EN')]
  for (const [language, names] of [
    ['EN', english],
    ['TY', vietnamese],
  ] as const)
    expect(names).toEqual([(await gateway.catalogue.mention('SSC1', language))!.name])
  expect(english).not.toEqual(vietnamese)
})

test('[LOBBY-15] a mask never shows most of a name', () => {
  expect(['thanh1992', 'linh88', 'linh', 'abcde'].map(maskAccount)).toEqual(['th***92', 'li***88', 'l***h', 'a***e'])
})

test('[LOBBY-15] [CALL-21] shows the twenty highest, and no more where more are asked for', async () => {
  await settle(...Array.from({ length: 22 }, (_, index) => [-47, 10_000n, BigInt(10_000 * (index + 2))] as const))
  const list = await board()
  expect(list.map((vo) => vo.winAmount.amount)).toEqual(Array.from({ length: 20 }, (_, index) => `${23 - index}.0000`))
  expect((await gateway.call(winnerBoard, {})).value.list).toHaveLength(20)
  expect((await gateway.call(winnerBoard, { limitNum: 21 })).failure.code).toBe('INVALID_REQUEST')
})
