import type { ContractKind } from '@portico/contract/commission/kinds'
import type { Queryable } from '../db/open.ts'
import { codeOf } from './counting.ts'
import { type ContractRow, contractsById, countingContracts } from './store.ts'

/** A contract as both sides hold it. */
interface AgreedContract {
  readonly id: string
  readonly code: string
  readonly holder: string
  readonly version: number
  readonly hash: string
  readonly text: string
  readonly from: Date
  readonly to: Date | null
}

const agreedOf = (row: ContractRow): AgreedContract => ({
  id: row.id,
  code: codeOf(row),
  holder: row.holderId,
  version: row.version,
  hash: row.hash,
  text: row.text,
  from: row.startsAt ?? row.expiresAt,
  to: row.endsAt,
})

/** What was agreed, by contract. */
export const agreedContracts = async (db: Queryable, ids: readonly string[]): Promise<AgreedContract[]> =>
  (await contractsById(db, ids)).map(agreedOf)

/** The contracts of a kind and currency that count, overlap [from, to) and are paid by this account. */
export const givenContracts = async (
  db: Queryable,
  by: string,
  span: { readonly kind: ContractKind; readonly currency: string; readonly from: Date; readonly to: Date },
): Promise<AgreedContract[]> => (await countingContracts(db, span)).filter(({ payerId }) => payerId === by).map(agreedOf)
