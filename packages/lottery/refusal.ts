import { REFUSALS } from '@portico/contract/bets/refusals'

export type RefusalCode = (typeof REFUSALS)[number]

interface RefusalDetail {
  readonly notes?: number
  readonly unknownKey?: string | undefined
}

/** A bet the rules do not take. `code` is what a caller shows or sends. */
export class Refusal extends Error {
  readonly code: RefusalCode
  /** How many notes there are, where they are too many. */
  readonly notes: number | undefined
  /** A key of the selection that the play does not know. */
  readonly unknownKey: string | undefined
  constructor(code: RefusalCode, { notes, unknownKey }: RefusalDetail = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.notes = notes
    this.unknownKey = unknownKey
  }
}

export const refusal = (code: RefusalCode, detail?: RefusalDetail): Refusal => new Refusal(code, detail)

/** @throws Refusal naming the first, in the order of `REFUSALS`, of the codes found; nothing when none was. */
export const refuseFirst = (found: ReadonlySet<RefusalCode>): void => {
  const first = REFUSALS.find((code) => found.has(code))
  if (first) throw refusal(first)
}
