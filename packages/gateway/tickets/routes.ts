import { claimRafflePromotion, openedTickets, ticketPoolBundle, ticketPools } from '@portico/contract/ticket/calls'
import {
  endTicketPool,
  grantTickets,
  operatorTicketPools,
  proposeTicketPool,
  publishTicketPool,
} from '@portico/contract/ticket/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Tickets } from './service.ts'

export const ticketRoutes = ({ desk, ...tickets }: Tickets): Binding[] => [
  bind(ticketPools, ({ caller, context }) => tickets.pools(caller, context.language)),
  bind(openedTickets, ({ request, caller, context }) => tickets.opened(caller, request, context.language)),
  bind(claimRafflePromotion, ({ request, caller, context }) => tickets.open(caller, request.ticket, context.language)),
  bind(ticketPoolBundle, ({ request, caller }) => tickets.bundle(caller, request.pool)),
  bind(operatorTicketPools, () => desk.list()),
  bind(proposeTicketPool, ({ request, context }) => desk.propose(request, context.operator)),
  bind(publishTicketPool, ({ request, context }) => desk.publish(request, context.operator)),
  bind(endTicketPool, ({ request, context }) => desk.end(request, context.operator)),
  bind(grantTickets, ({ request, context }) => desk.grant(request, context.operator)),
]
