import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { money, requestAmount } from '../kit/money.ts'
import { checked, instant, int, listOf, localized, text } from '../kit/wire.ts'
import { grantSource, prizeKind, sha256Hex, ticketKind } from './shapes.ts'

const whole = (min: number, max: number) => checked(int(), z.minimum(min), z.maximum(max))

/** A prize as the desk writes it: an amount for `CASH`, points for `POINTS`, neither for `NONE`. */
const prizeDraft = z.object({
  kind: prizeKind,
  amount: z._default(z.nullable(requestAmount), null),
  points: z._default(/* @__PURE__ */ whole(0, 1_000_000_000), 0),
  count: /* @__PURE__ */ whole(1, 20_000),
})

/** What the operator writes of a pool. Amounts are of the brand's currency. */
const ticketPoolDefinition = z.object({
  kind: ticketKind,
  title: localized,
  startsAt: instant,
  /** A raffle is drawn then. */
  endsAt: instant,
  prizes: listOf(prizeDraft, 1, 12),
  /** How often a prize in cash has to be bet; never more than ten times. */
  turnover: /* @__PURE__ */ whole(0, 10),
  /** How many days a ticket can be opened for, never past the pool's end. */
  days: /* @__PURE__ */ whole(1, 365),
  /** What tickets come for by themselves. */
  rules: listOf(z.object({ of: grantSource, per: requestAmount, perDay: /* @__PURE__ */ whole(1, 100) }), 0, 2),
})
export type TicketPoolDefinition = z.infer<typeof ticketPoolDefinition>

const deskPool = z.object({
  id: z.uuid(),
  number: int(),
  state: z.enum(['PROPOSED', 'PUBLISHED', 'ENDED']),
  hash: sha256Hex,
  definition: ticketPoolDefinition,
  proposedBy: z.string(),
  proposedAt: instant,
  publishedBy: z.nullable(z.string()),
  publishedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  commitment: z.nullable(sha256Hex),
  root: z.nullable(sha256Hex),
  size: int(),
  /** Tickets that were given out and have not expired, and those of them that are opened. */
  issued: int(),
  opened: int(),
  paid: money,
})
export type DeskPool = z.infer<typeof deskPool>

const OPERATOR_GET = { method: 'GET', token: false, only: 'operator' } as const
const OPERATOR_POST = { method: 'POST', token: false, only: 'operator', desk: 'support' } as const

/** Every pool of prizes, proposals included, the latest first. */
export const operatorTicketPools = call({
  ...OPERATOR_GET,
  path: '/operator/ticket-pools',
  response: () => z.object({ list: z.array(deskPool) }),
})

/** Proposes a pool. Nothing is sealed or shown until somebody else publishes it; the same words again are the same proposal. */
export const proposeTicketPool = call({
  ...OPERATOR_POST,
  path: '/operator/ticket-pool',
  request: () => z.object({ definition: ticketPoolDefinition }),
  response: () => deskPool,
})

/** Publishes a pool that somebody else proposed: its order is drawn and sealed, and commitment and root are public from then on. */
export const publishTicketPool = call({
  ...OPERATOR_POST,
  path: '/operator/ticket-pool/publish',
  request: () => z.object({ id: z.uuid(), hash: sha256Hex }),
  response: () => deskPool,
})

/** Ends a pool before its time: no ticket of it can be opened any more, and the seed is shown. A raffle that was entered is not ended. */
export const endTicketPool = call({
  ...OPERATOR_POST,
  path: '/operator/ticket-pool/end',
  request: () => z.object({ id: z.uuid(), note: text(500) }),
  response: () => deskPool,
})

/** Gives tickets to members, each as many. The same reference gives nothing twice to one member of one pool. */
export const grantTickets = call({
  ...OPERATOR_POST,
  path: '/operator/ticket-pool/grant',
  request: () =>
    z.object({
      id: z.uuid(),
      accounts: listOf(text(40), 1, 200),
      each: /* @__PURE__ */ whole(1, 100),
      reference: text(100),
    }),
  response: () => z.object({ granted: int(), refused: z.array(z.object({ account: z.string(), code: z.string() })), pool: deskPool }),
})
