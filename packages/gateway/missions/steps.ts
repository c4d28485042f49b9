/** So many steps for each doubling of a score. */
const FINE = 64

/**
 * The step of a score on a scale that grows with it: each score below 64 has its own, and above that no step is wider than a 64th of its scores. A
 * place is then the sum of the steps above and a count within one.
 */
export const stepOf = (score: number): number => {
  if (score < FINE) return score
  const doublings = Math.floor(Math.log2(score)) - 6
  // A logarithm that was rounded up counts as it came out, here and in `highestOf`.
  return FINE * (doublings + 1) + Math.floor(score / 2 ** doublings) - FINE
}

/** The highest score of a step. */
export const highestOf = (step: number): number => {
  if (step < FINE) return step
  const doublings = Math.floor(step / FINE) - 1
  return (FINE + (step % FINE) + 1) * 2 ** doublings - 1
}

/** Who has one score is counted by the minute in which they had it, so that a place among very many is a sum, too. */
const SLOT_MS = 60_000
export const slotOf = (reachedAt: Date): number => Math.floor(reachedAt.getTime() / SLOT_MS)
export const slotStart = (slot: number): Date => new Date(slot * SLOT_MS)
