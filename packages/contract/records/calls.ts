import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { money, wireAmount } from '../kit/money.ts'
import { day, instant, int, matching, queryInt, upTo } from '../kit/wire.ts'
import { playedVendor } from './round-shapes.ts'
import {
  bonusPurse,
  dayFlow,
  depositStory,
  flow,
  playResult,
  rangeAnswer,
  recordCursor,
  recordFilter,
  recordKind,
  recordRange,
  recordRow,
  storyPosting,
} from './shapes.ts'

/**
 * The account record: a page of the movements of a member's main wallet, newest first. `older` and `newer` of an answer lead on in both
 * directions, and stay where they are however many movements come; `until` begins at the end of that day.
 */
export const accountRecords = call({
  method: 'GET',
  path: '/wps/relay/ODSFE2_transactionHistory',
  token: true,
  account: 'real',
  request: () =>
    z.object({
      ...recordRange,
      ...recordFilter,
      older: z.optional(recordCursor),
      newer: z.optional(recordCursor),
      until: z.optional(day),
      pageSize: z._default(queryInt(1, 100), 50),
    }),
  response: () =>
    z.object({
      list: z.array(recordRow),
      /** What moved on the days of the page, the filter's movements alone. */
      days: z.array(dayFlow),
      older: z.nullable(recordCursor),
      newer: z.nullable(recordCursor),
      serverNow: instant,
    }),
})

/** What the account record's filter comes to: the balance before and after its days, what came in and went out, by kind and by product. */
export const recordTotals = call({
  method: 'GET',
  path: '/wps/relay/ODSFE2_transactionTotals',
  token: true,
  account: 'real',
  request: () => z.object({ ...recordRange, ...recordFilter }),
  response: () =>
    z.object({
      ...rangeAnswer,
      opening: money,
      closing: money,
      ...flow,
      kinds: z.array(z.object({ kind: recordKind, ...flow })),
      /** What was played in these days, whatever the filter's product. */
      products: z.array(z.object({ product: z.string(), name: z.string() })),
      /** Whose games those were, each with its own of them; one that is in no catalogue has none. */
      vendors: z.array(z.object({ ...playedVendor, products: z.array(z.string()) })),
    }),
})

/** Where a movement came from: what was asked for, what the provider said, and everything posted for it. */
export const recordStory = call({
  method: 'GET',
  path: '/wps/relay/ODSFE2_transactionDetail',
  token: true,
  account: 'real',
  request: () => z.object({ id: z.uuid() }),
  response: () =>
    z.object({ row: recordRow, before: money, postings: z.array(storyPosting), deposit: z.nullable(depositStory), serverNow: instant }),
})

/** The personal profit and loss: what was paid in and out and what playing came to, by day and by product, equal to the ledger. */
export const personalProfit = call({
  method: 'GET',
  path: '/wps/relay/ODSFE2_personalProfit',
  token: true,
  account: 'real',
  request: () => z.object(recordRange),
  response: () =>
    z.object({
      ...rangeAnswer,
      opening: money,
      closing: money,
      deposits: money,
      withdrawals: money,
      transfers: money,
      /** What was taken or given for none of these reasons. */
      other: money,
      ...playResult,
      days: z.array(z.object({ day, deposits: money, withdrawals: money, ...playResult })),
      products: z.array(z.object({ product: z.string(), name: z.string(), ...playResult })),
    }),
})

/** What was played and the rebate that was credited for it, by day and product. */
export const manualRebate = call({
  method: 'GET',
  path: '/wps/relay/ODSFE2_manualRebate',
  token: true,
  account: 'real',
  request: () => z.object(recordRange),
  response: () =>
    z.object({
      ...rangeAnswer,
      stakes: money,
      rebate: money,
      list: z.array(z.object({ day, product: z.string(), name: z.string(), stakes: money, rebate: money })),
    }),
})

/** The bonus that is active with what each bet counted for it and why, and bonuses that were credited, newest first, with what they come to. */
export const bonusDetails = call({
  method: 'GET',
  path: '/wps/relay/ODSFE2_bonusDetails',
  token: true,
  account: 'real',
  request: () => z.object({ ...recordRange, older: z.optional(recordCursor), pageSize: z._default(queryInt(1, 100), 50) }),
  response: () =>
    z.object({
      ...rangeAnswer,
      purse: z.nullable(bonusPurse),
      total: money,
      movements: int(),
      list: z.array(recordRow),
      older: z.nullable(recordCursor),
    }),
})

/** Gives up the active bonus, with what its member was told that it loses: where it is another amount by now, nothing happens. Cash stays. */
export const leaveBonus = call({
  method: 'POST',
  path: '/wps/bonus/leave',
  token: true,
  account: 'real',
  request: () => z.object({ id: z.uuid(), lose: wireAmount }),
  response: () => z.object({ lost: money }),
})

/** The statement of some days: what stood before, what moved, what stands after, and the hash that the same movements always give. */
export const statement = call({
  method: 'GET',
  path: '/wps/relay/ODSFE2_statement',
  token: true,
  account: 'real',
  request: () => z.object(recordRange),
  response: () =>
    z.object({
      ...rangeAnswer,
      opening: money,
      closing: money,
      ...flow,
      hash: matching(/^[0-9a-f]{64}$/),
    }),
})

/** An address below which the record lies as a file for one minute: the filter's movements as CSV, or the statement of its days as PDF. */
export const recordFile = call({
  method: 'POST',
  path: '/wps/relay/ODSFE2_recordFile',
  token: true,
  account: 'real',
  request: () => z.object({ form: z.enum(['CSV', 'PDF']), ...recordRange, ...recordFilter }),
  response: () => z.object({ path: upTo(2000), expiresAt: instant }),
})
