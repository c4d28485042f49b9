import * as z from 'zod/mini'
import { instant, int } from '../kit/wire.ts'
import { commissionKind, lineFields } from './shapes.ts'

const amount = z.string()

/** All that a line of a salary follows from, for a program that works it out again without the gateway. Amounts have four places. */
export const statementBundle = z.object({
  form: z.literal('portico statement 1'),
  line: z.object({
    id: z.uuid(),
    kind: commissionKind,
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
    fields: lineFields,
  }),
  /** The holder's own, and those that the holder had given, as both sides agreed on them. */
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
    }),
  ),
  /** Who has a deposit in the period. */
  deposits: z.array(z.object({ account: z.uuid(), at: instant })),
})
export type StatementBundle = z.infer<typeof statementBundle>
