import type { Audit } from '../audit/index.ts'
import type { Job } from '../kit/job.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { commissionJobs } from './jobs.ts'
import { type Bundles, createBundles } from './bundles.ts'
import { createDifferences, type Differences } from './differences.ts'
import type { CommissionRules, CommissionSources } from './ports.ts'
import { createDividendDesk, type DividendDesk } from './desk.ts'
import { createRealtimeCategories, type RealtimeCategories } from './realtime-categories.ts'
import { createRealtimeDay, type RealtimeDay } from './realtime-day.ts'
import { createStatements, type Statements } from './statements.ts'
import { createWallets } from './wallet.ts'

export interface CommissionDeps {
  readonly ledger: Ledger
  readonly audit: Pick<Audit, 'write'>
  readonly sources: CommissionSources
  readonly rules: CommissionRules
}

/** What agents earn by their teams. */
export interface Commissions {
  /** The runs, one for each kind. */
  readonly runs: readonly Job[]
  readonly statements: Statements
  readonly bundle: Bundles
  readonly difference: Differences
  readonly realtimeDay: RealtimeDay
  readonly realtimeCategories: RealtimeCategories
  readonly desk: DividendDesk
}

export const createCommissions = (platform: Platform, { ledger, audit, sources, rules }: CommissionDeps): Commissions => {
  const wallets = createWallets(platform, ledger)
  return {
    runs: commissionJobs(platform, { sources, rules, wallets }),
    statements: createStatements(platform, sources),
    bundle: createBundles(platform, sources),
    difference: createDifferences(platform),
    realtimeDay: createRealtimeDay(platform, sources),
    realtimeCategories: createRealtimeCategories(platform, sources),
    desk: createDividendDesk(platform, { wallets, audit }),
  }
}
