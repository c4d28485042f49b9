import { commitmentOf, drawFrom } from '@portico/lottery/draw'
import { fromHex } from '@portico/lottery/bytes'
import { merkleRoot } from '@portico/lottery/merkle'
import { receiptText } from '@portico/lottery/receipt'
import { parseUnits } from '@portico/contract/kit/money'
import { betDetail, listBets, placeBets } from '@portico/contract/bets/calls'
import { drawProof, drawResults, lotteryGames, openedGames, openedNumero } from '@portico/contract/lottery/calls'
import { getBalance } from '@portico/contract/cashier/calls'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { GAMES } from './offer/games.ts'
import { receiptsOf } from './bets/receipt-store.ts'
import { findIssue } from './drawing/issue-store.ts'
import { line, oneNote, openPlayer } from '../testing/player.ts'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await testGateway({ lotteries: ['SSC1'] })
})
afterEach(() => gateway.close())

const every = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

describe('from bet to payout [LOTTERY-03]', () => {
  it('takes a bet, draws, and pays it to the last digit over HTTP [CALL-23]', async () => {
    await gateway.lottery.tick()
    const player = await openPlayer(gateway, '100000')
    const token = await player.token()
    const { current, next } = (await gateway.call(openedNumero, { gameCode: 'SSC1' })).value
    expect(current).toMatchObject({ numero: '20261121-0901', state: 'OPEN', drawAt: '2026-11-21T08:01:00.000Z' })
    expect(next).toMatchObject({ numero: '20261121-0902', state: 'SCHEDULED' })
    expect(next?.commitment).toMatch(/^[0-9a-f]{64}$/)

    // All ten digits on one place: exactly one of ten notes wins, whatever is drawn.
    const lines = [line('fixed-position', { places: [every, [], [], [], []] }, { prizeGroup: 1900, mode: '0.1', multiple: 3 })]
    const placed = (await gateway.call(placeBets, { gameCode: 'SSC1', numero: current!.numero, lines }, { token, language: 'EN' })).value
    expect(placed.balance.amount).toBe('94000.0000')
    expect(placed.bets[0]).toMatchObject({
      gameName: 'SSC, 1 minute',
      notes: 10,
      state: 'WAITING',
      stake: { amount: '6000.0000' },
      rebate: { amount: '150.0000' },
      payout: null,
    })

    const secret = (await gateway.call(drawProof, { gameCode: 'SSC1', numero: current!.numero })).value
    expect(secret).toMatchObject({ state: 'OPEN', seed: null, result: null, root: null })

    gateway.clock.set(current!.drawAt)
    await gateway.lottery.tick()
    // 19 x 2000/2 x 0.1 x 3 = 5700, and 2.5 % of 6000 back.
    expect((await gateway.call(getBalance, {}, { token })).value.balance.amount).toBe('99850.0000')

    const record = (await gateway.call(listBets, { from: '2026-11-21', to: '2026-11-21', state: 'WON' }, { token })).value
    expect(record).toMatchObject({
      total: 1,
      totals: {
        stake: { amount: '6000.0000' },
        payout: { amount: '5700.0000' },
        rebate: { amount: '150.0000' },
        net: { amount: '-150.0000' },
      },
    })
    const detail = (await gateway.call(betDetail, { betId: placed.bets[0]!.betId }, { token })).value
    expect(detail.explanation).toMatchObject({
      outcome: 'win',
      notes: 10,
      per: '600',
      payout: detail.bet.payout!.amount,
      hits: [{ tier: 'win', count: 1, prize: '19', pays: '5700' }],
    })
    expect(detail.bet.result).toEqual(record.list[0]!.result)
    const results = (await gateway.call(drawResults, { gameCode: 'SSC1' })).value.list
    expect(results.map((each) => [each.numero, each.result])).toEqual([[current!.numero, detail.bet.result]])
    expect((await gateway.books.check()).findings).toEqual([])
  })

  it('can be verified after the draw: seed, commitment, sealed bets and digits belong together', async () => {
    await gateway.lottery.tick()
    const player = await openPlayer(gateway, '100000')
    const numero = (await gateway.lottery.opened('SSC1')).current!.numero
    await player.place([oneNote(), oneNote({ multiple: 2 })])
    await player.place([line('front3-group6', { digits: ['1', '2', '3'] })])
    const before = await findIssue(gateway.database.orm, 'SSC1', numero)
    gateway.clock.advance(60_000)
    await gateway.lottery.tick()
    const proof = (await gateway.call(drawProof, { gameCode: 'SSC1', numero })).value
    expect(proof).toMatchObject({ state: 'SETTLED', betCount: 3 })
    expect(await commitmentOf(fromHex(proof.seed!))).toBe(proof.commitment)
    const receipts = await receiptsOf(gateway.database.orm, before!.id)
    expect(await merkleRoot(receipts.map(receiptText))).toBe(proof.root)
    expect(await merkleRoot(receipts.map((each, i) => receiptText(i === 1 ? { ...each, multiple: 5 } : each)))).not.toBe(proof.root)
    const drawing = { lotteryCode: 'SSC1', numero, entropyHex: proof.root!, date: '2026-11-21' }
    expect(await drawFrom({ kind: 'digits', count: 5 }, fromHex(proof.seed!), drawing)).toEqual(proof.result)
  })

  it('lists the lotteries in the reader’s language, and all open issues at once [CALL-23]', async () => {
    await gateway.lottery.tick(GAMES)
    const { games } = (await gateway.call(lotteryGames, { prizeMode: 'ELOTT' }, { language: 'TY' })).value
    expect(games.map((game) => [game.gameCode, game.gameName, game.unit, game.drawsPerDay])).toContainEqual([
      'SSC1',
      'SSC 1 phút',
      '2000',
      1440,
    ])
    const daily = (await gateway.call(lotteryGames, { prizeMode: 'LOTT' }, { language: 'EN' })).value.games
    expect(daily.find(({ gameCode }) => gameCode === 'HKLHC')).toMatchObject({
      gameName: 'Hong Kong Mark Six',
      vassalage: 'LOTT',
      source: 'feed',
      intervalSeconds: null,
      drawsPerDay: 0,
      calendar: { timeZone: 'Asia/Hong_Kong', times: ['21:30'], weekdays: [2, 4, 6] },
    })
    const { list } = (await gateway.call(openedGames, {})).value
    expect(list.slice(0, 5).map((each) => [each.gameCode, each.current?.numero])).toEqual([
      ['SSC1', '20261121-0901'],
      ['SSC15', '20261121-0601'],
      ['SSC3', '20261121-0301'],
      ['SSC5', '20261121-0181'],
      ['SSCREPLAY', undefined],
    ])
  })

  it('pays a bet of one note exactly, won or lost, for every prize group', async () => {
    await gateway.lottery.tick()
    const player = await openPlayer(gateway, '1000000', { maxPrizeGroup: 1956 })
    const lines = every.map((digit) => line('back3-any1', { digits: [digit] }, { prizeGroup: 1956, mode: '0.01', multiple: 7 }))
    const { bets } = await player.place(lines)
    gateway.clock.advance(60_000)
    await gateway.lottery.tick()
    const { list } = await gateway.bets.list(player.caller, { pageNo: 1, pageSize: 20 }, 'EN')
    const drawn = new Set((list[0]!.result as { digits: string }).digits.slice(2))
    // 7.2177 for 2 units: a note costs 140, so a hit returns 7.2177 x 140 / 2.
    for (const bet of list) {
      const won = drawn.has(String(bets.findIndex((each) => each.betId === bet.betId)))
      expect([bet.state, bet.payout!.amount]).toEqual(won ? ['WON', '505.2390'] : ['LOST', '0.0000'])
    }
    expect(await player.balance()).toBe(parseUnits('1000000') - parseUnits('1400') + BigInt(drawn.size) * parseUnits('505.2390'))
  })
})
