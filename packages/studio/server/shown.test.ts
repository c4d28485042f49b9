import { describe, expect, it } from 'vitest'
import { settleLeft } from '../buy-ins/settle.ts'
import { openTable } from '../testing/open-table.ts'

const openAnd = async (over: object = {}) => {
  const table = await openTable(over)
  const headers = { authorization: `Bearer ${table.session}` }
  /** The game opened again from the lobby, by the same player unless another is named. */
  const again = async (count: number) => {
    const answer = await table.server.inject({ method: 'POST', url: '/api/open', payload: { token: `token-0000000${count}` } })
    return answer.json().state
  }
  const see = (roundId: unknown, by = headers) =>
    table.server.inject({ method: 'POST', url: '/api/shown', headers: by, payload: { roundId } })
  return { ...table, again, see }
}

describe('a round that its player did not see', () => {
  it.each([
    ['PSMOONGATE', { stake: 50_000_000 }],
    ['PSROULETTE', { chips: [{ spot: '7', amount: 50_000_000 }] }],
    ['PSBACCARAT', { player: 50_000_000, tie: 0, banker: 0 }],
  ])('of %s is told when the game is opened again, until it was shown, and stakes nothing', async (gameCode, choice) => {
    const { bet, again, see, wallet, state } = await openAnd({ gameCode })
    expect(state).toMatchObject({ unseen: null })
    const { round } = await bet(choice)
    const balance = wallet.balance()
    expect((await again(2)).unseen).toEqual({
      round: expect.objectContaining({ roundId: round.roundId, outcome: round.outcome }),
      earlier: 0,
    })
    expect((await again(3)).unseen.round.roundId).toBe(round.roundId)
    expect((await see(round.roundId)).statusCode).toBe(200)
    expect((await again(4)).unseen).toBeNull()
    expect(wallet.balance()).toBe(balance)
    expect(wallet.calls.filter(({ path }) => path === 'wallet/bet')).toHaveLength(1)
  })

  it('is the last one, with those before it counted, and a mark of the last is one of all', async () => {
    const { bet, pass, again, see } = await openAnd()
    const first = await bet()
    pass(2500)
    const second = await bet()
    pass(2500)
    expect((await again(2)).unseen).toMatchObject({ round: { roundId: second.round.roundId }, earlier: 1 })
    await see(first.round.roundId)
    expect((await again(3)).unseen).toMatchObject({ round: { roundId: second.round.roundId }, earlier: 0 })
    const third = await bet()
    await see(third.round.roundId)
    expect((await again(4)).unseen).toBeNull()
  })

  it('is not marked by another player, nor by what is no round of theirs, and refused bets are none', async () => {
    const { bet, again, see, wallet, house } = await openAnd()
    wallet.faults.push('INSUFFICIENT_FUNDS')
    await bet()
    expect((await again(2)).unseen).toBeNull()
    const { round } = await bet()
    for (const roundId of ['other', '', 7, null]) expect((await see(roundId)).statusCode).toBe(200)
    house.store.run("UPDATE rounds SET player = 'player-2' WHERE id = ?", round.roundId)
    await see(round.roundId)
    house.store.run("UPDATE rounds SET player = 'player-1' WHERE id = ?", round.roundId)
    expect((await again(3)).unseen.round.roundId).toBe(round.roundId)
    expect((await see(round.roundId, { authorization: 'Bearer nobody-at-all' })).statusCode).toBe(401)
  })

  it('by buy-in is one that was settled while nobody looked', async () => {
    const { server, session, state, again, pass, house } = await openAnd({ gameCode: 'PSCORALREEF' })
    const headers = { authorization: `Bearer ${session}` }
    const payload = { requestId: 'request-1', clientNumber: '1', commitment: state.commitment, choice: { buyIn: 50_000_000 } }
    const { round } = (await server.inject({ method: 'POST', url: '/api/buy-in', headers, payload })).json()
    // Still open, it is gone on with and not told of.
    expect((await again(2)).unseen).toBeNull()
    pass(600_001)
    await settleLeft(house)
    expect((await again(3)).unseen).toMatchObject({ round: { roundId: round.roundId, paid: 50_000_000 } })
  })
})
