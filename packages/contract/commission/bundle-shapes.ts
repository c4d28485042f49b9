import * as z from 'zod/mini'
import { instant, int } from '../kit/wire.ts'
import { rebateCategory } from '../rebate-rate/shapes.ts'
import { commissionKind, lineFields } from './shapes.ts'

const amount = z.string()

/** What is open of the period of a contract with an index, oldest first; `period` is the label of that one, whose line it comes from. */
const openDebts = z.array(z.object({ index: int(), period: z.string(), left: amount }))

/** All that a line of a statement follows from, for a program that works it out again without the gateway. Amounts have four places. */
export const statementBundle = z.object({
  form: z.literal('portico statement 1'),
  line: z.object({
    id: z.uuid(),
    kind: commissionKind,
    /** Of a rebate the account. */
    contract: z.uuid(),
    account: z.uuid(),
    currency: z.string(),
    label: z.string(),
    from: instant,
    to: instant,
    runAt: instant,
    version: int(),
    amount,
    pay: amount,
    /** What the version before came to; null of the first. */
    before: z.nullable(amount),
    /** Of a rebate: what was paid with the agent's own bets. */
    settled: z.optional(amount),
    fields: lineFields,
  }),
  /** The holder's own, and those that the holder had given, as both sides agreed on them; none of a rebate. */
  contracts: z.array(
    z.object({
      id: z.uuid(),
      code: z.string(),
      holder: z.uuid(),
      version: int(),
      /** The SHA-256 of the text. */
      hash: z.string(),
      text: z.string(),
      from: instant,
      to: z.nullable(instant),
    }),
  ),
  /** The holder, and of the team those who bet, paid in or hold a contract, with everybody between. */
  accounts: z.array(z.object({ id: z.uuid(), name: z.string(), upline: z.nullable(z.uuid()) })),
  bets: z.array(
    z.object({
      id: z.uuid(),
      account: z.uuid(),
      category: z.string(),
      stake: amount,
      payout: amount,
      void: z.boolean(),
      settledAt: instant,
      /** Of rebates: what of the stake was given back, the prize group that was played, and what was paid with the bet. */
      placedAt: z.optional(instant),
      pushed: z.optional(amount),
      group: z.optional(z.nullable(int())),
      paid: z.optional(amount),
    }),
  ),
  /** Who has a deposit in the period. */
  deposits: z.array(z.object({ account: z.uuid(), at: instant })),
  /** Of a rebate: the rates of the team, each from an instant on, in order; null is always. Percent with four places. */
  rebate: z.optional(
    z.object({
      /** The lowest prize group that the line was calculated with; null where that was not stored yet. */
      baseGroup: z.nullable(int()),
      rates: z.array(z.object({ account: z.uuid(), category: rebateCategory, rate: amount, from: z.nullable(instant) })),
    }),
  ),
  /** Of a dividend: what the team was paid besides, and what each contract took over from the period before. */
  dividend: z.optional(
    z.object({
      deductions: z.array(z.object({ account: z.uuid(), type: z.enum(['rebate', 'promo', 'salary']), amount })),
      openings: z.array(z.object({ contract: z.uuid(), index: int(), losses: openDebts, debts: openDebts })),
    }),
  ),
})
export type StatementBundle = z.infer<typeof statementBundle>
