import * as z from 'zod/mini'
import { money } from '../kit/money.ts'
import { instant, int, matching } from '../kit/wire.ts'

/** How a ticket is opened: at once for what lies under the next number, or entered into a raffle and drawn later. */
export const ticketKind = z.enum(['EGG', 'ENVELOPE', 'WHEEL', 'RAFFLE'])
export type TicketKind = z.infer<typeof ticketKind>

export const prizeKind = z.enum(['CASH', 'POINTS', 'NONE'])
export type PrizeKind = z.infer<typeof prizeKind>

export const sha256Hex = matching(/^[\da-f]{64}$/)

/** A prize of a pool, and how many of it are left. */
export const poolPrize = z.object({
  kind: prizeKind,
  /** Of `CASH`; null for the others. */
  amount: z.nullable(money),
  /** Of `POINTS`; 0 for the others. */
  points: int(),
  count: int(),
  left: int(),
  /** When the last of it was won; null while one is left. */
  lastAt: z.nullable(instant),
})
export type PoolPrize = z.infer<typeof poolPrize>

/** What tickets come for by themselves: one for every `per` of what a member deposits or validly bets on a day of the merchant's, at most `perDay`. */
export const grantSource = z.enum(['DEPOSIT', 'TURNOVER'])
export type GrantSource = z.infer<typeof grantSource>

export const ticketRule = z.object({ of: grantSource, per: money, perDay: int() })
export type TicketRule = z.infer<typeof ticketRule>

/** `OPENED`: its prize is known. `ENTERED`: it takes part in a raffle that is not drawn yet. */
export const ticketState = z.enum(['READY', 'ENTERED', 'OPENED', 'EXPIRED'])
export type TicketState = z.infer<typeof ticketState>

/** A ticket of a member. What it holds is fixed when it is opened, before anybody is answered. */
export const ticket = z.object({
  id: z.uuid(),
  poolId: z.uuid(),
  kind: ticketKind,
  title: z.string(),
  state: ticketState,
  /** Its number in the pool, or its entry in a raffle; null until it is opened. */
  number: z.nullable(int()),
  /** The place of its prize in the pool's list; null until it is known, and where a raffle drew others. */
  prize: z.nullable(int()),
  prizeKind: z.nullable(prizeKind),
  amount: z.nullable(money),
  points: int(),
  /** A prize that was drawn while its member could be offered nothing, and was not paid. */
  withheld: z.boolean(),
  /** How many of the prize were left after it. */
  left: z.nullable(int()),
  openedAt: z.nullable(instant),
  expiresAt: instant,
  /** The balance before and after a prize in cash. */
  before: z.nullable(money),
  after: z.nullable(money),
})
export type Ticket = z.infer<typeof ticket>

/** A pool of prizes: sealed before its first ticket is opened, and shown whole when it is over. */
export const ticketPool = z.object({
  id: z.uuid(),
  number: int(),
  kind: ticketKind,
  title: z.string(),
  /** `SOON` before it begins. */
  state: z.enum(['SOON', 'OPEN', 'ENDED']),
  startsAt: instant,
  /** A raffle is drawn then. */
  endsAt: instant,
  endedAt: z.nullable(instant),
  /** Prizes, and how many are left. Of a raffle: prizes, and how often it was entered. */
  size: int(),
  left: int(),
  entries: int(),
  /** How often a prize in cash has to be bet. */
  turnover: int(),
  prizes: z.array(poolPrize),
  rules: z.array(ticketRule),
  /** SHA-256 of the seed, and of the terms; the Merkle root of the order, or of the entries of a raffle once it is drawn. */
  commitment: sha256Hex,
  terms: sha256Hex,
  root: z.nullable(sha256Hex),
  seed: z.nullable(sha256Hex),
  sealedAt: instant,
  /** The reader's tickets that can be opened, the first to expire first; and how often the reader has entered a raffle. */
  ready: z.array(z.object({ id: z.uuid(), expiresAt: instant })),
  entered: int(),
  /** Who won a raffle, masked. */
  winners: z.array(z.object({ number: int(), prize: int(), account: z.string() })),
})
export type TicketPool = z.infer<typeof ticketPool>

/** One step from a leaf to the root. */
const proofStep = z.object({ side: z.enum(['before', 'after']), hash: sha256Hex })

/** What shows that a number of a pool held its prize before the first ticket was opened. */
export const ticketProof = z.object({ number: int(), prize: int(), salt: sha256Hex, path: z.array(proofStep) })
export type TicketProof = z.infer<typeof ticketProof>

/** Everything published of a pool, to be checked without us: `npm run verify-tickets`. */
export const ticketBundle = z.object({
  format: z.literal('portico-tickets-1'),
  pool: z.uuid(),
  kind: ticketKind,
  /** The published terms as canonical JSON; `terms` of the pool is its SHA-256. */
  definition: z.string(),
  terms: sha256Hex,
  commitment: sha256Hex,
  root: z.nullable(sha256Hex),
  seed: z.nullable(sha256Hex),
  counts: z.array(int()),
  /** What was opened: numbers and the places of their prizes. */
  numbers: z.array(z.object({ number: int(), prize: int() })),
  /** Of a raffle: the ticket of each entry, and who won what. */
  entries: z.array(z.object({ number: int(), ticket: z.uuid() })),
  winners: z.array(z.object({ number: int(), prize: int() })),
  /** Proofs of the reader's own tickets. */
  proofs: z.array(ticketProof),
})
export type TicketBundle = z.infer<typeof ticketBundle>
