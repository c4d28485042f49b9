import { Gauge } from 'prom-client'
import { type AreaOf, areaOf } from '../kit/area.ts'
import { addGauge } from '../kit/gauge.ts'
import type { TransferCode } from '../kit/transfer-code.ts'
import type { Platform } from '../platform.ts'
import { DEPOSIT_CHECKS } from './book-checks-store.ts'
import { deskRoutes } from './desk/routes.ts'
import { countNotices } from './notice-store.ts'
import { cashierRoutes, registerNotices } from './routes.ts'
import { createDepositSubjects } from './record-subjects.ts'
import { registerSandboxPage } from './sandbox-page.ts'
import { type Cashier, type CashierDeps, createCashier } from './service.ts'
import { waitingDeposits } from './waiting-store.ts'
import { countOpen } from './unmatched-store.ts'

export type { Cashier }
export { waitingAmount } from './store.ts'
export { creditedByMethod } from './method-store.ts'
export { creditedBetween } from './waiting-store.ts'
export type { HearPayout } from './inbox.ts'
export type { Ways } from './ways.ts'
export { configuredPayments } from './providers/list.ts'
export { type Notice, parseSignedNotice, signNotice } from './signature.ts'

const TRANSFER_CODES: readonly TransferCode[] = [
  { code: 'DEPOSIT', kind: 'DEPOSIT', debit: 'provider:clearing', credit: 'player:cash', brought: true },
  { code: 'DEPOSIT_FEE', kind: 'DEPOSIT', debit: 'player:cash', credit: 'house:fees' },
  { code: 'DEPOSIT_FEE_BACK', kind: 'DEPOSIT', debit: 'house:fees', credit: 'player:cash' },
  // A claw back: it goes the other way.
  { code: 'DEPOSIT_REVERSED', kind: 'DEPOSIT', debit: 'provider:clearing', credit: 'player:cash' },
  { code: 'PAYMENT_HELD', kind: 'OTHER', debit: 'provider:clearing', credit: 'suspense' },
  { code: 'PAYMENT_RELEASED', kind: 'OTHER', debit: 'suspense', credit: 'provider:clearing' },
]

/** Notices are worked on as they come; this finds what a stopped gateway left, and what is tried again. */
const NOTICES_MS = 1_000
const ASKS_MS = 5_000

/** Balances, deposits, and payments that match none. */
export const cashierArea = (platform: Platform, deps: CashierDeps): AreaOf<Cashier> => {
  const cashier = createCashier(platform, deps)
  return areaOf(cashier, {
    name: 'cashier',
    bindings: [...cashierRoutes(cashier), ...deskRoutes(cashier.desk)],
    register: (app) => {
      registerNotices(app, cashier, platform)
      registerSandboxPage(app, cashier)
    },
    jobs: [
      { name: 'payment notices', everyMs: NOTICES_MS, run: cashier.work },
      { name: 'questions to payment providers', everyMs: ASKS_MS, run: cashier.askProviders },
    ],
    stop: () => cashier.work(),
    waiting: waitingDeposits,
    transferCodes: TRANSFER_CODES,
    recordSubjects: createDepositSubjects(platform, cashier.ways),
    bookChecks: DEPOSIT_CHECKS,
    metrics: (registry) => {
      new Gauge({
        name: 'portico_unmatched_payments',
        help: 'Payments that match no deposit and wait for a decision',
        registers: [registry],
        async collect() {
          this.set(await countOpen(platform.database.orm))
        },
      })
      addGauge(registry, {
        name: 'portico_payment_notices',
        help: 'Notices of payment providers that are stored and not worked on yet, and those of them that failed before',
        labels: ['state'],
        read: async () => Object.entries(await countNotices(platform.database.orm)).map(([state, value]) => ({ labels: { state }, value })),
      })
    },
  })
}
