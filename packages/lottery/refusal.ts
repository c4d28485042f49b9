import { REFUSALS } from '@portico/contract/bets/refusals'

export type RefusalCode = (typeof REFUSALS)[number]

/** A bet the rules do not take. `code` is what a caller shows or sends. */
export class Refusal extends Error {
  readonly code: RefusalCode
  constructor(code: RefusalCode) {
    super(code)
    this.name = 'Refusal'
    this.code = code
  }
}

export const refusal = (code: RefusalCode): Refusal => new Refusal(code)

/** @throws Refusal naming the first, in the order of `REFUSALS`, of the codes found; nothing when none was. */
export const refuseFirst = (found: ReadonlySet<RefusalCode>): void => {
  const first = REFUSALS.find((code) => found.has(code))
  if (first) throw refusal(first)
}
