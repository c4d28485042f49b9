import type { House } from '../rounds/house.ts'
import { advance } from './advance.ts'

const EVERY_MS = 100

/** Makes a pass every 100 ms, one at a time. `stop` ends it when the pass under way is done. */
export const startFlights = (
  house: House,
  { watched, onOwed, onError }: { watched: () => boolean; onOwed: () => void; onError: (error: unknown) => void },
): { readonly stop: () => Promise<void> } => {
  let pass: Promise<void> | undefined
  const timer = setInterval(() => {
    pass ??= advance(house, { watched: watched() })
      .then((owed) => {
        if (owed) onOwed()
      })
      .catch(onError)
      .then(() => {
        pass = undefined
      })
  }, EVERY_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await pass
    },
  }
}
