import { describe, expect, it } from 'vitest'
import { gameOf } from '../games/games.ts'
import type { ShownRound } from '../fair/shown-round.ts'
import { faultsOf } from '../fair/verify.ts'
import { deliver, sweepOutbox } from '../rounds/outbox.ts'
import { play } from '../rounds/play.ts'
import { recover } from '../rounds/recover.ts'
import { sessionOf } from '../rounds/session.ts'
import { openTable, STAKE } from '../testing/open-table.ts'

describe('a round of the studio', () => {
  it('takes the stake, is decided, pays what it won and can be checked by anyone', async () => {
    const { wallet, bet, pass, state } = await openTable({}, 1000 * STAKE)
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
    const { bet, pass, state } = await openTable()
    expect((await bet({ stake: STAKE }, { commitment: 'f'.repeat(64) })).refused).toBe('COMMITMENT_SPENT')
    const { round } = await bet()
    expect(round.commitment).toBe(state.commitment)
    pass(2500)
    expect((await bet({ stake: STAKE }, { commitment: state.commitment })).refused).toBe('COMMITMENT_SPENT')
  })

  it('keeps its least time between bets on the server, and answers one request with one round', async () => {
    const { bet, pass, wallet } = await openTable()
    const { round } = await bet()
    expect((await bet({ stake: STAKE }, { requestId: 'request-1' })).round.roundId).toBe(round.roundId)
    pass(2499)
    expect(await bet()).toMatchObject({ refused: 'TOO_SOON', waitMs: 1 })
    pass(1)
    expect((await bet()).round.state).toBe('settled')
    expect(wallet.calls.filter(({ path }) => path === 'wallet/bet')).toHaveLength(2)
  })

  it('takes one of two bets sent at once', async () => {
    const { house, session, state, wallet } = await openTable()
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
    const { bet, wallet } = await openTable()
    expect(await bet(choice)).toMatchObject({ refused })
    expect(wallet.calls.filter(({ path }) => path !== 'wallet/balance')).toEqual([])
  })

  it('refuses what could pay more than the session may', async () => {
    const { bet } = await openTable({ limits: { minStake: 10_000_000, maxStake: 5_000_000_000, maxPayout: 1_000_000_000 } })
    expect(await bet()).toMatchObject({ refused: 'PAYOUT_ABOVE' })
  })

  it.each(['INSUFFICIENT_FUNDS', 'LIMIT_REACHED'])('that the wallet refuses as %s is over, and nothing is rolled back', async (status) => {
    const { bet, wallet } = await openTable()
    wallet.faults.push(status)
    expect((await bet()).round).toMatchObject({ state: 'refused', refusal: status, outcome: null })
    expect(wallet.calls.some(({ path }) => path === 'wallet/rollback')).toBe(false)
    // Refused, it took no time.
    expect((await bet()).round.state).toBe('settled')
  })

  it.each(['LOST_CALL', 'LOST_REPLY', 'SESSION_EXPIRED', 'INTERNAL'])(
    'whose bet came to %s is rolled back and draws nothing',
    async (fault) => {
      const { bet, wallet, house, pass } = await openTable()
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
    const { bet, wallet, house, pass } = await openTable()
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
      const { house, bet, wallet, pass } = await openTable()
      wallet.faults.push('', status)
      expect((await bet()).round).toMatchObject({ state: 'settled', refusal: status })
      pass(86_400_000)
      await deliver(house)
      expect(wallet.calls.filter(({ path }) => path === 'wallet/win')).toHaveLength(1)
      expect(house.store.one('SELECT status FROM outbox')?.['status']).toBe(status)
    },
  )

  it('keeps its letters for ninety days after their answer, and those without one for ever', async () => {
    const { house, bet, wallet, pass } = await openTable()
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
    const { house, bet, wallet } = await openTable()
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
    const { bet, wallet, state } = await openTable({ mode: 'demo', playerId: null, balance: null })
    const { round } = await bet()
    expect(round.balance).toBe(state.balance - STAKE + round.paid)
    expect(round.version).toBe(gameOf('PSMOONGATE')?.version)
    expect(wallet.calls).toEqual([])
  })
})

describe('the studio’s origin', () => {
  it('opens a launch once, and not for whoever only looks at the page', async () => {
    const { server, opened } = await openTable()
    expect(opened.statusCode).toBe(200)
    const again = await server.inject({ method: 'POST', url: '/api/open', payload: { token: 'token-00000001' } })
    expect([again.statusCode, again.json()]).toEqual([403, { refused: 'INVALID_TOKEN' }])
    for (const method of ['GET', 'HEAD'] as const) await server.inject({ method, url: '/play?token=token-00000002' })
    const fresh = await server.inject({ method: 'POST', url: '/api/open', payload: { token: 'token-00000002' } })
    expect(fresh.statusCode).toBe(200)
  })

  it('answers nobody without a session, and lets nobody else frame it', async () => {
    const { server } = await openTable()
    const answer = await server.inject({ url: '/api/state' })
    expect([answer.statusCode, answer.json()]).toEqual([401, { refused: 'SESSION_EXPIRED' }])
    expect(answer.headers['content-security-policy']).toContain('frame-ancestors https://portal.example')
    expect(answer.headers['content-security-policy']).not.toContain('unsafe')
  })

  it('shows a decided round to whoever has its link, and no name', async () => {
    const { server, bet } = await openTable()
    const { round } = await bet()
    const replay = await server.inject({ url: `/api/round/${round.roundId}` })
    expect(replay.json()).toMatchObject({ roundId: round.roundId, outcome: round.outcome, seed: round.seed, balance: null })
    expect(replay.body).not.toContain('player-1')
    expect((await server.inject({ url: '/api/round/other' })).statusCode).toBe(404)
  })
})
