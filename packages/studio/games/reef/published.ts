import type { TargetId } from './targets.ts'

/** In hundredths of a percent: what comes back of a shot on average, at every target and every price, exactly. */
export const PUBLISHED_RETURN = 9600

/** How often a shot catches, in hundredths of a percent; none of them had to be rounded. */
export const PUBLISHED_CHANCES: Readonly<Record<TargetId, number>> = {
  minnow: 3200,
  tang: 2400,
  lanternfish: 800,
  bass: 320,
  jelly: 240,
  turtle: 96,
}
