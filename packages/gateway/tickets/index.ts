import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { TICKET_CHECKS } from './book-checks-store.ts'
import { ticketRoutes } from './routes.ts'
import { createTickets, type TicketDeps, type Tickets } from './service.ts'

export type { Tickets }

const EVERY_SECONDS = 15

/** Tickets, and the pools of prizes that they are opened for. */
export const ticketsArea = (platform: Platform, deps: TicketDeps): AreaOf<Tickets> => {
  const tickets = createTickets(platform, deps)
  return areaOf(tickets, {
    name: 'tickets',
    bindings: ticketRoutes(tickets),
    jobs: [{ name: 'ticket pools', everySeconds: EVERY_SECONDS, missed: 'latest', run: tickets.endDue }],
    bookChecks: TICKET_CHECKS,
    transferCodes: [{ code: 'TICKET', kind: 'BONUS', debit: 'house:promo', credit: 'player:cash' }],
    waiting: async (_, memberId) => {
      const count = await tickets.countReady(memberId)
      return count === 0 ? [] : [{ kind: 'TICKET', section: 'rewardCenter', count, amount: null, until: null, badge: true }]
    },
  })
}
