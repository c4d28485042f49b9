import { type Channel, type EventData, EVENTS } from '@portico/contract/events'
import type { Schema } from '@portico/contract/kit/call'
import type { Logger } from 'pino'
import { type Chance, randomToken } from '../ports/chance.ts'
import type { Clock } from '../ports/clock.ts'
import type { Events } from './port.ts'
import { createTickets, type Tickets } from './tickets.ts'

/** Who listens at a socket; guests hear the public channel alone. */
export interface Listener {
  readonly memberId: string | null
  readonly sessionId: string | null
}

/** What the hub needs of a socket. */
export interface Line {
  send(text: string): void
  /** Bytes accepted but not yet sent. */
  readonly bufferedAmount: number
  close(code: number, reason: string): void
}

export const CLOSE = { goingAway: 1001, tooSlow: 1013, unauthorized: 4401, foreignOrigin: 4403 } as const

/** A reader this far behind is closed; it comes back and fetches what it missed. */
const MAX_BACKLOG = 256 * 1024

type EndReason = EventData<'member', 'session.ended'>['reason']

export interface Hub extends Events {
  /** What a socket is opened with. */
  readonly tickets: Tickets
  /** Greets a socket and adds it. The returned function takes it out again. */
  join(line: Line, listener: Listener): () => void
  /** Tells a session's sockets why it ended and closes them; its tickets open no others. */
  endSession(sessionId: string, reason: EndReason): void
  closeAll(): void
  size(): number
}

export const createHub = ({ clock, chance, log }: { clock: Clock; chance: Chance; log: Logger }): Hub => {
  const epoch = randomToken(chance, 9)
  const tickets = createTickets({ clock, chance })
  const lines = new Map<Line, Listener>()
  const byMember = new Map<string, Set<Line>>()
  const memberSeq = new Map<string, number>()
  let publicSeq = 0

  const leave = (line: Line) => {
    const listener = lines.get(line)
    lines.delete(line)
    if (!listener?.memberId) return
    const siblings = byMember.get(listener.memberId)
    siblings?.delete(line)
    if (siblings?.size === 0) byMember.delete(listener.memberId)
  }

  const drop = (line: Line, code: number, reason: string) => {
    leave(line)
    line.close(code, reason)
  }

  const send = (line: Line, text: string) => {
    if (line.bufferedAmount > MAX_BACKLOG) drop(line, CLOSE.tooSlow, 'too slow')
    else line.send(text)
  }

  const frame = (channel: Channel, type: string, seq: number, data: unknown): string | undefined => {
    const schema = (EVENTS[channel] as Record<string, Schema>)[type]
    const read = schema?.safeParse(data)
    if (!read?.success) {
      log.error({ channel, type, issues: read?.error.issues.slice(0, 3) }, 'an event breaks the contract')
      return undefined
    }
    return JSON.stringify({ seq, channel, type, data: read.data })
  }

  return {
    tickets,
    join: (line, listener) => {
      lines.set(line, listener)
      const { memberId } = listener
      if (memberId) byMember.set(memberId, (byMember.get(memberId) ?? new Set()).add(line))
      const channels = [
        { channel: 'public', seq: publicSeq },
        ...(memberId ? [{ channel: 'member', seq: memberSeq.get(memberId) ?? 0 }] : []),
      ]
      line.send(JSON.stringify({ hello: true, epoch, channels, serverNow: clock.now().toISOString() }))
      return () => leave(line)
    },
    announce: (type, data) => {
      const text = frame('public', type, publicSeq + 1, data)
      if (text === undefined) return
      publicSeq += 1
      for (const line of lines.keys()) send(line, text)
    },
    listens: (memberId) => byMember.has(memberId),
    tell: (memberId, type, data) => {
      const seq = (memberSeq.get(memberId) ?? 0) + 1
      const listening = byMember.get(memberId)
      // Counted all the same: who comes back sees by the count what was missed.
      const text = listening ? frame('member', type, seq, data) : ''
      if (text === undefined) return
      memberSeq.set(memberId, seq)
      for (const line of listening ?? []) send(line, text)
    },
    endSession: (sessionId, reason) => {
      tickets.revoke(sessionId)
      for (const [line, listener] of lines) {
        if (listener.sessionId !== sessionId || !listener.memberId) continue
        // The member's other sessions are not told, so the channel's count does not move.
        const text = frame('member', 'session.ended', (memberSeq.get(listener.memberId) ?? 0) + 1, { reason })
        if (text !== undefined) send(line, text)
        drop(line, CLOSE.unauthorized, 'session ended')
      }
    },
    closeAll: () => {
      for (const line of lines.keys()) drop(line, CLOSE.goingAway, 'going away')
    },
    size: () => lines.size,
  }
}
