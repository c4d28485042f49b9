import { afterEach, describe, expect, it } from 'vitest'
import { createPresence } from '../duels/presence.ts'
import { duelView, type DuelView } from '../duels/view.ts'
import { playsOf } from '../games/cards/plays.ts'
import { standingAfter } from '../games/cards/standing.ts'
import type { Session } from '../rounds/session.ts'
import { type Duels, GAME, openDuels, STAKE } from '../testing/open-duels.ts'
import { createServer } from './server.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const open = async (duels: Duels = openDuels()) => {
  const presence = createPresence(duels.house.now)
  const server = createServer({ house: duels.house, page: import.meta.dirname, sites: [], own: '', presence })
  closing.push(() => server.close())
  const headersOf = ({ id }: Session) => ({ authorization: `Bearer ${id}` })
  const post = async (session: Session, call: string, payload: object = {}) =>
    (await server.inject({ method: 'POST', url: `/api/duel/${call}`, headers: headersOf(session), payload })).json()
  return { ...duels, server, presence, post, headersOf, origin: await server.listen({ host: '127.0.0.1', port: 0 }) }
}

describe('the calls of a game of two', () => {
  it('lead a player from the seat to the pot', async () => {
    const { enter, post, server, headersOf } = await open()
    const [one, two] = [await enter('player-1'), await enter('player-2')]
    expect(await post(one, 'sit', { stake: 'all' })).toEqual({ refused: 'NOT_A_BET' })
    expect((await post(one, 'sit', { stake: STAKE })).view).toMatchObject({ state: 'waiting', opponent: null })
    expect((await post(one, 'stand')).view).toMatchObject({ state: 'void', ending: 'LEFT' })
    await post(one, 'sit', { stake: STAKE })
    const { view } = await post(two, 'sit', { stake: STAKE })
    expect(view.state).toBe('staking')
    expect(await post(one, 'stand')).toEqual({ refused: 'SEAT_TAKEN' })
    for (const [place, session] of [one, two].entries())
      expect(await post(session, 'stake', { requestId: `request-${place}`, clientNumber: '7', commitment: view.commitment })).toMatchObject(
        { round: { state: 'riding', seed: null } },
      )
    const answer = await server.inject({ url: '/api/state', headers: headersOf(one) })
    expect(answer.json()).toMatchObject({ game: GAME, rounds: [] })
    expect(await post(one, 'move', { at: 0, cards: 'all' })).toEqual({ refused: 'NO_COMBINATION' })
    expect(await post(one, 'move', { at: 7, cards: [] })).toEqual({ refused: 'MOVED_ALREADY' })
    expect(await post(one, 'here')).toEqual({})
  })

  it('are for whoever has a session of this game, and the shared calls of other games are not for it', async () => {
    const { enter, post, server, headersOf } = await open()
    const other = await enter('player-9', { gameCode: 'PSROULETTE' })
    expect((await server.inject({ url: '/api/duel' })).statusCode).toBe(401)
    expect((await server.inject({ url: '/api/duel', headers: headersOf(other) })).statusCode).toBe(404)
    expect(await post(other, 'sit', { stake: STAKE })).toEqual({ refused: 'NOT_A_BET' })
    expect(await post(other, 'stake', { requestId: 'request-1', clientNumber: '7' })).toEqual({ refused: 'NOT_SEATED' })
    expect(await post(other, 'move', { at: 0, cards: [] })).toEqual({ refused: 'NOT_SEATED' })
    const mine = await enter('player-1')
    const played = await server.inject({
      method: 'POST',
      url: '/api/play',
      headers: headersOf(mine),
      payload: { requestId: 'request-2', clientNumber: '7', commitment: 'x', choice: { stake: STAKE } },
    })
    expect(played.json()).toMatchObject({ refused: 'NOT_A_BET' })
  })

  it('say by an open stream who is there, and by a silent one who is not', async () => {
    const { enter, origin, headersOf, presence, post, skip } = await open()
    const session = await enter('player-1')
    expect(presence.isThere('player-1')).toBe(false)
    const stop = new AbortController()
    const answer = await fetch(`${origin}/api/duel`, { headers: headersOf(session), signal: stop.signal })
    expect(answer.headers.get('content-type')).toBe('text/event-stream')
    expect(presence.isThere('player-1')).toBe(true)
    skip(8001)
    expect(presence.isThere('player-1')).toBe(false)
    await post(session, 'here')
    expect(presence.isThere('player-1')).toBe(true)
    stop.abort()
    await expect.poll(() => presence.isThere('player-1')).toBe(false)
  })

  /** Reads frames of a stream, raw, into a list until it is stopped. */
  const record = async (origin: string, headers: Record<string, string>) => {
    const stop = new AbortController()
    const answer = await fetch(`${origin}/api/duel`, { headers, signal: stop.signal })
    const texts: string[] = []
    const read = async () => {
      try {
        for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) texts.push(text)
      } catch {
        // Stopped.
      }
    }
    void read()
    return { texts, stop: () => stop.abort() }
  }

  it('never carry a card of the other, in any frame or answer, until the end', async () => {
    const table = await open()
    const { deal, origin, headersOf, post, server, duelFor, view } = table
    const sessions = await deal()
    const streams = await Promise.all(sessions.map((session) => record(origin, headersOf(session))))
    const answers: [string[], string[]] = [[], []]
    const { id, seed, hands } = duelFor(sessions[0])
    /** Every list of numbers within a text, which cards would be texts as. */
    const cardsIn = (texts: readonly string[]): number[] =>
      texts.flatMap((text) => [...text.matchAll(/\[([\d,]+)\]/g)].flatMap(([, list = '']) => list.split(',').map(Number)))
    let secret: readonly number[][] = hands?.map((hand) => [...hand]) ?? []
    for (let moves = 0; moves < 60; moves++) {
      const duel = duelFor(sessions[0])
      const standing = standingAfter(duel.hands ?? [[], []], duel.moves)
      const seat = standing.turn
      const session = sessions.find((one) => duelView(table.house, one)?.seat === seat) ?? sessions[0]
      const [cards = []] = playsOf(standing)
      // The last move opens both hands: all that was texts before it is judged.
      if (cards.length === standing.hands[seat].length) break
      answers[seat].push(JSON.stringify(await post(session, 'move', { at: duel.moves.length, cards })))
      answers[seat].push((await server.inject({ url: '/api/state', headers: headersOf(session) })).body)
      const round = view(session).round?.roundId ?? ''
      expect((await server.inject({ url: `/api/round/${round}` })).statusCode).toBe(404)
      // Until a card is laid it may not have been texts; afterwards it is everybody's.
      for (const [place, texts] of [answers[0], answers[1]].entries()) {
        const theirs = (secret[1 - place] ?? []).filter((card) => !cards.includes(card))
        expect(cardsIn(texts).filter((card) => theirs.includes(card))).toEqual([])
      }
      secret = secret.map((hand) => hand.filter((card) => !cards.includes(card)))
    }
    const last = (texts: readonly string[]): DuelView | undefined => {
      const frame = texts
        .join('')
        .split('\n\n')
        .findLast((text) => text.startsWith('data: {'))
      return frame ? (JSON.parse(frame.slice(6)) as DuelView) : undefined
    }
    for (const [place, { texts, stop }] of streams.entries()) {
      await expect.poll(() => last(texts)?.moves.length).toBe(duelFor(sessions[0]).moves.length)
      const seat = view(sessions[place] ?? sessions[0]).seat
      const text = texts.join('')
      expect(cardsIn([text]).filter((card) => secret[1 - seat]?.includes(card))).toEqual([])
      expect(text).not.toContain(seed)
      expect(text).toContain(id)
      stop()
    }
  })
})
