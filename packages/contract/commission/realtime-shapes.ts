import * as z from 'zod/mini'
import { contractCategory, contractRates } from '../agent-contract/terms-shapes.ts'
import { money } from '../kit/money.ts'
import { instant, int } from '../kit/wire.ts'

/** A real-time contract of the agent's that stood on a day. */
export const realtimeContract = z.object({ id: z.uuid(), code: z.string(), from: instant, to: z.nullable(instant) })

/** What a window of five minutes came to last. One of nothing has no line and is not here. */
export const realtimeWindow = z.object({
  /** Of the line's latest version. */
  lineId: z.uuid(),
  from: instant,
  version: int(),
  /** How many bets counted. */
  bets: int(),
  gross: money,
  /** What went to the agent's downlines. */
  given: money,
  amount: money,
  /** What the latest version added to, or took from, the one before. */
  pay: money,
  /** What is posted of it: less than `amount` while a version waits. */
  posted: money,
})
export type RealtimeWindow = z.infer<typeof realtimeWindow>

/** What bets of one category came to on a day, by the rates of one contract. */
export const realtimeCategory = z.object({
  code: z.string(),
  category: contractCategory,
  rates: contractRates,
  /** Bets that count: from the least stake on, neither pushed nor called off. */
  bets: int(),
  lost: money,
  won: money,
  /** Cut to four places once, where the windows are cut each. */
  gross: money,
  given: money,
  yours: money,
})
export type RealtimeCategory = z.infer<typeof realtimeCategory>
