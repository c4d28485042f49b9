import { formatUnits, type Units } from '@portico/contract/kit/money'
import { Failure } from '../failure.ts'

/** @throws Failure BONUS_MAX_BET with the highest stake that is allowed */
export const checkMaxBet = (maxBet: Units | null, lines: readonly { readonly stake: Units }[]): void => {
  if (maxBet !== null && lines.some(({ stake }) => stake > maxBet)) throw new Failure('BONUS_MAX_BET', { remaining: formatUnits(maxBet) })
}
