import { REFUSALS } from '@portico/contract/bets/refusals'

export type RefusalCode = (typeof REFUSALS)[number]

/** A bet the rules do not take. `code` is what a caller shows or sends. */
export class Refusal extends Error {
  readonly code: RefusalCode
  /** How many notes there are, where they are too many. */
  readonly notes: number | undefined
  constructor(code: RefusalCode, notes?: number) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.notes = notes
  }
}

export const refusal = (code: RefusalCode, notes?: number): Refusal => new Refusal(code, notes)

/** @throws Refusal naming the first, in the order of `REFUSALS`, of the codes found; nothing when none was. */
export const refuseFirst = (found: ReadonlySet<RefusalCode>): void => {
  const first = REFUSALS.find((code) => found.has(code))
  if (first) throw refusal(first)
}
