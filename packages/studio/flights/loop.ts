import type { House } from '../rounds/house.ts'
import { repeatPasses } from '../rounds/passes.ts'
import { advance } from './advance.ts'

const EVERY_MS = 100

/** Makes a pass every 100 ms, one at a time. `stop` ends it when the pass under way is done. */
export const startFlights = (
  house: House,
  { watched, onOwed, onError }: { watched: () => boolean; onOwed: () => void; onError: (error: unknown) => void },
): { readonly stop: () => Promise<void> } => repeatPasses(EVERY_MS, () => advance(house, { watched: watched() }), { onOwed, onError })
