import * as z from 'zod/mini'
import { instant, int } from '../kit/wire.ts'
import { contractKind, contractTerms } from './terms-shapes.ts'

export const contractState = z.enum(['OFFERED', 'ACTIVE', 'TERMINATION_REQUESTED', 'ENDED', 'SUPERSEDED', 'DECLINED', 'EXPIRED'])
export type ContractState = z.infer<typeof contractState>

/** What holder or payer do about a contract. */
export const contractAction = z.enum(['accept', 'decline', 'request', 'agree', 'refuse', 'finish', 'withdraw'])
export type ContractAction = z.infer<typeof contractAction>

/** What happened to a contract, by whom and when; `account` null is the company or the clock. */
export const contractEvent = z.object({
  type: z.enum(['offer', 'accept', 'decline', 'request', 'agree', 'refuse', 'finish', 'withdraw', 'expire', 'supersede', 'end']),
  account: z.nullable(z.string()),
  at: instant,
  note: z.string(),
})
export type ContractEvent = z.infer<typeof contractEvent>

/** A contract by what it is called. */
export const contractName = z.object({
  id: z.uuid(),
  /** As people say it: `DS-2041`. */
  code: z.string(),
  kind: contractKind,
  holder: z.string(),
  /** Null is the company. */
  payer: z.nullable(z.string()),
})
export type ContractName = z.infer<typeof contractName>

/** A contract among those that end or stay: with what its terms pay. */
export const contractBelow = z.extend(contractName, { terms: contractTerms })
export type ContractBelow = z.infer<typeof contractBelow>

export const agentContract = z.extend(contractName, {
  holderId: z.uuid(),
  /** On which side the reader is. */
  role: z.enum(['holder', 'payer']),
  currency: z.string(),
  terms: contractTerms,
  state: contractState,
  /** The first between both is 1. */
  version: int(),
  /** Of the language-neutral text that both sides hold, in hex. */
  hash: z.string(),
  /** Before which it may not begin, where the offer says so. */
  notBefore: z.nullable(instant),
  /** Until when an offer can be answered. */
  expiresAt: instant,
  /** In force from here on; null until it is agreed. */
  from: z.nullable(instant),
  to: z.nullable(instant),
  /** The latest that happened to it. */
  last: contractEvent,
})
export type AgentContract = z.infer<typeof agentContract>

/** `ok`, or the rule that says no. */
export const contractResult = z.enum([
  'ok',
  'BAD_TIERS',
  'NOT_DIRECT_DOWNLINE',
  'NOT_AN_AGENT',
  'ACCOUNT_SUSPENDED',
  'OFFER_PENDING',
  'RETROACTIVE',
  'NOT_AT_EDGE',
  'ANSWER_BY_PAST',
  'NO_OWN_CONTRACT',
  'PERIOD_MISMATCH',
  'MODE_MISMATCH',
  'RATE_ABOVE_OWN',
  'UNKNOWN_CONTRACT',
  'NOT_YOURS',
  'OFFER_EXPIRED',
  'BAD_STATE',
  'MOVE_FORBIDDEN',
  /** The text or the list of what ends is another than what was shown: nothing is agreed unseen. */
  'NOT_AS_SHOWN',
])
export type ContractResult = z.infer<typeof contractResult>

/** Something that an offer pays beside what its giver has at the same point. */
export const contractRate = z.object({
  /** The index of the tier, or the type of games. */
  at: z.string(),
  part: z.enum(['rate', 'loss', 'win', 'min']),
  value: z.string(),
  /** Null: nothing at all. */
  own: z.nullable(z.string()),
  isAbove: z.boolean(),
})
export type ContractRate = z.infer<typeof contractRate>

/** Why not: the rule, its limit, and what the reader has. */
export const contractRefusal = z.object({
  result: contractResult,
  /** Of RATE_ABOVE_OWN: what exceeds, and one's own rate there. */
  above: z.array(contractRate),
  /** What would do: the next edge, one's own period, the earliest moment; null where nothing would. */
  limit: z.nullable(z.string()),
  /** The contract in whose way it is, with who did what to it last, and when. */
  contract: z.nullable(z.object({ code: z.string(), state: contractState, last: contractEvent })),
})
export type ContractRefusal = z.infer<typeof contractRefusal>

/** Contracts that end with an agreement, and those that stay; `hash` says which end. */
export const contractEnds = z.object({ ends: z.array(contractBelow), stays: z.array(contractBelow), hash: z.string() })
export type ContractEnds = z.infer<typeof contractEnds>
