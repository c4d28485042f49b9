import { type AreaOf, areaOf } from '../kit/area.ts'
import { addGauge } from '../kit/gauge.ts'
import type { Platform } from '../platform.ts'
import { WITHDRAWAL_CHECKS } from './book-checks-store.ts'
import { TRANSFER_CODES } from './money.ts'
import { createWithdrawalSubjects } from './record-subjects.ts'
import { withdrawalRoutes } from './routes.ts'
import { createWithdrawals, type Withdrawals, type WithdrawalsDeps } from './service.ts'
import { countQueues } from './store.ts'
import { waitingWithdrawals } from './waiting-store.ts'

export type { Withdrawals }

const PAYOUTS_MS = 2_000
const REMINDERS_MS = 5_000

/** Withdrawals: accounts that are paid to, payouts, and what members say of them. */
export const withdrawalsArea = (platform: Platform, deps: WithdrawalsDeps): AreaOf<Withdrawals> => {
  const withdrawals = createWithdrawals(platform, deps)
  return areaOf(withdrawals, {
    name: 'withdrawals',
    bindings: withdrawalRoutes(withdrawals),
    jobs: [
      { name: 'payouts', everyMs: PAYOUTS_MS, run: withdrawals.work },
      { name: 'reminders of withdrawals', everyMs: REMINDERS_MS, run: withdrawals.remind },
    ],
    waiting: waitingWithdrawals,
    transferCodes: TRANSFER_CODES,
    recordSubjects: createWithdrawalSubjects(platform, withdrawals.payees),
    bookChecks: WITHDRAWAL_CHECKS,
    metrics: (registry) =>
      addGauge(registry, {
        name: 'portico_withdrawals',
        help: 'Withdrawals that are on their way or disputed, by where they stand',
        labels: ['state'],
        read: async () => Object.entries(await countQueues(platform.database.orm)).map(([state, value]) => ({ labels: { state }, value })),
      }),
  })
}
