import { randomUUID } from 'node:crypto'
import { betDetail, listBets } from '@portico/contract/bets/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inYuan, line, oneNote, openPlayer } from '../../testing/player.ts'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { SSC_LOTTERIES } from '../offer/ssc.ts'

let gateway: TestGateway
let player: Awaited<ReturnType<typeof openPlayer>>
let token = ''
const draw = { issue: '1', date: '2026-04-11', draw: { digits: '20282' } }

beforeAll(async () => {
  gateway = await testGateway(inYuan)
  player = await openPlayer(gateway, '1000')
  // 23:59:30 of the 21st in Ho Chi Minh City, then 00:00:30 of the 22nd.
  gateway.clock.set('2026-11-21T16:59:30.000Z')
  await gateway.lottery.importDraws('SSCREPLAY', [draw])
  await gateway.lottery.tick(SSC_LOTTERIES)
  await player.place([oneNote(), line('fixed-position', { places: [['2', '3'], ['0'], [], [], ['2', '4', '6']] }, { prizeGroup: 1900 })], {
    gameCode: 'SSCREPLAY',
  })
  gateway.clock.set('2026-11-21T17:00:30.000Z')
  await gateway.lottery.tick(SSC_LOTTERIES)
  for (let i = 0; i < 3; i++) {
    await player.place([oneNote({ multiple: i + 1 })])
    gateway.clock.advance(1000)
  }
  token = await player.token()
})
afterAll(() => gateway.close())

const list = async (filter: object) => (await gateway.call(listBets, filter as never, { token, language: 'EN' })).value

describe('the betting record [LOTTERY-03]', () => {
  it('is newest first, in pages, with the totals of all', async () => {
    const first = await list({ pageNo: 1, pageSize: 2 })
    expect([first.total, first.totalPages, first.list.map((bet) => bet.multiple)]).toEqual([5, 3, [3, 2]])
    // Six notes at 1900: 3 hits of 19, and 2.5 % of 12 back. The other settled bet lost 2.
    expect(first.totals).toEqual({
      stake: { amount: '26.0000', currency: 'CNY' },
      payout: { amount: '57.0000', currency: 'CNY' },
      rebate: { amount: '0.3000', currency: 'CNY' },
      net: { amount: '43.3000', currency: 'CNY' },
    })
    expect((await list({ pageNo: 3, pageSize: 2 })).list).toHaveLength(1)
    // What the filter of games offers, for these days and not for the game it names.
    expect(first.games.map(({ gameCode }) => gameCode)).toEqual(['SSC1', 'SSCREPLAY'])
    expect((await list({ from: '2026-11-22', gameCode: 'SSCREPLAY' })).games).toHaveLength(1)
    expect(await list({ pageNo: 9, pageSize: 2 })).toMatchObject({ list: [], total: 5 })
  })

  it.each([
    [{ from: '2026-11-21', to: '2026-11-21' }, 2],
    [{ from: '2026-11-22', to: '2026-11-22' }, 3],
    [{ from: '2026-11-21', to: '2026-11-22' }, 5],
    [{ to: '2026-11-20' }, 0],
    [{ state: 'WAITING' }, 3],
    [{ state: 'WON' }, 1],
    [{ gameCode: 'SSCREPLAY' }, 2],
    [{ gameCode: 'SSC1', numero: '20261122-0001' }, 3],
  ])('finds by %j', async (filter, count) => {
    expect((await list(filter)).total).toBe(count)
  })

  it('explains a settled bet so that it recomputes to the payout', async () => {
    const [won] = (await list({ state: 'WON' })).list
    const { bet, explanation } = (await gateway.call(betDetail, { betId: won!.betId }, { token })).value
    expect(explanation).toEqual({
      draw: { digits: '20282' },
      outcome: 'win',
      notes: 6,
      stake: '12',
      per: '2',
      sum: '57',
      payout: '57.0000',
      rebate: '0.3000',
      hits: [{ tier: 'win', count: 3, prize: '19', pays: '19' }],
      winningNotes: [
        { note: '1: 2', tier: 'win' },
        { note: '2: 0', tier: 'win' },
        { note: '5: 2', tier: 'win' },
      ],
    })
    expect(bet.payout?.amount).toBe(explanation?.payout)
  })

  it('explains nothing while the bet waits, and shows nobody else’s bets', async () => {
    const [waiting] = (await list({ state: 'WAITING' })).list
    expect((await gateway.call(betDetail, { betId: waiting!.betId }, { token })).value.explanation).toBeNull()
    const other = await openPlayer(gateway, '0')
    const answer = await gateway.call(betDetail, { betId: waiting!.betId }, { token: await other.token() })
    expect([answer.status, answer.failure.code]).toEqual([404, 'BET_UNKNOWN'])
    expect((await gateway.call(betDetail, { betId: randomUUID() }, { token })).failure.code).toBe('BET_UNKNOWN')
  })
})
