import * as z from 'zod/mini'
import { money } from '../kit/money.ts'
import { instant, matching } from '../kit/wire.ts'

/** The main wallet, or a vendor's by its code. */
export const walletCode = matching(/^[A-Za-z0-9_]{1,30}$/)
/** The main wallet among wallets. */
export const MAIN_WALLET = 'MAIN'

/** Between a member's own wallets, to the agent above, or to somebody directly below. */
export const transferKind = z.enum(['WALLET', 'UPLINE', 'DOWNLINE'])
export type TransferKind = z.infer<typeof transferKind>

/** What may be moved: the bounds of one transfer, and what a day of the merchant's zone still allows. */
export const transferRules = z.object({
  min: money,
  max: money,
  daily: money,
  left: money,
  /** When the day's amount begins anew. */
  resetsAt: instant,
})
export type TransferRules = z.infer<typeof transferRules>

/** Somebody a member may send money to. */
export const lineMember = z.object({ memberId: z.string(), account: z.string(), nickname: z.string() })
export type LineMember = z.infer<typeof lineMember>

/** One transfer as its reader sees it: `amount` is below zero where it left the main wallet. */
export const transferView = z.object({
  transferId: z.string(),
  kind: transferKind,
  /** The wallet's name, or the account on the other side. */
  other: z.string(),
  amount: money,
  at: instant,
})
export type TransferView = z.infer<typeof transferView>
