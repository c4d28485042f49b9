import { describe, expect, it, onTestFinished } from 'vitest'
import { advance } from '../flights/advance.ts'
import type { FlightView } from '../flights/view.ts'
import { openFlights, STAKE } from '../testing/open-flights.ts'
import { createWatchers } from './shared.ts'
import { createServer } from './server.ts'

const open = async () => {
  const flights = await openFlights()
  const watchers = createWatchers()
  const server = createServer({ house: flights.house, page: import.meta.dirname, sites: [], own: '', watchers })
  onTestFinished(() => server.close())
  return { ...flights, watchers, server, origin: await server.listen({ host: '127.0.0.1', port: 0 }) }
}

describe('the calls of a shared game', () => {
  it('stream the flight to whoever has a session, and count who looks', async () => {
    const { origin, sit, watchers, flight } = await open()
    const session = await sit('player-1')
    expect((await fetch(`${origin}/api/flight`)).status).toBe(401)
    const stop = new AbortController()
    const answer = await fetch(`${origin}/api/flight`, { headers: { authorization: `Bearer ${session.id}` }, signal: stop.signal })
    expect(answer.headers.get('content-type')).toBe('text/event-stream')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const first = await answer.body?.pipeThrough(new TextDecoderStream()).getReader().read()
    const frame = JSON.parse(String(first?.value).replace('data: ', '')) as FlightView
    expect(frame).toMatchObject({ state: 'betting', commitment: flight().commitment, crash: null, mine: null, riders: [] })
    expect(watchers.count()).toBe(1)
    stop.abort()
    await expect.poll(() => watchers.count()).toBe(0)
  })

  it('are counted by session and not by address, and a session looks at four streams at most', async () => {
    const { origin, server, sit, watchers } = await open()
    const [one, other] = [await sit('player-1'), await sit('player-2')]
    const headersOf = ({ id }: { readonly id: string }) => ({ authorization: `Bearer ${id}` })
    const leave = async (session: { readonly id: string }) =>
      (await server.inject({ method: 'POST', url: '/api/flight/leave', headers: headersOf(session), payload: {} })).statusCode
    for (let call = 0; call < 240; call++) expect(await leave(one)).toBe(200)
    expect([await leave(one), await leave(other)]).toEqual([429, 200])
    const stop = new AbortController()
    const look = () => fetch(`${origin}/api/flight`, { headers: headersOf(other), signal: stop.signal })
    const looks: number[] = []
    for (let stream = 0; stream < 5; stream++) looks.push((await look()).status)
    expect(looks).toEqual([200, 200, 200, 200, 429])
    stop.abort()
    await expect.poll(() => watchers.countOf(other.id)).toBe(0)
  })

  it('take a bet and a cash-out, and turn away other games and what is no bet', async () => {
    const { server, sit, flight, house } = await open()
    const session = await sit('player-1')
    const headers = { authorization: `Bearer ${session.id}` }
    const post = async (url: string, payload: object, by = headers) =>
      (await server.inject({ method: 'POST', url, headers: by, payload })).json()
    const sent = { requestId: 'request-1', clientNumber: '7', commitment: flight().commitment, choice: { stake: STAKE, auto: 150 } }
    expect(await post('/api/flight/bet', { ...sent, choice: { stake: -1 } })).toEqual({ refused: 'NOT_A_BET' })
    // The call of games of one's own draws a number at once, which a flight must never do.
    expect(await post('/api/play', sent)).toMatchObject({ refused: 'NOT_A_BET' })
    const roulette = await sit('player-2', { gameCode: 'PSROULETTE' })
    const other = { authorization: `Bearer ${roulette.id}` }
    expect(await post('/api/flight/bet', sent, other)).toEqual({ refused: 'NOT_A_BET' })
    expect((await server.inject({ url: '/api/flight', headers: other })).statusCode).toBe(404)
    const { round } = await post('/api/flight/bet', sent)
    expect(round).toMatchObject({ state: 'riding', seed: null, shared: null })
    expect(await post('/api/flight/leave', { roundId: round.roundId })).toEqual({ refused: 'NOT_FLYING' })
    expect(await post('/api/flight/leave', {})).toEqual({ refused: 'UNKNOWN_ROUND' })
    expect(await post('/api/flight/leave', { roundId: round.roundId }, other)).toEqual({ refused: 'UNKNOWN_ROUND' })
    // A bet in the air is no replay yet.
    expect((await server.inject({ url: `/api/round/${round.roundId}` })).statusCode).toBe(404)
    expect(await advance(house, { watched: true })).toBe(false)
  })
})
