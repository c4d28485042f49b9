import { FEE_PERCENT } from './cards.ts'

/** In hundredths of a percent: what of the stakes of both comes back to the two of them together. Who gets it is a matter of skill and of the deal. */
export const PUBLISHED_RETURN = (100 - FEE_PERCENT) * 100
