import * as z from 'zod/mini'
import { money } from '../kit/money.ts'
import { instant, int, matching } from '../kit/wire.ts'
import { commissionKind, lineFields, paymentState } from './shapes.ts'

/** The place of a line among an agent's. */
export const lineCursor = matching(/^\d{1,15}\.\d{1,9}\.[0-9a-f-]{36}$/)

/** What a run found a period of a contract to come to. */
export const commissionLineView = z.object({
  id: z.uuid(),
  cursor: lineCursor,
  kind: commissionKind,
  /** What people call the contract, `DS-2041`; null of a rebate, which goes by rates. */
  code: z.nullable(z.string()),
  /** The first date of the period, its hour or its window. */
  label: z.string(),
  from: instant,
  to: instant,
  /** A correction makes a further one, whose `pay` is the difference. */
  version: int(),
  amount: money,
  pay: money,
  /** Of a rebate: what had come with the agent's own bets. */
  settled: money,
  fields: lineFields,
  /** Of a rebate: the lowest prize group that it was calculated with; null of one of before that was stored. */
  baseGroup: z.nullable(int()),
  contractVersion: z.nullable(int()),
  contractHash: z.nullable(z.string()),
  /** The edge at which it was calculated. */
  runAt: instant,
  /** Null while it waits. */
  postedAt: z.nullable(instant),
  toWallet: money,
  /** What is still to be recovered from credits to come. */
  owed: money,
  /** Of a dividend: how far its payment has come. */
  payment: z.nullable(paymentState),
})
export type CommissionLineView = z.infer<typeof commissionLineView>

/** What a bet had come to for a version of a line. Called off, it counts for nothing. */
const betOutcome = z.object({ payout: money, void: z.boolean(), validBet: money })

/** A bet that two versions of a line found otherwise: by its payout, or called off. */
export const changedBet = z.object({
  id: z.uuid(),
  account: z.string(),
  /** The type of its game. */
  category: z.string(),
  /** The number of its draw, or of a round of a vendor's game its vendor and id. */
  numero: z.string(),
  settledAt: instant,
  stake: money,
  before: betOutcome,
  after: betOutcome,
  /** When the later version's outcome was said, and why, as far as anybody said so. */
  changedAt: z.nullable(instant),
  reason: z.nullable(z.string()),
})

/** A part of one line that settled what another owed. */
export const lineRecovery = z.object({ lineId: z.uuid(), kind: commissionKind, label: z.string(), version: int(), amount: money })

/** What is left of a period before, by its label. */
export const openDebt = z.object({ period: z.string(), left: money })

/** What was done about the payment of a dividend; `person` is left out: it is the company's. */
export const paymentStep = z.object({ action: z.string(), version: int(), amount: z.nullable(money), at: instant })
