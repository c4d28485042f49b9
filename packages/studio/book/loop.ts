import type { House } from '../rounds/house.ts'
import { repeatPasses } from '../rounds/passes.ts'
import { advanceBook } from './advance.ts'

const EVERY_MS = 500

/** Makes a pass every half second, one at a time, from the first one on, which opens the board. */
export const startBook = (
  house: House,
  { pace, onOwed, onError }: { readonly pace: number; readonly onOwed: () => void; readonly onError: (error: unknown) => void },
): { readonly stop: () => Promise<void> } => repeatPasses(EVERY_MS, () => advanceBook(house, pace), { onOwed, onError })
