import * as z from 'zod/mini'
import { money } from '../kit/money.ts'
import { checked, day, instant, int, matching, upTo } from '../kit/wire.ts'
import { percent, rebateCategory, requestRate } from '../rebate-rate/shapes.ts'

/** So many links of an agent may stand at a time; revoked ones do not count. */
export const MOST_LINKS = 200
/** A link may be for so many accounts. */
export const MOST_USES = 100_000
export const LONGEST_CHANNEL = 40
export const LONGEST_REASON = 200

/** What becomes of who registers. */
export const linkType = z.enum(['MEMBER', 'AGENT'])
export type LinkType = z.infer<typeof linkType>

export const linkState = z.enum(['LIVE', 'EXPIRED', 'USED_UP', 'REVOKED'])
export type LinkState = z.infer<typeof linkState>

export const linkSort = z.enum(['created', 'uses', 'clicks', 'deposited'])
export type LinkSort = z.infer<typeof linkSort>

/** A place in a list, as the gateway gave it. */
export const placeAfter = matching(/^\d{1,15}\.[0-9a-f-]{36}$/)

/** Rebates that somebody is to have; a category that is left out has none. */
export const wantedRates = z.partialRecord(rebateCategory, requestRate)

/** How a share of stakes is given in a category. */
export const linkRate = z.object({ category: rebateCategory, rate: percent })
export type LinkRate = z.infer<typeof linkRate>

export const registerLink = z.object({
  linkId: z.uuid(),
  code: z.string(),
  /** Where it leads to on the site that the caller came by; the code works on every other as well. */
  address: z.string(),
  type: linkType,
  rates: z.array(linkRate),
  /** Categories of which it promises more than its agent has by now; who joins gets what the agent has. */
  above: z.array(rebateCategory),
  /** Where its agent spreads it; nobody else reads that. */
  channel: z.string(),
  /** The last day that it is good on, by the merchant's clock. */
  lastDay: z.nullable(day),
  maxUses: z.nullable(int()),
  uses: int(),
  clicks: int(),
  /** Who registered by it and has deposited since. */
  deposited: int(),
  state: linkState,
  createdAt: instant,
  revoked: z.nullable(z.object({ at: instant, reason: z.string() })),
})
export type RegisterLink = z.infer<typeof registerLink>

/** An account that came by a link or was opened by the caller. */
export const registeredAccount = z.object({
  memberId: z.uuid(),
  account: z.string(),
  agent: z.boolean(),
  joinedAt: instant,
  firstDeposit: z.nullable(money),
})

/** What an agent asks of a new link. Its code is made up. */
/* @__NO_SIDE_EFFECTS__ */
export function wantedLink() {
  return z.object({
    type: linkType,
    rates: wantedRates,
    lastDay: z.optional(day),
    maxUses: z.optional(checked(int(), z.minimum(1), z.maximum(MOST_USES))),
    channel: z.optional(upTo(LONGEST_CHANNEL)),
  })
}

/** What a visitor reads of who invites them. */
export const invitation = z.object({ by: z.string(), type: linkType, rates: z.array(linkRate) })
export type Invitation = z.infer<typeof invitation>
