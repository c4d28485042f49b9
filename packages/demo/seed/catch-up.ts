import type { Services } from '@portico/gateway/areas'
import type { ManualClock } from '@portico/gateway/ports/clock'

/** No lottery draws more often. */
const STEP = 60_000

/**
 * Draws, a minute at a time, what fell due while the seed was made, up to this moment: a machine that takes minutes over it
 * would otherwise open with issues that were never made.
 */
export const catchUp = async (lottery: Pick<Services['lottery'], 'tick'>, clock: ManualClock, now: () => Date): Promise<void> => {
  // Each step takes time as well, far less than the minute that it makes up for.
  while (now().getTime() - clock.now().getTime() >= STEP) {
    clock.advance(STEP)
    await lottery.tick()
  }
  const last = now()
  if (last > clock.now()) clock.set(last)
  await lottery.tick()
}
