import fc from 'fast-check'
import type { BetLine } from '@portico/contract/bets/shapes'
import { playOf } from '@portico/lottery/catalogue'
import { drawFrom } from '@portico/lottery/draw'
import { selectionsOf } from '@portico/lottery/testing/selections'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bet } from '../bets/schema.ts'
import { lotteryIssue } from '../schema.ts'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { line, openPlayer } from '../../testing/player.ts'
import { GAMES, type LotteryGame } from '../offer/games.ts'
import { priceLine } from '../bets/line.ts'
import { oddsOf } from '../bets/price.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

/** A few lines of every play of the lottery that the house takes. */
const someLines = (game: LotteryGame): BetLine[] =>
  game.plays.flatMap((id) => {
    const all = fc
      .sample(selectionsOf(playOf(game.rules, id)!.grammar), { numRuns: 60, seed: 5 })
      .map((chosen) => chosen as BetLine['selection'])
      .map((selection) => line(id, selection, { prizeGroup: oddsOf(game, id, selection) ? null : 1900 }))
      .filter((each) => {
        try {
          return priceLine(game, each, 'VND', 1950).notes <= 100
        } catch {
          return false
        }
      })
    return all.slice(0, 2)
  })

describe('Hong Kong Mark Six [LOTTERY-03]', () => {
  it('takes bets until its own evening, but none on the order drawn', async () => {
    const player = await openPlayer(gateway, '1000000')
    await gateway.lottery.tick()
    const { current, next } = await gateway.lottery.opened('HKLHC')
    expect([current?.numero, current?.drawAt, next?.numero]).toEqual(['20261121', '2026-11-21T13:30:00.000Z', '20261124'])
    const { bets } = await player.place([line('special', { numbers: ['07'] }, { prizeGroup: null })], { gameCode: 'HKLHC' })
    expect(bets[0]?.odds).toEqual({ win: '47' })
    const inOrder = line('position-size', { at: ['1'], picks: ['big'] }, { prizeGroup: null })
    expect(await player.refused([inOrder], { gameCode: 'HKLHC' })).toBe('UNORDERED_RESULT')
    const pair = line('xien-quay', { numbers: ['05', '06'] }, { prizeGroup: null })
    expect(await player.refused([pair], { gameCode: 'VNN1' })).toBe('BAD_COUNT')
  })
})

/** Every lottery of our own, and of those drawn outside one of each kind. */
const FED = ['XSMB', 'XSVT', 'XSHUE', 'FC3D', 'PL5', 'HKLHC']
const tried = GAMES.filter(({ source, code }) => source === 'own' || FED.includes(code))

/** Two people vouch for what an outside lottery drew. */
const vouchFor = async (game: LotteryGame, numero: string, date: string): Promise<void> => {
  const drawing = { lotteryCode: game.code, numero, entropyHex: '00', date }
  const draw = await drawFrom(game.shape, new Uint8Array(32).fill(7), drawing)
  await gateway.results.propose(game.code, 'the gazette', 'lan', [{ date, draw }])
  const { list } = await gateway.results.list({})
  await gateway.results.confirm(list.find(({ gameCode }) => gameCode === game.code)!.id, 'minh')
}

/** The issue that takes bets; where one waits for its draw, after that. */
const openNow = async (game: LotteryGame) => {
  const opened = await gateway.lottery.opened(game.code)
  if (opened.current?.state !== 'SEALED') return opened
  gateway.clock.set(new Date(Date.parse(opened.current.drawAt) + 1000))
  await gateway.lottery.tick([game])
  return gateway.lottery.opened(game.code)
}

describe('every lottery [LOTTERY-01] [LOTTERY-04]', () => {
  it.each(tried.map((game) => [game.code, game] as const))('%s takes every play, draws, settles and explains it', async (_, game) => {
    const lines = someLines(game)
    expect(new Set(lines.map(({ play }) => play))).toEqual(new Set(game.plays))
    const player = await openPlayer(gateway, '1000000000')
    await gateway.lottery.tick([game])
    const { current } = await openNow(game)
    for (let from = 0; from < lines.length; from += 20) await player.place(lines.slice(from, from + 20), { gameCode: game.code })
    gateway.clock.set(new Date(Date.parse(current!.drawAt) + 1000))
    await gateway.lottery.tick([game])
    if (game.source === 'feed') {
      const { numero } = current!
      await vouchFor(game, numero, `${numero.slice(0, 4)}-${numero.slice(4, 6)}-${numero.slice(6, 8)}`)
      await gateway.lottery.tick([game])
    }
    const { orm } = gateway.database
    expect(await orm.$count(bet, and(eq(bet.memberId, player.memberId), eq(bet.state, 'WAITING')))).toBe(0)
    const [issue] = await orm
      .select()
      .from(lotteryIssue)
      .where(and(eq(lotteryIssue.gameCode, game.code), eq(lotteryIssue.numero, current!.numero)))
    expect([issue?.state, issue?.betCount]).toEqual(['SETTLED', lines.length])
    expect((await gateway.books.check()).findings).toEqual([])

    const { list } = await gateway.bets.list(player.caller, { pageNo: 1, pageSize: 100 }, 'TY')
    for (const { betId, payout, play } of new Map(list.map((each) => [each.play, each])).values()) {
      const { explanation } = await gateway.bets.detail(player.caller, betId, 'TY')
      expect([play, explanation?.draw, explanation?.payout]).toEqual([play, issue?.result, payout?.amount])
    }
  })
})
