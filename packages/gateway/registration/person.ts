import type { Tx } from '../db/open.ts'

/** Who registers, as far as they say: what an exclusion is looked up by. */
export interface Person {
  readonly names: readonly string[]
  readonly birthday: string | undefined
  readonly idNumber: string | undefined
  /** Proved or not, as E.164 writes it. */
  readonly mobile: string | undefined
  readonly email: string | undefined
}

/** Asked within the transaction that opens an account: whether this person may have one. Everybody may until there are exclusions. */
export type MayRegister = (tx: Tx, person: Person) => Promise<boolean>

export const everybody: MayRegister = async () => true
