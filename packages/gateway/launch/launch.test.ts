import { randomUUID } from 'node:crypto'
import { getBalance } from '@portico/contract/cashier/calls'
import { launchGame, launchGameFallback } from '@portico/contract/catalogue/launch-calls'
import { parseUnits } from '@portico/contract/kit/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cashOf, houseOf } from '../ledger/index.ts'
import { addSlots, slotRow } from '../testing/games.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

let gateway: TestGateway
let token: string
const refusal = async (request: { nodeId: number; mode?: 'real' | 'demo' }, by?: string) =>
  (await gateway.call(launchGame, { mode: 'real', ...request }, by === undefined ? {} : { token: by })).failure.code
const redeem = (url: string) => gateway.launches.redeem(new URL(url).searchParams.get('token')!)

beforeEach(async () => {
  gateway = await testGateway()
  await addSlots(
    gateway,
    slotRow(1),
    slotRow(2, { trial: false }),
    slotRow(3, { enabled: false }),
    slotRow(4, { opensList: true }),
    slotRow(5, { gameType: 'FISH' }),
  )
  token = (await gateway.register('linh88')).token
})
afterEach(() => gateway.close())

describe('launching a game', () => {
  it('answers an address of another origin that works once and never carries the session token [GAME-01]', async () => {
    const { value } = await gateway.call(launchGame, { nodeId: 1, mode: 'real' }, { token, language: 'EN' })
    expect(value).toMatchObject({ gameName: 'Night Lotus', displayName: 'Pearl', gameType: 'RNG', mode: 'real', pointerLock: false })
    expect(new URL(value.url).origin).toBe('https://games.example')
    expect(value.url).not.toContain(token)
    expect(value.expiresAt).toBe(new Date(gateway.clock.now().getTime() + 60_000).toISOString())

    expect(await redeem(value.url)).toMatchObject({
      launched: {
        account: 'linh88',
        gameName: 'Night Lotus',
        mode: 'real',
        language: 'EN',
        currency: 'VND',
        site: 'http://localhost:80',
      },
    })
    expect(await redeem(value.url)).toEqual({ refused: 'USED', site: 'http://localhost:80' })
  })

  it('is the same over the relay: a spent address is spent, and a guest is refused [CALL-14]', async () => {
    const { value } = await gateway.call(launchGameFallback, { nodeId: 1, mode: 'real' }, { token, language: 'EN' })
    expect(await redeem(value.url)).toMatchObject({ launched: { account: 'linh88' } })
    expect(await redeem(value.url)).toMatchObject({ refused: 'USED' })
    expect((await gateway.call(launchGameFallback, { nodeId: 1, mode: 'real' })).failure.code).toBe('NOT_LOGGED_IN')
  })

  it('lets one of two at once have it', async () => {
    const { value } = await gateway.call(launchGame, { nodeId: 1, mode: 'real' }, { token })
    const answers = await Promise.all([redeem(value.url), redeem(value.url)])
    expect(answers.map((answer) => ('launched' in answer ? 'launched' : answer.refused)).toSorted()).toEqual(['USED', 'launched'])
  })

  it('is told apart when it comes too late, or never was one [GAME-08]', async () => {
    const { value } = await gateway.call(launchGame, { nodeId: 1, mode: 'real' }, { token })
    gateway.clock.advance(60_000)
    expect(await redeem(value.url)).toEqual({ refused: 'EXPIRED', site: 'http://localhost:80' })
    expect(await gateway.launches.redeem('a'.repeat(43))).toEqual({ refused: 'UNKNOWN', site: undefined })
  })

  it('is refused as closed where no game host runs the games of vendors [GAME-08]', async () => {
    const bare = await testGateway({ database: gateway.database, integrations: {} })
    expect((await bare.call(launchGame, { nodeId: 1, mode: 'real' }, { token })).failure.code).toBe('GAME_DISABLED')
    await bare.close()
  })

  it('gives a trial to anybody where the game has one, and never an account [GAME-04]', async () => {
    const { value } = await gateway.call(launchGame, { nodeId: 1, mode: 'demo' }, { token })
    expect(await redeem(value.url)).toMatchObject({ launched: { mode: 'demo', account: undefined } })
    expect(await refusal({ nodeId: 2, mode: 'demo' })).toBe('TRIAL_NOT_ALLOWED')
    expect((await gateway.call(launchGame, { nodeId: 1, mode: 'demo' })).value.mode).toBe('demo')
  })

  it('refuses guests, trial accounts, and games that are unknown, closed or only lists [GAME-01] [GAME-08]', async () => {
    expect(await refusal({ nodeId: 1 })).toBe('NOT_LOGGED_IN')
    expect(await refusal({ nodeId: 99 }, token)).toBe('GAME_UNKNOWN')
    expect(await refusal({ nodeId: 3 }, token)).toBe('GAME_DISABLED')
    expect(await refusal({ nodeId: 4 }, token)).toBe('GAME_UNKNOWN')
    const trial = await gateway.members.create({ account: 'trial1', passwordHash: '-', type: gateway.config.trialType })
    expect(await refusal({ nodeId: 1 }, await gateway.sessions.open(trial.id, 'SITE', '127.0.0.1'))).toBe('NEED_TRUE_ACCOUNT')
  })

  it('takes nothing, whether it comes about or not [GAME-08]', async () => {
    const { id, currency } = (await gateway.members.byAccount('linh88'))!
    await gateway.database.orm.transaction((tx) =>
      gateway.ledger.transfer(tx, {
        id: randomUUID(),
        debit: houseOf('suspense', currency),
        credit: cashOf(id, currency),
        amount: parseUnits('100'),
        code: 'ADJUSTMENT',
        ref: id,
        at: gateway.clock.now(),
      }),
    )
    const balance = async () => (await gateway.call(getBalance, {}, { token })).value.balance.amount
    expect(await balance()).toBe('100.0000')
    for (const nodeId of [1, 3, 99]) await gateway.call(launchGame, { nodeId, mode: 'real' }, { token })
    expect(await balance()).toBe('100.0000')
    expect((await gateway.books.check()).findings).toEqual([])
  })

  it('tells which games hold the mouse', async () => {
    expect((await gateway.call(launchGame, { nodeId: 5, mode: 'real' }, { token })).value.pointerLock).toBe(true)
  })
})
