import { describe, expect, it, onTestFinished } from 'vitest'
import type { BingoView } from '../bingo/view.ts'
import { cardsOf, openBingo } from '../testing/open-bingo.ts'
import { createServer } from './server.ts'
import { createWatchers } from './shared.ts'

const open = async () => {
  const bingo = await openBingo({ houseCards: 9 })
  const watchers = createWatchers()
  const server = createServer({ house: bingo.hall, bingo: bingo.hall.terms, page: import.meta.dirname, sites: [], own: '', watchers })
  onTestFinished(() => server.close())
  return { ...bingo, watchers, server, origin: await server.listen({ host: '127.0.0.1', port: 0 }) }
}

const headersOf = ({ id }: { readonly id: string }) => ({ authorization: `Bearer ${id}` })

describe('the calls of bingo', () => {
  it('stream sale and round to whoever has a session of it, and count who looks', async () => {
    const { origin, sit, watchers, round } = await open()
    const session = await sit('player-1')
    expect((await fetch(`${origin}/api/bingo`)).status).toBe(401)
    const other = await sit('player-2', { gameCode: 'PSSKYLANTERN' })
    expect((await fetch(`${origin}/api/bingo`, { headers: headersOf(other) })).status).toBe(404)
    const stop = new AbortController()
    const answer = await fetch(`${origin}/api/bingo`, { headers: headersOf(session), signal: stop.signal })
    expect(answer.headers.get('content-type')).toBe('text/event-stream')
    const first = await answer.body?.pipeThrough(new TextDecoderStream()).getReader().read()
    const frame = JSON.parse(String(first?.value).replace('data: ', '')) as BingoView
    expect(frame).toMatchObject({ terms: { houseCards: 9 }, sale: { commitment: round().commitment, isOpen: true, mine: [] }, round: null })
    expect([watchers.count('PSBINGODUSK'), watchers.count('PSSKYLANTERN')]).toEqual([1, 0])
    stop.abort()
    await expect.poll(() => watchers.count()).toBe(0)
  })

  it('take a purchase and its return, and turn away other games and what is no bet', async () => {
    const { server, sit, round } = await open()
    const session = await sit('player-1')
    const post = async (url: string, payload: object, by = headersOf(session)) =>
      (await server.inject({ method: 'POST', url, headers: by, payload })).json()
    const sent = {
      requestId: 'request-1',
      clientNumber: '7',
      commitment: round().commitment,
      choice: { cards: await cardsOf(1, 2) },
    }
    expect(await post('/api/bingo/buy', { ...sent, choice: { cards: [] } })).toEqual({ refused: 'NOT_A_BET' })
    expect(await post('/api/bingo/buy', { ...sent, requestId: {} })).toEqual({ refused: 'NOT_A_BET' })
    // The calls of other games draw for themselves, which a round of bingo must never do.
    expect(await post('/api/play', sent)).toMatchObject({ refused: 'NOT_A_BET' })
    expect(await post('/api/flight/bet', sent)).toEqual({ refused: 'NOT_A_BET' })
    const roulette = headersOf(await sit('player-2', { gameCode: 'PSROULETTE' }))
    expect(await post('/api/bingo/buy', sent, roulette)).toEqual({ refused: 'NOT_A_BET' })
    const { round: bought } = await post('/api/bingo/buy', sent)
    expect(bought).toMatchObject({ state: 'riding', seed: null, shared: null, stake: 400_000_000 })
    // Bought cards are no replay yet.
    expect((await server.inject({ url: `/api/round/${bought.roundId}` })).statusCode).toBe(404)
    expect(await post('/api/bingo/return', { roundId: bought.roundId }, roulette)).toEqual({ refused: 'UNKNOWN_ROUND' })
    expect(await post('/api/bingo/return', {})).toEqual({ refused: 'UNKNOWN_ROUND' })
    expect(await post('/api/bingo/return', { roundId: bought.roundId })).toMatchObject({ round: { state: 'void', refusal: 'GIVEN_BACK' } })
  })

  it('show a round that is over to whoever has its link, with all that a check needs, and to the player’s own list without the others', async () => {
    const { server, sit, purchase, close, named, pass, hall, deliver } = await open()
    const session = await sit('player-1')
    const bought = await purchase(session, 2)
    if ('refused' in bought) throw new Error(bought.refused)
    await close()
    await pass(named(1)!.startsAt + 76 * hall.terms.ballMs - hall.now())
    await deliver()
    const replay = (await server.inject({ url: `/api/round/${bought.round.roundId}` })).json()
    expect(replay).toMatchObject({ state: 'settled', balance: null, shared: { pool: { bets: [{ cards: expect.any(Array) }] } } })
    expect(JSON.stringify(replay)).not.toContain('player-1')
    const state = (await server.inject({ url: '/api/state', headers: headersOf(session) })).json()
    expect(state.rounds).toHaveLength(1)
    expect(state.rounds[0].shared).toEqual({ flight: replay.shared.flight, bets: replay.shared.bets })
  })
})
