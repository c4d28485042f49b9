import { describe, expect, it } from 'vitest'
import { openTable } from '../testing/open-table.ts'

const BUY_IN = 1_000_000_000
const PRICE = 1_000_000

const openReef = async () => {
  const table = await openTable({ gameCode: 'PSCORALREEF' }, 10 * BUY_IN)
  const call = async (path: string, payload: object, session = table.session) => {
    const headers = { authorization: `Bearer ${session}` }
    const answer = await table.server.inject({ method: 'POST', url: `/api/buy-in${path}`, headers, payload })
    return { status: answer.statusCode, ...answer.json() }
  }
  const bet = { requestId: 'request-1', clientNumber: '71904226', commitment: table.state.commitment, choice: { buyIn: BUY_IN } }
  return { ...table, call, bet }
}

describe('the calls of Coral Reef', () => {
  it('buy in, tell how the round stands, shoot, and settle', async () => {
    const { call, bet, wallet } = await openReef()
    expect(await call('/look', {})).toMatchObject({ open: null, over: null })
    const { round, commitment } = await call('', bet)
    expect(round).toMatchObject({ state: 'riding', stake: BUY_IN, seed: null })
    expect(commitment).not.toBe(bet.commitment)
    const { roundId } = round
    const fired = await call('/shot', { roundId, number: 1, target: 'minnow', price: PRICE })
    expect(fired).toMatchObject({ shot: { number: 1, target: 'minnow', price: PRICE } })
    expect(await call('/recall', { roundId, number: 2 })).toMatchObject({ shot: { number: 2, target: null } })
    expect(await call('', { requestId: 'request-2', roundId, choice: { buyIn: BUY_IN } })).toMatchObject({ round: { stake: 2 * BUY_IN } })
    const { open } = await call('/look', { roundId })
    expect(open).toMatchObject({ left: 2 * BUY_IN - PRICE + fired.shot.paid, fired: 1, next: 3 })
    const settled = await call('/settle', { roundId })
    expect(settled.round).toMatchObject({ state: 'settled', paid: open.left })
    expect(await call('/look', { roundId })).toMatchObject({ open: null, over: { paid: open.left } })
    expect(wallet.balance()).toBe(8 * BUY_IN + open.left)
  })

  it('take four shots a second for as long as one plays', async () => {
    const { call, bet, pass } = await openReef()
    const { roundId } = (await call('', bet)).round
    for (let number = 1; number <= 300; number++) {
      pass(250)
      const { status, shot } = await call('/shot', { roundId, number, target: 'turtle', price: PRICE })
      expect([status, shot?.number]).toEqual([200, number])
    }
    expect((await call('/settle', { roundId })).round.state).toBe('settled')
  })

  it('are nobody’s without a session, and refuse what is no call', async () => {
    const { call, bet } = await openReef()
    const { roundId } = (await call('', bet)).round
    for (const path of ['', '/look', '/shot', '/recall', '/settle'])
      expect(await call(path, { roundId, number: 1 }, 'session-of-nobody')).toEqual({ status: 401, refused: 'SESSION_EXPIRED' })
    expect(await call('/shot', { roundId, number: '1', target: 'minnow', price: PRICE })).toMatchObject({ refused: 'NOT_A_SHOT' })
    expect(await call('/shot', { roundId, number: 1, target: 'minnow' })).toMatchObject({ refused: 'NOT_A_SHOT' })
    expect(await call('/recall', { roundId })).toMatchObject({ refused: 'NOT_A_SHOT' })
    expect(await call('/recall', { number: 1 })).toMatchObject({ refused: 'UNKNOWN_ROUND' })
    expect(await call('', { ...bet, requestId: 'no' })).toMatchObject({ refused: 'NOT_A_BET' })
    expect(await call('/settle', { roundId: { $ne: '' } })).toMatchObject({ refused: 'UNKNOWN_ROUND' })
  })

  it('leave no other game’s way to the same round', async () => {
    const { call, bet: reefBet, server, session } = await openReef()
    await call('', reefBet)
    const headers = { authorization: `Bearer ${session}` }
    const answer = await server.inject({ method: 'POST', url: '/api/play', headers, payload: { ...reefBet, requestId: 'request-9' } })
    expect(answer.json()).toMatchObject({ refused: 'NOT_A_BET' })
  })
})
