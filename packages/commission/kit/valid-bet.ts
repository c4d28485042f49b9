import type { Units } from '@portico/contract/kit/money'
import { least, magnitude } from './money.ts'

/** What of a stake was at risk: min(stake, |net|), so that a push is 0. */
export const validBet = (stake: Units, payout: Units): Units => least(stake, magnitude(payout - stake))
