import { eventsTicket } from '@portico/contract/session/calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Tickets } from './tickets.ts'

export const eventRoutes = (tickets: Tickets): Binding[] => [
  bind(eventsTicket, async ({ caller }) => {
    const { memberId = null, sessionId = null, tokenHash = null } = caller ?? {}
    const { ticket, expiresAt } = await tickets.issue({ memberId, sessionId, tokenHash })
    return { ticket, expiresAt: expiresAt.toISOString() }
  }),
]
