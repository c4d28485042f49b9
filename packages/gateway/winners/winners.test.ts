import { randomUUID } from 'node:crypto'
import { winnerBoard } from '@portico/contract/catalogue/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lotteryIssue } from '../lottery/schema.ts'
import { START, type TestGateway, testGateway } from '../testing/gateway.ts'
import { writeBets } from '../testing/settled-bets.ts'
import { maskAccount } from '../kit/mask-account.ts'

let gateway: TestGateway
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
  await writeBets(
    orm,
    settled(30, 10_000n, 9_990_000n),
    settled(20, 20_000n, 50_000n),
    settled(3, 20_000n, 80_000n),
    settled(2, 90_000n, 80_000n),
    settled(1, 10_000n, 0n),
  )
})
afterAll(() => gateway.close())

const board = async () => (await gateway.call(winnerBoard, { limitNum: 20 })).value.list.map(({ vo }) => vo)

test('[LOBBY-15] shows what was really won in the last 24 hours, highest first, with names masked', async () => {
  const list = await board()
  expect(list.map((vo) => vo.winAmount.amount)).toEqual(['8.0000', '5.0000'])
  expect(new Set(list.map((vo) => vo.customerName))).toEqual(new Set(['th***92']))
})

test('[LOBBY-15] shows the latest wins when a day has passed without any', async () => {
  gateway.clock.advance(48 * HOUR)
  expect((await board()).map((vo) => vo.winAmount.amount)).toEqual(['999.0000', '8.0000', '5.0000'])
})

test('[LOBBY-15] shows one kind of game where one is asked', async () => {
  const of = async (gameCategory: 'ELOTT' | 'LOTT') => (await gateway.call(winnerBoard, { limitNum: 1, gameCategory })).value.list
  expect((await of('ELOTT')).map(({ vo }) => vo.winAmount.amount)).toEqual(['8.0000'])
  expect(await of('LOTT')).toEqual([])
})

test('[LOBBY-15] a mask never shows most of a name', () => {
  expect(['thanh1992', 'linh88', 'linh', 'abcde'].map(maskAccount)).toEqual(['th***92', 'li***88', 'l***h', 'a***e'])
})
