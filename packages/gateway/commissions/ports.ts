import type { ContractKind } from '@portico/contract/commission/kinds'
import type { Dividend } from '@portico/commission/dividend/policies'
import type { Period } from '@portico/commission/kit/calendar/period'
import type { Line } from '@portico/commission/runs/line'
import type { Rates } from '@portico/commission/rebate/rates'
import type { Queryable } from '../db/open.ts'

/** An agent contract that counts, as the rules read it, with what both sides hold of it. */
export interface PaidContract extends Dividend {
  readonly hash: string
  readonly version: number
}

/** A contract as both sides hold it. */
export interface AgreedContract {
  readonly id: string
  readonly code: string
  readonly holder: string
  readonly version: number
  readonly hash: string
  readonly text: string
  readonly from: Date
  readonly to: Date | null
}

/** What the runs ask of other areas. */
export interface CommissionSources {
  /** The contracts of a kind that count and overlap [from, to): of everybody, or at least those of `holders`. */
  readonly contracts: (
    db: Queryable,
    span: { readonly kind: ContractKind; readonly from: Date; readonly to: Date; readonly holders?: readonly string[] },
  ) => Promise<readonly PaidContract[]>
  /** Whether a contract of a kind began before an instant. Until one did, no run has anything to calculate. */
  readonly begun: (db: Queryable, until: { readonly kind: ContractKind; readonly by: Date }) => Promise<boolean>
  /** What was agreed, by contract. */
  readonly agreed: (db: Queryable, contractIds: readonly string[]) => Promise<readonly AgreedContract[]>
  /** The contracts of a kind and currency that count, overlap [from, to) and are paid by this account. */
  readonly givenBy: (
    db: Queryable,
    by: string,
    span: { readonly kind: ContractKind; readonly currency: string; readonly from: Date; readonly to: Date },
  ) => Promise<readonly AgreedContract[]>
  /** A paid period of a contract worked out again from the bets as they stand now; undefined where the contract is gone. */
  readonly recalculate: (
    db: Queryable,
    of: {
      readonly kind: ContractKind
      readonly contractId: string
      readonly holder: string
      readonly currency: string
      readonly period: Period
    },
  ) => Promise<{ readonly fields: Line['fields']; readonly amount: bigint | null } | undefined>
  /** The rebate rates of accounts at every instant, where a lowest prize group holds; that of now when absent. */
  readonly rates: (db: Queryable, memberIds: readonly string[], baseGroup?: number) => Promise<Rates>
  /** The lowest prize group as it is now, which gives players nothing back. */
  readonly baseGroup: (db: Queryable) => Promise<number>
}

/** What is the same for everybody. */
export interface CommissionRules {
  readonly active: { readonly bet: string | null; readonly deposit: boolean }
  readonly payDays: number
  readonly agentTypes: readonly number[]
}
