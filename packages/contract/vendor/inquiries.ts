import * as z from 'zod/mini'
import { checked, gameCode, int, text } from '../kit/wire.ts'
import { currencyCode } from '../kit/money.ts'
import { amount, refusalReply, vendorId } from './shapes.ts'

/** What an operator asks of a vendor's server, below its launch address. Signed as the vendor's own calls are, with the oldest live key. */
export const INQUIRY_PATHS = {
  round: '/inquiry/v1/round/:roundId',
  report: '/inquiry/v1/report',
  open: '/inquiry/v1/rehearsal/open',
  play: '/inquiry/v1/rehearsal/play',
} as const

/** How a round stands with its vendor. `OPEN`: it is played, or something of it is not answered yet; `VOID`: nothing of it was taken. */
export const inquiredRound = z.object({ roundId: z.string(), state: z.enum(['OPEN', 'CLOSED', 'VOID']) })
export type InquiredRound = z.output<typeof inquiredRound>

export const inquiredRoundReply = z.object({ ...refusalReply.shape, round: z.optional(inquiredRound) })

/** Bets that stand, and wins, as the wallet answered them between two times; a bet that was rolled back is left out. */
export const vendorReportReply = z.object({
  ...refusalReply.shape,
  transactions: z.optional(
    z.array(z.object({ txId: z.string(), kind: z.enum(['BET', 'WIN']), currency: currencyCode, amount: int(), at: int() })),
  ),
  /** Send it as `after` for the rows that follow; absent with the last. */
  next: z.optional(z.string()),
})

/** In a sandbox: opens a game as its page would. */
export const rehearsalOpenRequest = z.object({ token: text(200) })
export const rehearsalOpenReply = z.object({ ...refusalReply.shape, session: z.optional(z.string()) })

/** In a sandbox: one round, as if the player had pressed; `choice` in the game's own words, where it needs more than a stake. */
export const rehearsalPlayRequest = z.object({
  session: text(200),
  requestId: vendorId,
  stake: z.optional(checked(amount, z.minimum(1))),
  choice: z.optional(z.unknown()),
  gameCode: z.optional(gameCode),
})
export const rehearsalPlayReply = z.object({ ...refusalReply.shape, roundId: z.optional(z.string()) })

/** Every call of an operator to a vendor's server, by name. */
export const INQUIRIES = /* @__PURE__ */ (() =>
  ({
    round: { method: 'GET', path: INQUIRY_PATHS.round, summary: 'How a round stands', request: undefined, reply: inquiredRoundReply },
    report: {
      method: 'GET',
      path: INQUIRY_PATHS.report,
      summary: 'Bets that stand and wins between two times',
      request: undefined,
      reply: vendorReportReply,
    },
    open: {
      method: 'POST',
      path: INQUIRY_PATHS.open,
      summary: 'In a sandbox: opens a game without its page',
      request: rehearsalOpenRequest,
      reply: rehearsalOpenReply,
    },
    play: {
      method: 'POST',
      path: INQUIRY_PATHS.play,
      summary: 'In a sandbox: plays one round without a page',
      request: rehearsalPlayRequest,
      reply: rehearsalPlayReply,
    },
  }) as const)()
export type InquiryName = keyof typeof INQUIRIES
