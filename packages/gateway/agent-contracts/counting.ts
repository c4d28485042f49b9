import { type ContractKind, SALARIES } from '@portico/contract/commission/kinds'
import { type Dividend, readDividend } from '@portico/commission/dividend/policies'
import { readContract } from '@portico/commission/terms/contracts'
import type { Queryable } from '../db/open.ts'
import { type ContractRow, countingContracts } from './store.ts'
import { wireTermsOf } from './wire.ts'

/** An agent contract that counts, as the rules read it. Of salaries the dividend's own terms are empty. */
export interface CountingContract extends Dividend {
  readonly code: string
  /** Null is the company. */
  readonly payer: string | null
  readonly hash: string
  readonly version: number
}

/** A contract as a case writes it. */
export const wireContractOf = (row: ContractRow) => ({
  id: row.id,
  holder: row.holderId,
  currency: row.currency,
  state: row.state,
  from: (row.startsAt ?? row.expiresAt).toISOString(),
  to: row.endsAt?.toISOString() ?? null,
  ...wireTermsOf(row.terms),
})

/** What people call a contract: `DS-2041`. */
export const codeOf = ({ kind, number }: Pick<ContractRow, 'kind' | 'number'>): string =>
  `${kind === 'dividend' ? 'DV' : SALARIES[kind].letters}-${number}`

/** A stored contract as the rules read it; one that was not agreed has no meaning here. */
export const readCounting = (row: ContractRow): CountingContract => {
  const wire = wireContractOf(row)
  const read: Dividend =
    row.kind === 'dividend' ? readDividend(wire) : { ...readContract(row.kind, wire), deductions: [], ownLoss: null, negative: null }
  return { ...read, code: codeOf(row), payer: row.payerId, hash: row.hash, version: row.version }
}

/** The agent contracts of a kind that count and overlap [from, to): agreed, be they in force, to come or over. Holders are member ids. */
export const counting = async (
  db: Queryable,
  span: {
    readonly kind: ContractKind
    readonly currency?: string
    readonly from: Date
    readonly to: Date
    readonly holders?: readonly string[]
  },
): Promise<CountingContract[]> => (await countingContracts(db, span)).map(readCounting)
