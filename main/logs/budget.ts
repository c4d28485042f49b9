import type { Clock } from '../ports.ts'

/** Lines that one part may write at once. */
const BURST = 100
/** How long it takes until it may write another: some thousands a day, which leave the evidence of weeks in place. */
const REFILL_MS = 30_000

/** Whether another line may be written, by the key of what writes it. */
export type Budget = (key: string) => { readonly ok: true; readonly skipped: number } | { readonly ok: false }

/**
 * Bounds what a page can make the client write: one that asks for a window a thousand times a second would stop main at every
 * flush and push everything else off the disk. The next line that is written says how many were left out.
 */
export const createBudget = (clock: Clock): Budget => {
  const accounts = new Map<string, { left: number; at: number; skipped: number }>()
  return (key) => {
    const now = clock.now()
    const account = accounts.get(key) ?? { left: BURST, at: now, skipped: 0 }
    accounts.set(key, account)
    const earned = Math.max(0, Math.floor((now - account.at) / REFILL_MS))
    account.left = Math.min(BURST, account.left + earned)
    account.at += earned * REFILL_MS
    if (account.left === 0) {
      account.skipped += 1
      return { ok: false }
    }
    const { skipped } = account
    account.left -= 1
    account.skipped = 0
    return { ok: true, skipped }
  }
}
