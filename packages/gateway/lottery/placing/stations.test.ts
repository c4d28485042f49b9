import { placeBets } from '@portico/contract/bets/calls'
import type { BetLine } from '@portico/contract/bets/shapes'
import { parseUnits } from '@portico/contract/kit/money'
import { drawFrom } from '@portico/lottery/draw'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { inYuan, line, moneyOf, openPlayer } from '../../testing/player.ts'
import { GAMES, gameOf } from '../offer/games.ts'

/** Three stations of a Saturday, and one of a Sunday. */
const SATURDAY = ['XSHCM', 'XSLA', 'XSBP'] as const
const STATIONS = GAMES.filter(({ code }) => [...SATURDAY, 'XSTG', 'VNS5'].includes(code))

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway(inYuan)
  await gateway.lottery.tick(STATIONS)
})
afterAll(() => gateway.close())

const numeroOf = async (gameCode: string) => (await gateway.lottery.opened(gameCode)).current!.numero
const lo = (numbers: string[], more: Partial<BetLine> = {}) => line('lo2', { numbers }, { prizeGroup: null, ...more })

const slip = async (lines: BetLine[], [first = '', ...others]: readonly string[]) => ({
  gameCode: first,
  numero: await numeroOf(first),
  lines,
  also: await Promise.all(others.map(async (gameCode) => ({ gameCode, numero: await numeroOf(gameCode) }))),
})

const place = async (player: Awaited<ReturnType<typeof openPlayer>>, request: Awaited<ReturnType<typeof slip>>, idempotencyKey?: string) =>
  gateway.call(placeBets, request, { token: await player.token(), ...(idempotencyKey ? { idempotencyKey } : {}) })

describe('one slip on several stations [LOTTERY-03]', () => {
  it('bets every line at every station under one key, and gives the same answer again', async () => {
    const player = await openPlayer(gateway, '1000')
    const request = await slip([lo(['07']), lo(['98', '46'])], SATURDAY)
    const first = await place(player, request, 'three-stations')
    expect(first.value.bets.map(({ gameCode, notes, stake }) => [gameCode, notes, stake.amount])).toEqual(
      SATURDAY.flatMap((code) => [
        [code, 18, '18.0000'],
        [code, 36, '36.0000'],
      ]),
    )
    expect(first.value.balance.amount).toBe('838.0000')
    const before = await moneyOf(gateway)
    expect((await place(player, request, 'three-stations')).value).toEqual(first.value)
    expect(await moneyOf(gateway)).toEqual(before)
    const { failure } = await place(player, { ...request, also: request.also.slice(1) }, 'three-stations')
    expect(failure.code).toBe('IDEMPOTENCY_CONFLICT')
    expect((await gateway.books.check()).findings).toEqual([])
  })

  it('places once under one key sent many times at once', async () => {
    const player = await openPlayer(gateway, '1000')
    const request = await slip([lo(['11'])], SATURDAY)
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(player, request, 'many-at-once')))
    expect(new Set(answers.map(({ value }) => JSON.stringify(value))).size).toBe(1)
    expect(await player.balance()).toBe(parseUnits('946'))
  })

  it('is all or nothing: short of money, of time, or of headroom at one of them', async () => {
    const player = await openPlayer(gateway, '50')
    const before = await moneyOf(gateway)
    const request = await slip([lo(['07'])], SATURDAY)
    expect((await place(player, request)).failure).toMatchObject({ code: 'INSUFFICIENT_FUNDS', remaining: '50.0000' })
    const unknown = { ...request, also: [{ gameCode: 'XSLA', numero: '20200101' }] }
    expect((await place(player, unknown)).failure.code).toBe('ISSUE_UNKNOWN')
    expect(await moneyOf(gateway)).toEqual(before)

    const rich = await openPlayer(gateway, '10000000')
    const much = lo(['07'], { multiple: 150 })
    await rich.place([much], { gameCode: 'XSBP' })
    const balance = await rich.balance()
    const refused = (await place(rich, await slip([much], SATURDAY))).failure
    expect(refused).toMatchObject({ code: expect.stringMatching(/_LIMIT_REACHED$/), play: 'lo2' })
    expect(await rich.balance()).toBe(balance)
  })

  it('names a station that is drawn at another time, one named twice, and what is no station', async () => {
    const player = await openPlayer(gateway, '1000')
    const refused = async (...codes: readonly string[]) => (await place(player, await slip([lo(['07'])], codes))).failure
    const at = (rule: string) => ({ code: 'BAD_BET', fields: { 'also.0.gameCode': { rule } } })
    expect(await refused('XSHCM', 'XSTG')).toMatchObject(at('other_draw'))
    expect(await refused('XSHCM', 'XSHCM')).toMatchObject(at('duplicate'))
    expect(await refused('XSHCM', 'VNS5')).toMatchObject(at('no_station'))
    expect(await player.balance()).toBe(parseUnits('1000'))
  })

  it('settles and explains each station by its own draw', async () => {
    const player = await openPlayer(gateway, '1000')
    const { bets } = (await place(player, await slip([lo(['07'])], SATURDAY))).value
    const drawAt = (await gateway.lottery.opened('XSHCM')).current!.drawAt
    gateway.clock.set(new Date(Date.parse(drawAt) + 1000))
    await gateway.lottery.tick(STATIONS)
    for (const [i, code] of SATURDAY.entries()) {
      const drawing = { lotteryCode: code, numero: bets[i]!.numero, entropyHex: '00', date: '2026-11-21' }
      const draw = await drawFrom(gameOf(code)!.shape, new Uint8Array(32).fill(i), drawing)
      await gateway.results.propose(code, 'the gazette', 'lan', [{ date: '2026-11-21', draw }])
      const { list } = await gateway.results.list({})
      await gateway.results.confirm(list.find(({ gameCode }) => gameCode === code)!.id, 'minh')
    }
    await gateway.lottery.tick(STATIONS)
    for (const { betId, gameCode } of bets) {
      const { bet, explanation } = await gateway.bets.detail(player.caller, betId, 'TY')
      const { list } = await gateway.lottery.results({ gameCode, limit: 1 })
      const { result } = list[0]!
      const lots = 'lots' in result ? Object.values(result.lots).flat() : []
      const hits = lots.filter((lot) => lot.endsWith('07')).length
      expect([gameCode, explanation?.draw, bet.payout?.amount]).toEqual([gameCode, result, `${95 * hits}.0000`])
    }
    expect((await gateway.books.check()).findings).toEqual([])
  })
})
