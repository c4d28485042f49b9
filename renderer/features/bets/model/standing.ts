import { type Money, unitsOf } from '@portico/contract/kit/money'

/** Beside what a bet or a round is: the stake came back and no more (`EVEN`), or only a part of it (`PART`). */
export type Returned = 'EVEN' | 'PART'

/** How a bet or a round stands for its reader: won is what gave back more than was staked. */
export const standingOf = <S extends string>(state: S, net: Money | null | undefined): S | Returned => {
  if (state !== 'WON' || !net || unitsOf(net) > 0n) return state
  return unitsOf(net) === 0n ? 'EVEN' : 'PART'
}

/** Whether something came back, but no gain. */
export const isReturned = (standing: string): standing is Returned => standing === 'EVEN' || standing === 'PART'
