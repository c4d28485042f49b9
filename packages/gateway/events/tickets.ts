import { type Chance, randomToken } from '../ports/chance.ts'
import type { Clock } from '../ports/clock.ts'
import type { Listener } from './hub.ts'

const LIFE_MS = 30_000
const MOST_WAITING = 20_000

export interface Tickets {
  issue(listener: Listener): { ticket: string; expiresAt: Date }
  /** Spends a ticket; undefined when it is unknown, spent or too old. */
  redeem(ticket: string): Listener | undefined
  /** Takes back what a session that has ended was given. */
  revoke(sessionId: string): void
}

/** Single-use, 30-second tickets. They live in this process: a socket is opened at the instance that issued its ticket. */
export const createTickets = ({ clock, chance }: { clock: Clock; chance: Chance }): Tickets => {
  const waiting = new Map<string, { listener: Listener; expiresAt: Date }>()

  const sweep = () => {
    const now = clock.now()
    for (const [ticket, { expiresAt }] of waiting) {
      if (expiresAt > now && waiting.size < MOST_WAITING) return
      waiting.delete(ticket)
    }
  }

  return {
    issue: (listener) => {
      sweep()
      const ticket = randomToken(chance, 24)
      const expiresAt = new Date(clock.now().getTime() + LIFE_MS)
      waiting.set(ticket, { listener, expiresAt })
      return { ticket, expiresAt }
    },
    redeem: (ticket) => {
      const found = waiting.get(ticket)
      waiting.delete(ticket)
      return found && found.expiresAt > clock.now() ? found.listener : undefined
    },
    revoke: (sessionId) => {
      for (const [ticket, { listener }] of waiting) if (listener.sessionId === sessionId) waiting.delete(ticket)
    },
  }
}
