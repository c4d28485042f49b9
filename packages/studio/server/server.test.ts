import { afterEach, describe, expect, it } from 'vitest'
import { gameOf } from '../games/games.ts'
import { faultsOf, type ShownRound } from '../fair/verify.ts'
import { beginPots, createJackpotReports, winPot } from '../rounds/jackpot.ts'
import { deliver, sweepOutbox } from '../rounds/outbox.ts'
import type { House } from '../rounds/house.ts'
import { play } from '../rounds/play.ts'
import { recover } from '../rounds/recover.ts'
import { sessionOf } from '../rounds/session.ts'
import { openStore } from '../rounds/store.ts'
import { fakeWallet } from '../testing/fake-wallet.ts'
import type { Authenticated } from '../wallet/wallet.ts'
import { createServer } from './server.ts'

const STAKE = 50_000_000
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const openStudio = async (over: Partial<Authenticated> = {}, begin = 10 * STAKE) => {
  const wallet = fakeWallet(begin, over)
  const store = openStore(':memory:')
  let time = 1_800_000_000_000
  let count = 0
  const chance = { id: () => `id-0000-${++count}`, seed: () => (++count).toString(16).padStart(64, '0') }
  const house: House = { wallet, store, now: () => time, chance }
  const server = createServer({ house, page: import.meta.dirname, sites: ['https://portal.example'], own: '' })
  closing.push(
    () => server.close(),
    () => store.close(),
  )
  const opened = await server.inject({ method: 'POST', url: '/api/open', payload: { token: 'token-00000001' } })
  const { session, state } = opened.json<{ session: string; state: { commitment: string; balance: number } }>()
  let commitment = state?.commitment
  let request = 0
  const headers = { authorization: `Bearer ${session}` }
  return {
    wallet,
    house,
    server,
    session,
    state,
    opened,
    pass: (ms: number) => void (time += ms),
    read: async () => (await server.inject({ url: '/api/state', headers })).json(),
    bet: async (choice: unknown = { stake: STAKE }, more: object = {}) => {
      const payload = { requestId: `request-${++request}`, clientNumber: '71904226', commitment, choice, ...more }
      const answer = await server.inject({ method: 'POST', url: '/api/play', headers, payload })
      const body = answer.json()
      commitment = body.commitment ?? commitment
      return body
    },
  }
}

describe('a round of the studio', () => {
  it('takes the stake, is decided, pays what it won and can be checked by anyone', async () => {
    const { wallet, bet, pass, state } = await openStudio({}, 1000 * STAKE)
    expect(state.balance).toBe(1000 * STAKE)
    let expected = 1000 * STAKE
    for (let spin = 0; spin < 40; spin++) {
      const { round } = await bet()
      expect(round.state).toBe('settled')
      const game = gameOf(round.gameCode)
      if (!game) throw new Error('no game')
      expect(await faultsOf(game, round as ShownRound)).toEqual([])
      expected += round.paid + round.jackpot - STAKE
      expect(round.balance).toBe(expected)
      pass(2500)
    }
    expect(wallet.balance()).toBe(expected)
    expect(wallet.calls.filter(({ path }) => path === 'wallet/win')).toHaveLength(40)
  })

  it('uses the commitment that was replay before the bet, once', async () => {
    const { bet, pass, state } = await openStudio()
    expect((await bet({ stake: STAKE }, { commitment: 'f'.repeat(64) })).refused).toBe('COMMITMENT_SPENT')
    const { round } = await bet()
    expect(round.commitment).toBe(state.commitment)
    pass(2500)
    expect((await bet({ stake: STAKE }, { commitment: state.commitment })).refused).toBe('COMMITMENT_SPENT')
  })

  it('keeps its least time between bets on the server, and answers one request with one round', async () => {
    const { bet, pass, wallet } = await openStudio()
    const { round } = await bet()
    expect((await bet({ stake: STAKE }, { requestId: 'request-1' })).round.roundId).toBe(round.roundId)
    pass(2499)
    expect(await bet()).toMatchObject({ refused: 'TOO_SOON', waitMs: 1 })
    pass(1)
    expect((await bet()).round.state).toBe('settled')
    expect(wallet.calls.filter(({ path }) => path === 'wallet/bet')).toHaveLength(2)
  })

  it('takes one of two bets sent at once', async () => {
    const { house, session, state, wallet } = await openStudio()
    const seated = sessionOf(house.store, session, house.now())
    if (!seated) throw new Error('no session')
    const sent = { clientNumber: '1', commitment: state.commitment, choice: { stake: STAKE } }
    const both = await Promise.all([
      play(house, seated, { ...sent, requestId: 'request-a' }),
      play(house, seated, { ...sent, requestId: 'request-b' }),
    ])
    expect(both.filter((played) => 'round' in played)).toHaveLength(1)
    expect(wallet.calls.filter(({ path }) => path === 'wallet/bet')).toHaveLength(1)
  })

  it.each([
    ['NOT_A_BET', { stake: 'all' }],
    ['NOT_A_BET', { stake: -STAKE }],
    ['STAKE_STEP', { stake: STAKE + 1 }],
    ['STAKE_ABOVE', { stake: 6_000_000_000 }],
  ])('is refused as %s before the wallet hears of it', async (refused, choice) => {
    const { bet, wallet } = await openStudio()
    expect(await bet(choice)).toMatchObject({ refused })
    expect(wallet.calls.filter(({ path }) => path !== 'wallet/balance')).toEqual([])
  })

  it('refuses what could pay more than the session may', async () => {
    const { bet } = await openStudio({ limits: { minStake: 10_000_000, maxStake: 5_000_000_000, maxPayout: 1_000_000_000 } })
    expect(await bet()).toMatchObject({ refused: 'PAYOUT_ABOVE' })
  })

  it.each(['INSUFFICIENT_FUNDS', 'LIMIT_REACHED'])('that the wallet refuses as %s is over, and nothing is rolled back', async (status) => {
    const { bet, wallet } = await openStudio()
    wallet.faults.push(status)
    expect((await bet()).round).toMatchObject({ state: 'refused', refusal: status, outcome: null })
    expect(wallet.calls.some(({ path }) => path === 'wallet/rollback')).toBe(false)
    // Refused, it took no time.
    expect((await bet()).round.state).toBe('settled')
  })

  it.each(['LOST_CALL', 'LOST_REPLY', 'SESSION_EXPIRED', 'INTERNAL'])(
    'whose bet came to %s is rolled back and draws nothing',
    async (fault) => {
      const { bet, wallet, house, pass } = await openStudio()
      wallet.faults.push(fault, 'LOST_REPLY', 'LOST_CALL')
      expect((await bet()).round).toMatchObject({ state: 'void', outcome: null })
      for (const pause of [999, 1, 2000]) {
        pass(pause)
        await deliver(house)
      }
      expect(wallet.calls.filter(({ path }) => path === 'wallet/rollback')).toHaveLength(3)
      expect(wallet.balance()).toBe(10 * STAKE)
    },
  )

  it('repeats a win, ever later, until it is answered, and it is paid once', async () => {
    const { bet, wallet, house, pass } = await openStudio()
    // The bet is answered; the first two wins are not.
    wallet.faults.push('', 'LOST_REPLY', 'LOST_CALL')
    const { round } = await bet()
    expect(round.state).toBe('decided')
    pass(1000)
    await deliver(house)
    pass(1999)
    await deliver(house)
    expect(wallet.calls.filter(({ path }) => path === 'wallet/win')).toHaveLength(2)
    pass(1)
    await deliver(house)
    expect(wallet.calls.filter(({ path }) => path === 'wallet/win')).toHaveLength(3)
    expect(wallet.balance()).toBe(9 * STAKE + round.paid)
    const read = house.store.one('SELECT state FROM rounds WHERE id = ?', round.roundId)
    expect(read?.['state']).toBe('settled')
  })

  it.each(['ROUND_CLOSED', 'ALREADY_ROLLED_BACK', 'LIMIT_REACHED'])(
    'whose win is refused as %s for good is not sent again, and says so',
    async (status) => {
      const { house, bet, wallet, pass } = await openStudio()
      wallet.faults.push('', status)
      expect((await bet()).round).toMatchObject({ state: 'settled', refusal: status })
      pass(86_400_000)
      await deliver(house)
      expect(wallet.calls.filter(({ path }) => path === 'wallet/win')).toHaveLength(1)
      expect(house.store.one('SELECT status FROM outbox')?.['status']).toBe(status)
    },
  )

  it('keeps its letters for ninety days after their answer, and those without one for ever', async () => {
    const { house, bet, wallet, pass } = await openStudio()
    await bet()
    pass(60_000)
    wallet.faults.push('', 'INTERNAL')
    await bet()
    const letters = () => house.store.all('SELECT status FROM outbox').map(({ status }) => status)
    expect(letters()).toEqual(['OK', null])
    pass(90 * 86_400_000 - 61_000)
    expect(sweepOutbox(house)).toBe(0)
    pass(120_000)
    expect(sweepOutbox(house)).toBe(1)
    expect(letters()).toEqual([null])
  })

  it('that a stop interrupted is rolled back at the next start', async () => {
    const { house, bet, wallet } = await openStudio()
    const { round } = await bet()
    const paid = wallet.balance()
    house.store.run("UPDATE rounds SET state = 'betting', outcome = NULL WHERE id = ?", round.roundId)
    house.store.run('DELETE FROM outbox')
    expect(recover(house)).toBe(1)
    await deliver(house)
    expect(wallet.balance()).toBe(paid + STAKE)
    expect(recover(house)).toBe(0)
  })
})

describe('free play', () => {
  it('runs on the same tables with play money and never asks the wallet', async () => {
    const { bet, wallet, state } = await openStudio({ mode: 'demo', playerId: null, balance: null })
    const { round } = await bet()
    expect(round.balance).toBe(state.balance - STAKE + round.paid)
    expect(round.version).toBe(gameOf('PSMOONGATE')?.version)
    expect(wallet.calls).toEqual([])
  })
})

describe('the studio’s origin', () => {
  it('opens a launch once, and not for whoever only looks at the page', async () => {
    const { server, opened } = await openStudio()
    expect(opened.statusCode).toBe(200)
    const again = await server.inject({ method: 'POST', url: '/api/open', payload: { token: 'token-00000001' } })
    expect([again.statusCode, again.json()]).toEqual([403, { refused: 'INVALID_TOKEN' }])
    for (const method of ['GET', 'HEAD'] as const) await server.inject({ method, url: '/play?token=token-00000002' })
    const fresh = await server.inject({ method: 'POST', url: '/api/open', payload: { token: 'token-00000002' } })
    expect(fresh.statusCode).toBe(200)
  })

  it('answers nobody without a session, and lets nobody else frame it', async () => {
    const { server } = await openStudio()
    const answer = await server.inject({ url: '/api/state' })
    expect([answer.statusCode, answer.json()]).toEqual([401, { refused: 'SESSION_EXPIRED' }])
    expect(answer.headers['content-security-policy']).toContain('frame-ancestors https://portal.example')
    expect(answer.headers['content-security-policy']).not.toContain('unsafe')
  })

  it('shows a decided round to whoever has its link, and no name', async () => {
    const { server, bet } = await openStudio()
    const { round } = await bet()
    const replay = await server.inject({ url: `/api/round/${round.roundId}` })
    expect(replay.json()).toMatchObject({ roundId: round.roundId, outcome: round.outcome, seed: round.seed, balance: null })
    expect(replay.body).not.toContain('player-1')
    expect((await server.inject({ url: '/api/round/other' })).statusCode).toBe(404)
  })
})

describe('the jackpot', () => {
  it('holds all that went into it, is won once and begins again with what was kept', async () => {
    const { house, bet, pass } = await openStudio({}, 1000 * STAKE)
    for (let spin = 0; spin < 7; spin++) {
      await bet()
      pass(2500)
    }
    const row = house.store.one('SELECT * FROM pots') ?? {}
    expect(Number(row['contributed'])).toBe((7 * STAKE * 5) / 1000)
    expect(Number(row['pot']) + Number(row['next']) + Number(row['paid'])).toBe(Number(row['contributed']))
    const id = String(row['id'])
    const won = winPot(house.store, id, { place: 10_000, now: 5 })
    const after = house.store.one('SELECT * FROM pots') ?? {}
    expect(won).toBe(Number(row['pot']) - (Number(row['pot']) % 10_000))
    expect(Number(after['pot']) + Number(after['next']) + Number(after['paid'])).toBe(Number(after['contributed']))
    expect(winPot(house.store, id, { place: 10_000, now: 6 })).toBeLessThan(won)
  })

  it('is told to the site when it has changed, again where no answer came, and anew after a while', async () => {
    const { house, bet, wallet, pass } = await openStudio({}, 1000 * STAKE)
    const report = createJackpotReports(house)
    const reports = () => wallet.calls.flatMap(({ path, body }) => (path === 'jackpot/report' ? [body['jackpots']] : []))
    await report()
    expect(reports()).toEqual([])
    await bet()
    wallet.faults.push('LOST_CALL')
    await report()
    await report()
    await report()
    const { pot } = house.store.one('SELECT pot FROM pots') as { pot: number }
    const said = [{ gameCode: 'PSMOONGATE', currency: 'VND', amount: pot }]
    expect(reports()).toEqual([said, said])
    pass(20 * 60_000)
    await report()
    expect(reports()).toHaveLength(3)
    await bet()
    await report()
    expect(reports()).toHaveLength(4)
  })

  it('begins with what the house put in, once, and wins that as well', async () => {
    const { house, bet } = await openStudio({}, 1000 * STAKE)
    const opening = { game: 'PSMOONGATE', currency: 'VND', amount: 9_000_000 }
    beginPots(house.store, [opening])
    await bet()
    beginPots(house.store, [{ ...opening, amount: 1 }])
    const { pot, contributed } = house.store.one('SELECT pot, contributed FROM pots') as { pot: number; contributed: number }
    expect([pot, contributed]).toEqual([9_000_000 + (STAKE * 4) / 1000, 9_000_000 + (STAKE * 5) / 1000])
    expect(winPot(house.store, 'PSMOONGATE:VND:real', { place: 10_000, now: 5 })).toBe(pot)
  })

  it('of play money is told to nobody', async () => {
    const { house, bet, wallet } = await openStudio({ mode: 'demo', playerId: null, balance: null })
    await bet()
    await createJackpotReports(house)()
    expect(wallet.calls.filter(({ path }) => path === 'jackpot/report')).toEqual([])
  })
})
