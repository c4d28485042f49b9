import * as z from 'zod/mini'
import { commissionLineView } from '../commission/line-shapes.ts'
import { commissionKind, lineFields } from '../commission/shapes.ts'
import { money } from '../kit/money.ts'
import { instant, int, matching, upTo } from '../kit/wire.ts'

export const DISPUTE_REASONS = /* @__PURE__ */ (() => ['BETS', 'MEMBERS', 'RATE', 'GIVEN', 'PAYMENT', 'OTHER'] as const)()
/** What is wrong with a line: its bets, its active members, its rate, what it gave on, its payment. */
export const disputeReason = z.enum(['BETS', 'MEMBERS', 'RATE', 'GIVEN', 'PAYMENT', 'OTHER'])
export type DisputeReason = z.infer<typeof disputeReason>

/**
 * `OPEN` while the desk's clock runs, `QUESTION` while the agent is to say something and the clock stands still, `ANSWERED` while the agent
 * may ask for a second look, `SECOND_LOOK` while somebody else at the desk looks, `CLOSED` for good, `WITHDRAWN` by the agent before any answer.
 */
export const disputeState = z.enum(['OPEN', 'QUESTION', 'ANSWERED', 'SECOND_LOOK', 'CLOSED', 'WITHDRAWN'])
export type DisputeState = z.infer<typeof disputeState>

/** `GRANTED`: the line is put right by a further version. `REFUSED`: it stays as it is. */
export const disputeOutcome = z.enum(['GRANTED', 'REFUSED'])
export type DisputeOutcome = z.infer<typeof disputeOutcome>

/** The desk's time for an answer, nights and weekends too. */
export const DISPUTE_ANSWER_HOURS = 72

/** How long a text is, in characters as a reader counts them. */
export const DISPUTE_TEXT = /* @__PURE__ */ (() => ({ min: 10, max: 1500 }) as const)()
/** Longer on the wire than `DISPUTE_TEXT.max`, since a character may be of many parts. */
export const disputeText = upTo(12_000)

/** How long the name of a fact is, and what one side says of it. */
export const FACT_NAME = /* @__PURE__ */ (() => ({ min: 2, max: 60 }) as const)()
export const FACT_TEXT = /* @__PURE__ */ (() => ({ min: 1, max: 200 }) as const)()
export const factName = upTo(480)

/** The place of a dispute among an agent's. */
export const disputeCursor = matching(/^\d{1,15}\.\d{1,9}$/)

export const disputeNumber = matching(/^DP-\d{1,9}$/)

export const lineDisputeEntry = z.object({
  id: z.uuid(),
  /** `NOTE` is a text that changes nothing, `FACT` what one side says of a fact; the others say what became of the dispute. */
  event: z.enum(['NOTE', 'FACT', 'QUESTION', 'ANSWERED', 'SECOND_LOOK', 'CLOSED', 'WITHDRAWN']),
  by: z.enum(['AGENT', 'DESK']),
  /** Who of the desk; null of the agent. */
  person: z.nullable(z.string()),
  /** Of an answer. */
  outcome: z.nullable(disputeOutcome),
  /** Of a fact its name. */
  fact: z.nullable(z.string()),
  text: z.string(),
  at: instant,
})
export type LineDisputeEntry = z.infer<typeof lineDisputeEntry>

export const disputeHead = z.object({
  id: z.uuid(),
  number: disputeNumber,
  reason: disputeReason,
  state: disputeState,
  /** Of the last answer. */
  outcome: z.nullable(disputeOutcome),
  /** The version that was looked at; the dispute is about its period, whatever versions come. */
  lineId: z.uuid(),
  kind: commissionKind,
  code: z.nullable(z.string()),
  label: z.string(),
  /** Where the period began. */
  from: instant,
  lineVersion: int(),
  amount: money,
  openedAt: instant,
  changedAt: instant,
  /** By when the desk answers, while its clock runs. */
  answerBy: z.nullable(instant),
  /** What is left of the desk's time while the clock stands still; below zero where it was over. */
  leftMs: z.nullable(int()),
  /** Until when a second look can be asked for. */
  secondLookUntil: z.nullable(instant),
  version: int(),
})
export type DisputeHead = z.infer<typeof disputeHead>

/** What one side says of a fact, last. */
const factSide = z.object({ text: z.string(), person: z.nullable(z.string()), at: instant })

/** A fact as both sides see it, each null until it says something of it. */
export const disputeFact = z.object({
  name: z.string(),
  agent: z.nullable(factSide),
  desk: z.nullable(factSide),
  /** Null while one side has said nothing. */
  same: z.nullable(z.boolean()),
})
export type DisputeFact = z.infer<typeof disputeFact>

/**
 * The disputed period worked out again from the bets as they stand now, by the code that pays. Of a dividend figures of the team alone, since
 * what it took over from the period before is not tried again.
 */
export const recalculatedLine = z.object({ fields: lineFields, amount: z.nullable(money), at: instant })
export type RecalculatedLine = z.infer<typeof recalculatedLine>

export const disputeWhole = z.object({
  head: disputeHead,
  entries: z.array(lineDisputeEntry),
  /** In the order in which they were named. */
  facts: z.array(disputeFact),
  /** All versions of the line, the first one first: a correction is the next one. */
  versions: z.array(commissionLineView),
  /** Null of a rebate, and of a line without a contract. */
  recalculated: z.nullable(recalculatedLine),
})
export type DisputeWhole = z.infer<typeof disputeWhole>
