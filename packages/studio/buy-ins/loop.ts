import type { House } from '../rounds/house.ts'
import { settleLeft } from './settle.ts'

const EVERY_MS = 5000

/** Settles rounds whose time is over, every five seconds and at once. `stop` ends it when the pass under way is done. */
export const startBuyIns = (
  house: House,
  { onOwed, onError }: { onOwed: () => void; onError: (error: unknown) => void },
): { readonly stop: () => Promise<void> } => {
  let pass: Promise<void> | undefined
  const look = () => {
    pass ??= settleLeft(house)
      .then((settled) => {
        if (settled > 0) onOwed()
      })
      .catch(onError)
      .then(() => {
        pass = undefined
      })
  }
  look()
  const timer = setInterval(look, EVERY_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await pass
    },
  }
}
