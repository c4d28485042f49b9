import type { EventData } from '@portico/contract/events'
import { frame } from '@portico/contract/events'
import { HEADERS, type ResponseOf } from '@portico/contract/kit/call'
import { EVENTS_PATH } from '@portico/contract/kit/paths'
import { eventsTicket } from '@portico/contract/session/calls'

/** A member's socket at one gateway, and what came over it. */
export interface Reader {
  /** When it was greeted, in milliseconds. */
  readonly since: number
  /** Draws, as `gameCode numero`. */
  readonly draws: readonly string[]
  /** Ids of bets told as settled. */
  readonly settled: readonly string[]
  close(): void
}

/** Opens a member's socket; answers when it has been greeted. */
export const openReader = async (address: string, token: string): Promise<Reader> => {
  const answer = await fetch(address + eventsTicket.path, {
    method: eventsTicket.method,
    headers: { [HEADERS.token]: token, 'content-type': 'application/json' },
    body: '{}',
  })
  const { value } = (await answer.json()) as { value: ResponseOf<typeof eventsTicket> }
  const socket = new WebSocket(`${address.replace('http', 'ws')}${EVENTS_PATH}?ticket=${encodeURIComponent(value.ticket)}`)
  const draws: string[] = []
  const settled: string[] = []
  const greeted = Promise.withResolvers<void>()
  socket.addEventListener('error', () => greeted.reject(new Error('the socket was refused')))
  socket.addEventListener('message', ({ data }) => {
    const read = frame.parse(JSON.parse(String(data)))
    if ('hello' in read) return greeted.resolve()
    if (!('type' in read)) return
    if (read.type === 'numero.drawn') {
      const { gameCode, draw } = read.data as EventData<'public', 'numero.drawn'>
      draws.push(`${gameCode} ${draw.numero}`)
    }
    if (read.type === 'bets.settled') settled.push(...(read.data as EventData<'member', 'bets.settled'>).bets.map(({ betId }) => betId))
  })
  await greeted.promise
  return { since: Date.now(), draws, settled, close: () => socket.close() }
}
