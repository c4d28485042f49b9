import { placeBets } from '@portico/contract/bets/calls'
import { lotteryGames } from '@portico/contract/lottery/calls'
import { openBeside } from '@portico/gateway/testing/database'
import { type TestGateway, testGateway } from '@portico/gateway/testing/gateway'
import { line, openPlayer } from '@portico/gateway/testing/player'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProgram } from '../program.ts'

let gateway: TestGateway
let port: string
beforeAll(async () => {
  gateway = await testGateway({ lotteries: ['VNN1'] })
  port = new URL(await gateway.gateway.start()).port
  await gateway.lottery.tick()
})
afterAll(() => gateway.close())

const operator = (...args: readonly string[]) => {
  const lines: string[] = []
  const connection = { host: '127.0.0.1', port, dataDir: gateway.config.dataDir }
  const program = createProgram(
    ['TY', 'EN'],
    connection,
    (text) => lines.push(text),
    () => lines.push('failed'),
  )
  return program.parseAsync(args, { from: 'user' }).then(() => lines.join('\n'))
}

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
