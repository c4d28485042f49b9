import * as z from 'zod/mini'
import { requestAmount } from '../kit/money.ts'
import { walletCode } from './shapes.ts'

/* @__NO_SIDE_EFFECTS__ */
function bounds() {
  return z.object({ open: z.boolean(), min: requestAmount, max: requestAmount, daily: requestAmount })
}

/** Which wallets there are, and what members may move, in the merchant's currency. */
export const transferSettings = z.object({
  /** One wallet for all games. */
  single: z.boolean(),
  /** Vendors that hold a wallet of their own. */
  vendors: z.array(walletCode),
  wallet: bounds(),
  upline: bounds(),
  downline: bounds(),
})
export type TransferSettings = z.infer<typeof transferSettings>
