import * as z from 'zod/mini'
import { money } from '../kit/money.ts'
import { day, gameCode, instant, int, listOf, matching, text } from '../kit/wire.ts'
import { draw } from './draw-shapes.ts'

/** Results of outside lotteries: brought from a file or fetched, they are only proposed until two people vouch for them. */
export const resultState = z.enum(['PROPOSED', 'CONFIRMED', 'REJECTED'])

export const resultProposal = z.object({
  id: z.string(),
  gameCode,
  numero: z.string(),
  drawAt: instant,
  result: draw,
  state: resultState,
  /** Who says so: a file or an address, and the operator who brought it; null where the gateway fetched it. */
  sources: z.array(z.object({ source: z.string(), person: z.nullable(z.string()), at: instant })),
  /** Who vouches for it. */
  people: z.array(z.string()),
  /** Another result of the same issue is proposed or confirmed: neither counts until one is rejected. */
  contradicted: z.boolean(),
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
})
export type ResultProposal = z.infer<typeof resultProposal>

export const proposalId = matching(/^\d{1,18}$/)

/** What a source says of one issue. `numero` only where a lottery draws several times a day. */
export const fedResult = z.object({ date: day, numero: z.optional(text(40)), draw })
export type FedResult = z.infer<typeof fedResult>

export const fedResults = listOf(fedResult, 1, 100)

/** What an outcome does to the bets that an earlier one had settled. */
export const correctionEffect = z.object({
  /** Bets on the issue that were settled, and how many of them come to something else. */
  bets: int(),
  changed: int(),
  /** Paid to players, and taken back from them. */
  paid: money,
  taken: money,
  /** The part of `taken` that their cash does not hold and that they owe. */
  owed: money,
})
export type Effect = z.infer<typeof correctionEffect>

export const correction = z.object({
  id: z.string(),
  gameCode,
  numero: z.string(),
  state: resultState,
  /** The outcome that it replaces; it counts one higher. */
  resultVersion: int(),
  before: draw,
  result: draw,
  /** Where it is from, and who vouches for it. */
  sources: z.array(z.string()),
  people: z.array(z.string()),
  /** What it would do now; once confirmed, what it did. */
  effect: correctionEffect,
})
export type Correction = z.infer<typeof correction>

/** That an issue be called off. */
export const voidProposal = z.object({
  id: z.string(),
  gameCode,
  numero: z.string(),
  state: z.enum(['PROPOSED', 'CONFIRMED']),
  /** The outcome that it replaces; 0 before the draw. */
  resultVersion: int(),
  /** Shown to the players whose bets it changes. */
  reason: z.string(),
  /** The result that would hold no more; null before the draw. */
  before: z.nullable(draw),
  people: z.array(z.string()),
  /** What it would do now; once confirmed, what it did. */
  effect: z.object({
    bets: int(),
    /** Stakes given back, and prizes and rebates taken back. */
    refunded: money,
    taken: money,
    /** The part of `taken` that cash does not hold, and how many accounts come to owe it. */
    owed: money,
    owing: int(),
  }),
})
export type VoidProposal = z.infer<typeof voidProposal>
