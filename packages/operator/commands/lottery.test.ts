import { placeBets } from '@portico/contract/bets/calls'
import { lotteryGames } from '@portico/contract/lottery/calls'
import { getMemberInfo } from '@portico/contract/member/calls'
import { openBeside } from '@portico/gateway/testing/database'
import { type TestGateway, testGateway } from '@portico/gateway/testing/gateway'
import { line, openPlayer } from '@portico/gateway/testing/player'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk({ lotteries: ['VNN1', 'SSC1'] }))
  await gateway.lottery.tick()
})
afterAll(() => gateway.close())

const bet = async (multiple: number, odds?: Record<string, string>) => {
  const player = await openPlayer(gateway, '10000000')
  const { current } = await gateway.lottery.opened('VNN1')
  const slip = line('lo2', { numbers: ['07'] }, { multiple, prizeGroup: null, ...(odds ? { odds } : {}) })
  return gateway.call(
    placeBets,
    { gameCode: 'VNN1', numero: current!.numero, lines: [slip] },
    { token: await player.token(), idempotencyKey: `bet-${player.account}` },
  )
}
const offered = async (from = gateway) => {
  const { games } = (await from.call(lotteryGames, {})).value
  return games.find(({ gameCode }) => gameCode === 'VNN1')!
}

test('limits that an operator sets hold from the next bet on, for all plays or for one, until they are reset', async () => {
  const before = (await offered()).limits
  expect((await bet(100)).status).toBe(200)
  expect(await operator('lottery', 'limits', 'VNN1', '--most-stake', '50')).toContain('VNN1 every play: mostStake 50')
  expect((await bet(100)).failure.code).toBe('STAKE_TOO_LARGE')
  expect((await offered()).limits.usual.mostStake).toBe('50000.0000')
  await operator('lottery', 'limits', 'VNN1', '--least-stake', '49')
  expect((await bet(1)).failure.code).toBe('STAKE_TOO_SMALL')
  await operator('lottery', 'limits', 'VNN1', '--play', 'lo2', '--most-stake', '5000')
  expect((await bet(100)).status).toBe(200)
  expect((await offered()).limits.plays['lo2']?.mostStake).toBe('5000000.0000')
  await operator('lottery', 'limits', 'VNN1', '--play', 'lo2', '--reset')
  expect(await operator('lottery', 'limits', 'VNN1', '--reset')).toContain('the limits are those in code')
  expect((await offered()).limits).toEqual(before)
})

test('odds that an operator sets are offered and refused when they were shown otherwise', async () => {
  const usual = (await offered()).odds['lo2']!
  const early = (await bet(1, usual)).value.bets[0]!
  expect(early.odds).toEqual(usual)
  expect(await operator('lottery', 'odds', 'VNN1', 'lo2', 'win=80.5')).toContain('VNN1 lo2: win=80.5')
  expect((await offered()).odds['lo2']).toEqual({ win: '80.5' })
  expect((await bet(1, usual)).failure.code).toBe('ODDS_CHANGED')
  expect((await bet(1, { win: '80.5' })).value.bets[0]?.odds).toEqual({ win: '80.5' })
  await operator('lottery', 'odds', 'VNN1', 'lo2', '--reset')
  expect((await offered()).odds['lo2']).toEqual(usual)
})

test('each book of odds of Mark Six is set on its own, and A stays below B', async () => {
  const bookA = async () =>
    (await gateway.call(lotteryGames, {})).value.games.find(({ gameCode }) => gameCode === 'LHC5')?.bookA?.['special']
  const usual = await bookA()
  const set = (...more: readonly string[]) => operator('lottery', 'odds', 'LHC5', 'special', ...more)
  expect(await set('win=43', '--book', 'A', '--rebate', '0.08')).toContain('LHC5 special, book A: win=43, rebate 0.08')
  expect(await bookA()).toEqual({ odds: { win: '43' }, rebate: '0.08' })
  await expect(set('win=47', '--book', 'A', '--rebate', '0.08')).rejects.toThrow('book A pays less than book B')
  await expect(set('win=42')).rejects.toThrow('book A pays less than book B')
  await expect(set('win=42', '--book', 'A')).rejects.toThrow('rebate: too short or too small')
  await expect(operator('lottery', 'odds', 'LHC5', 'special-size', 'win=1.9', '--book', 'A', '--rebate', '0.05')).rejects.toThrow('book:')
  await set('--book', 'A', '--reset')
  expect(await bookA()).toEqual(usual)
})

test('the house’s prize groups are set, bind the next bet and the next account, and leave no account outside', async () => {
  const player = await openPlayer(gateway, '10000000')
  const numero = (await gateway.lottery.opened('SSC1')).current!.numero
  const lines = [line('fixed-position', { places: [['7'], [], [], [], []] }, { prizeGroup: 1800 })]
  const place = async (key: string) =>
    gateway.call(placeBets, { gameCode: 'SSC1', numero, lines }, { token: await player.token(), idempotencyKey: key })
  expect(await operator('lottery', 'prize-groups')).toBe('Prize groups from 1800 to 1980; an account that nobody set plays up to 1950.')
  expect((await place('group-first')).status).toBe(200)
  expect(await operator('lottery', 'prize-groups', '--least', '1850', '--usual', '1900', '--most', '1960')).toContain('from 1850 to 1960')
  expect((await place('group-second')).failure).toMatchObject({
    code: 'PRIZE_GROUP_OUT_OF_RANGE',
    fields: { 'lines.0.prizeGroup': { rule: 'too_small', min: 1850, max: 1950 } },
  })
  expect((await gateway.call(getMemberInfo, {}, { token: await player.token() })).value.minPrizeGroup).toBe(1850)
  const fresh = await gateway.members.create({ account: 'freshgroup', passwordHash: '-' })
  expect(fresh.maxPrizeGroup).toBe(1900)
  await expect(operator('account', 'prize-group', 'freshgroup', '1970')).rejects.toThrow('maxPrizeGroup')
  await expect(operator('lottery', 'prize-groups', '--most', '1940')).rejects.toThrow('most: accounts have a highest prize group beyond it')
  await expect(operator('lottery', 'prize-groups', '--least', '1910')).rejects.toThrow('usual:')
  await expect(operator('lottery', 'prize-groups', '--most', '2001')).rejects.toThrow('most: too long or too large')
  await operator('lottery', 'prize-groups', '--least', '1800', '--usual', '1950', '--most', '1980')
  expect((await place('group-third')).status).toBe(200)
})

test('what was set outlives the gateway and reaches another one on the same database', async () => {
  await operator('lottery', 'odds', 'VNN1', 'lo2', 'win=81')
  const database = await openBeside(gateway.database)
  const other = await testGateway({ database, lotteries: [] })
  await other.gateway.start()
  expect((await offered(other)).odds['lo2']).toEqual({ win: '81' })
  await other.close()
  await database.close()
  await operator('lottery', 'odds', 'VNN1', 'lo2', '--reset')
})

test('what cannot be is refused in words', async () => {
  await expect(operator('lottery', 'odds', 'VNN1', 'lo2', 'win=1')).rejects.toThrow('odds: too short or too small')
  await expect(operator('lottery', 'odds', 'VNN1', 'lo2', 'base=90')).rejects.toThrow('odds: not of the tiers that the play has')
  await expect(operator('lottery', 'odds', 'VNN1', 'nothing', 'win=90')).rejects.toThrow('PLAY_UNKNOWN')
  await expect(operator('lottery', 'odds', 'SSC1', 'back2-direct', 'win=90')).rejects.toThrow('a play priced by prize group')
  await expect(operator('lottery', 'limits', 'NONE', '--most-stake', '5')).rejects.toThrow('There is no lottery of that code.')
  await expect(operator('lottery', 'limits', 'VNN1')).rejects.toThrow('Name a limit, or --reset.')
  expect(await operator('log', '--call', 'setLotteryOdds', '--count', '3')).toContain('refused: PLAY_UNKNOWN')
})
