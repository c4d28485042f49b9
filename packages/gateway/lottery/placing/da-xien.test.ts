import { placeBets } from '@portico/contract/bets/calls'
import type { Bet } from '@portico/contract/bets/shapes'
import { parseUnits } from '@portico/contract/kit/money'
import type { Draw } from '@portico/contract/lottery/draw-shapes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { callOff, findingsOf } from '../../testing/outcomes.ts'
import { inYuan, openPlayer, refusalOf } from '../../testing/player.ts'
import { confirmResult, drawn, GAMES_TRIED, NUMERO, pair, SATURDAY } from '../../testing/stations.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway(inYuan)
  await gateway.lottery.tick(GAMES_TRIED)
})
afterAll(() => gateway.close())

const result = async (code: string, draw: Draw) => {
  await confirmResult(gateway, code, draw)
  await gateway.lottery.tick(GAMES_TRIED)
}

it('bets one pair over several stations of the day, and settles it by all of them together [LOTTERY-03]', async () => {
  const player = await openPlayer(gateway, '1000')
  const place = (stations: readonly string[]) => player.place([pair(stations)], { gameCode: 'XSMN', numero: NUMERO })
  expect((await gateway.lottery.opened('XSMN')).current?.numero).toBe(NUMERO)

  // Stations of another day, and of the centre.
  expect(await refusalOf(place(['XSHCM', 'XSTG']))).toBe('BAD_BET')
  expect(await refusalOf(place(['XSHCM', 'XSHUE']))).toBe('BAD_BET')
  const { failure } = await gateway.call(
    placeBets,
    { gameCode: 'XSMN', numero: NUMERO, lines: [pair(['XSHCM', 'XSTG'])] },
    { token: await player.token() },
  )
  expect(failure.fields).toEqual({ 'lines.0.selection.stations': { rule: 'no_station' } })

  const bets: Bet[] = []
  for (const stations of [['XSHCM', 'XSLA'], ['XSHCM', 'XSBP'], ['XSLA', 'XSHG'], SATURDAY]) bets.push((await place(stations)).bets[0]!)
  expect(bets.map(({ notes, stake }) => [notes, stake.amount])).toEqual([
    [36, '36.0000'],
    [36, '36.0000'],
    [36, '36.0000'],
    [72, '72.0000'],
  ])
  const detailOf = async (n: number) => gateway.bets.detail(player.caller, bets[n]!.betId, 'EN')
  const states = async () => Promise.all(bets.map(async (_, n) => (await detailOf(n)).bet.state))

  gateway.clock.set(new Date(Date.parse((await gateway.lottery.opened('XSMN')).current!.drawAt) + 1000))
  await gateway.lottery.tick(GAMES_TRIED)
  await result('XSHCM', drawn('07'))
  await result('XSLA', drawn('98', '98'))
  await result('XSBP', drawn('12'))
  // One station has no result yet: bets on the others are settled, those on it wait.
  expect(await states()).toEqual(['WON', 'LOST', 'WAITING', 'WAITING'])
  expect(await player.balance()).toBe(parseUnits('1240'))
  expect(await findingsOf(gateway)).toEqual([])

  // A station that has drawn is put right meanwhile, and put back: its bets follow each time, and the others go on waiting.
  const putRight = async (draw: Draw, resultVersion: number) => {
    const { id } = await gateway.corrections.propose({ gameCode: 'XSLA', numero: NUMERO, draw, source: 'the gazette' }, 'lan')
    const { effect } = await gateway.corrections.preview(id)
    gateway.clock.advance(1_000)
    await gateway.corrections.confirm({ id, resultVersion, reason: 'read wrong' }, 'minh')
    // It says what it did as soon as it is made, and when the bets over several stations have followed.
    expect((await gateway.corrections.preview(id)).effect).toEqual(effect)
    await gateway.lottery.tick(GAMES_TRIED)
    expect((await gateway.corrections.preview(id)).effect).toEqual(effect)
    return effect
  }
  expect(await putRight(drawn('55'), 1)).toMatchObject({ bets: 1, changed: 1, paid: { amount: '0.0000' }, taken: { amount: '420.0000' } })
  expect(await states()).toEqual(['LOST', 'LOST', 'WAITING', 'WAITING'])
  expect(await player.balance()).toBe(parseUnits('820'))
  expect(await findingsOf(gateway)).toEqual([])
  expect(await putRight(drawn('98', '98'), 2)).toMatchObject({ bets: 1, changed: 1, paid: { amount: '420.0000' } })
  expect(await states()).toEqual(['WON', 'LOST', 'WAITING', 'WAITING'])
  expect((await detailOf(0)).earlier?.map(({ state, reason }) => [state, reason])).toEqual([
    ['WON', 'read wrong'],
    ['LOST', 'read wrong'],
  ])

  // Two that still wait get their stakes back; calling it off says so beforehand.
  const rained = await callOff(gateway, 'XSHG', NUMERO, 'the draw was rained off')
  expect(rained.effect).toMatchObject({ bets: 2, refunded: { amount: '108.0000' }, taken: { amount: '0.0000' } })
  await gateway.lottery.tick(GAMES_TRIED)
  expect(await states()).toEqual(['WON', 'LOST', 'PUSH', 'PUSH'])
  const won = await detailOf(0)
  // The pair once, and 98 twice.
  expect([won.bet.payout?.amount, (await detailOf(2)).bet.payout?.amount]).toEqual(['420.0000', '36.0000'])
  expect(won.explanation?.hits.map(({ tier, count, pays }) => [tier, count, pays])).toEqual([
    ['base2', 1, '280'],
    ['bonus2', 1, '140'],
  ])
  const board = won.explanation?.draw
  expect(board && 'lots' in board ? [board.lots['XSHCM-db'], board.lots['XSLA-db'], board.lots['XSHG-db']] : []).toEqual([
    ['111107'],
    ['111198'],
    undefined,
  ])
  expect(await player.balance()).toBe(parseUnits('1348'))
  expect(await findingsOf(gateway)).toEqual([])

  // A station is put right: the bets over several stations follow.
  const proposal = await gateway.corrections.propose({ gameCode: 'XSBP', numero: NUMERO, draw: drawn('98'), source: 'the gazette' }, 'lan')
  // The preview counts the bets over several stations that follow.
  expect((await gateway.corrections.preview(proposal.id)).effect).toMatchObject({ bets: 1, changed: 1, paid: { amount: '280.0000' } })
  await gateway.corrections.confirm({ id: proposal.id, resultVersion: 1, reason: 'read wrong' }, 'minh')
  await gateway.lottery.tick(GAMES_TRIED)
  expect(await states()).toEqual(['WON', 'WON', 'PUSH', 'PUSH'])
  expect((await detailOf(1)).bet.payout?.amount).toBe('280.0000')
  expect(await player.balance()).toBe(parseUnits('1628'))

  // One that is called off after the draw takes its bets with it; the others stay.
  const { id, effect } = await gateway.corrections.voids.propose(
    { gameCode: 'XSLA', numero: NUMERO, reason: 'the draw was not held' },
    'lan',
  )
  // Of the three bets on it one was won; another station gave the others their stakes back.
  expect(effect).toMatchObject({ bets: 1, refunded: { amount: '36.0000' }, taken: { amount: '420.0000' }, owing: 0 })
  const { resultVersion } = await gateway.corrections.voids.preview(id)
  expect((await gateway.corrections.voids.confirm({ id, resultVersion }, 'minh')).effect).toEqual(effect)
  await gateway.lottery.tick(GAMES_TRIED)
  expect(await states()).toEqual(['PUSH', 'WON', 'PUSH', 'PUSH'])
  expect(await player.balance()).toBe(parseUnits('1244'))
  expect(await findingsOf(gateway)).toEqual([])

  // What it drew is its stations' word, not anybody's.
  const own = gateway.corrections.propose({ gameCode: 'XSMN', numero: NUMERO, draw: drawn('07'), source: 'me' }, 'lan')
  expect(await refusalOf(own)).toBe('GAME_UNKNOWN')
})
