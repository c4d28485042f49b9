import type { House } from '../rounds/house.ts'
import { applyCorrections } from './correct.ts'
import { openMatches } from './open.ts'
import { playMatches } from './play.ts'
import { settleBets } from './settle.ts'

/**
 * One pass over what is due now, whoever looks. Every step is a transaction of its own that finds out whether it was done, so a stop
 * between any two costs nothing. Answers whether letters to the wallet were written.
 */
export const advanceBook = async (house: House, pace: number): Promise<boolean> => {
  const { store } = house
  await openMatches(house, pace)
  const returned = await playMatches(house, pace)
  store.run("UPDATE matches SET state = 'final' WHERE state = 'ended' AND final_at <= ?", house.now())
  const corrected = applyCorrections(house)
  return settleBets(house) > 0 || corrected || returned
}
