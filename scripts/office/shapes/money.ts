import * as z from 'zod/mini'
import { decimal, eventOf, instant } from './parts.ts'

/** What is done to a payment may be anything: what it does not know is BAD_STATE. */
export const payout = z.object({
  events: z.array(z.object({ id: z.string(), at: instant, type: z.string(), amount: z.nullish(decimal) })),
})

export const wagering = z.object({
  until: instant,
  config: z.object({ waiveBelow: decimal, maxMultiplier: decimal, coverage: z.union([z.number(), decimal]) }),
  events: z.array(
    z.discriminatedUnion('type', [
      eventOf(['deposit'], { amount: decimal, multiplier: decimal }),
      eventOf(['bonus'], {
        amount: decimal,
        base: z.enum(['B', 'DB']),
        deposit: z.nullish(z.string()),
        multiplier: decimal,
        expiresAt: instant,
        weights: z.record(z.string(), decimal),
        maxBet: z.nullish(decimal),
      }),
      eventOf(['bet'], {
        category: z.string(),
        stake: decimal,
        market: z.nullish(z.string()),
        of: z.nullish(z.int()),
        covers: z.nullish(z.array(z.tuple([z.int(), z.int()]))),
      }),
      eventOf(['settle', 'resettle'], { bet: z.string(), payout: decimal }),
      eventOf(['void'], { bet: z.string() }),
      eventOf(['withdraw'], { amount: decimal, confirm: z.nullish(z.boolean()) }),
    ]),
  ),
})

export const points = z.object({
  rules: z.record(z.string(), z.object({ per: decimal, points: z.int() })),
  convert: z.object({ points: z.int(), cash: decimal, min: z.int() }),
  items: z.array(z.object({ item: z.string(), points: z.int(), stock: z.int() })),
  events: z.array(
    z.discriminatedUnion('type', [
      eventOf(['bet'], { account: z.string(), category: z.string(), stake: decimal, payout: decimal }),
      eventOf(['void'], { bet: z.string() }),
      eventOf(['convert'], { account: z.string(), points: z.number() }),
      eventOf(['redeem'], { account: z.string(), item: z.string(), quantity: z.number() }),
      eventOf(['approve', 'reject'], { redemption: z.string() }),
    ]),
  ),
})
