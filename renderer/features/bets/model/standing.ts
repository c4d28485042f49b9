import { type Money, unitsOf } from '@portico/contract/kit/money'

/** How a bet or a round stands for its reader: `PART` where something came back, but no more than was staked. */
export const standingOf = <S extends string>(state: S, net: Money | null | undefined): S | 'PART' =>
  state === 'WON' && net && unitsOf(net) <= 0n ? 'PART' : state
