import { countsInState } from '@portico/commission/terms/contracts'
import * as z from 'zod/mini'
import { decimal, instant } from './parts.ts'

const switched = z.nullish(z.boolean())

/** What may be left out is a list of rows, if it is there. */
const rows = <Shape extends z.core.$ZodShape>(shape: Shape) => z.nullish(z.array(z.object(shape)))

const account = {
  id: z.string(),
  upline: z.nullable(z.string()),
  wallets: z.nullish(z.record(z.string(), decimal)),
}

const bet = {
  id: z.string(),
  account: z.string(),
  currency: z.string(),
  stake: decimal,
  void: switched,
  settledAt: instant,
}

/** What is paid, whatever for, and what keeps it back. */
const PAID = {
  tz: z.string(),
  until: instant,
  zeroLines: z.nullish(z.enum(['suppress', 'write'])),
  corrections: rows({
    id: z.string(),
    at: instant,
    bet: z.nullish(z.string()),
    deposit: z.nullish(z.string()),
    void: switched,
    payout: z.nullish(decimal),
    pushed: z.nullish(decimal),
  }),
  suspensions: rows({ account: z.string(), from: instant, to: z.nullable(instant) }),
  runs: z.nullish(z.array(instant)),
  emptied: rows({ account: z.string(), currency: z.string(), at: instant }),
}

/** A rate that is asked for may be none: that is an answer, BAD_STEP, and no fault of form. */
const change = { id: z.string(), account: z.string(), category: z.string(), rate: z.string(), at: instant }

export const rebate = z.object({
  ...PAID,
  baseGroup: z.int(),
  accounts: z.array(z.object({ ...account, rates: z.nullish(z.record(z.string(), decimal)) })),
  bets: z.array(z.object({ ...bet, category: z.string(), group: z.nullish(z.int()), pushed: z.nullish(decimal), placedAt: instant })),
  changes: rows(change),
})

const contract = { id: z.string(), holder: z.string(), currency: z.string() }
/** Of an offer that nobody accepted nothing more is looked at. */
const offer = z.object({ ...contract, state: z.string().check(z.refine((state) => !countsInState(state))) })
const agreed = { ...contract, state: z.string().check(z.refine(countsInState)), from: instant, to: z.nullable(instant) }

const tiers = z.nullish(
  z.array(z.object({ turnover: z.nullish(decimal), active: z.nullish(z.number()), loss: z.nullish(decimal), rate: decimal })),
)
const rates = z.nullish(z.record(z.string(), z.object({ loss: decimal, win: decimal, min: decimal })))

/** Cases of contracts, with terms of their kind. */
const contractsWith = <Terms extends z.core.$ZodShape>(terms: Terms) => ({
  ...PAID,
  accounts: z.array(z.object(account)),
  contracts: z.array(z.union([z.object({ ...agreed, ...terms }), offer])),
})

const entry = { id: z.string(), account: z.string(), currency: z.string(), at: instant }

/** What a team did. */
const DONE = {
  bets: z.array(z.object({ ...bet, payout: decimal })),
  active: z.object({ bet: z.nullable(decimal), deposit: switched }),
  deposits: rows(entry),
}

export const hourly = z.object({ ...contractsWith({ tiers, progressive: switched }), ...DONE })

export const daily = z.extend(hourly, { payDays: z.nullish(z.int().check(z.gte(1))) })

export const realtime = z.object({
  ...contractsWith({ rates }),
  bets: z.array(z.object({ ...bet, payout: decimal, category: z.string() })),
})

/** For so many periods, and no more than so much in all. */
const cap = z.nullish(decimal)
const carry = z.object({ policy: z.literal('CARRY'), periods: z.int().check(z.gte(0)), cap })

export const dividend = z.object({
  ...contractsWith({
    tiers,
    progressive: switched,
    period: z.nullish(z.string()),
    deduct: z.nullish(z.record(z.string(), z.boolean())),
    negative: z.nullish(
      z.discriminatedUnion('policy', [
        z.object({ policy: z.literal('FLOOR') }),
        z.object({ policy: z.literal('PARENT_PAYS'), cap }),
        carry,
      ]),
    ),
    ownLoss: z.nullish(z.discriminatedUnion('policy', [z.object({ policy: z.literal('NO_CARRY') }), carry])),
  }),
  ...DONE,
  deductions: rows({ ...entry, type: z.string(), amount: decimal }),
})
