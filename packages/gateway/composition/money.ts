import { adjustmentsArea } from '../adjustments/index.ts'
import { cashierArea, creditedBetween, waitingAmount } from '../cashier/index.ts'
import { allVendors } from '../catalogue/index.ts'
import { heldAmong, heldSince, limitsVisited } from '../control/index.ts'
import { documentsArea } from '../documents/index.ts'
import { missionsArea } from '../missions/index.ts'
import { gamesOpened } from '../own-games/index.ts'
import { pointsArea } from '../points/index.ts'
import { teamTotals } from '../reports/index.ts'
import { ticketsArea } from '../tickets/index.ts'
import { promotionsArea } from '../promotions/index.ts'
import { loginDays } from '../session/index.ts'
import { transfersArea } from '../transfers/index.ts'
import { turnoverArea } from '../turnover/index.ts'
import { uploadsArea } from '../uploads/index.ts'
import { withdrawalsArea } from '../withdrawals/index.ts'
import type { Composer } from './composer.ts'
import type { Foundation } from './foundation.ts'
import type { Identity } from './identity.ts'
import type { Letters } from './letters.ts'

/** Money in and out, between members, and what is put right; with what members send to show who they are. */
export const composeMoney = (
  { platform, parts, listed }: Composer,
  { audit, ledger, members, notices }: Foundation,
  { control, proofs, withdrawPassword }: Identity,
  { inbox }: Letters,
) => {
  const { config, secretsKey, payments } = parts
  const uploads = listed(uploadsArea(platform, { secretsKey }))
  const documents = listed(documentsArea(platform, { config, secretsKey, uploads, audit, control, notices }))
  const adjustments = listed(adjustmentsArea(platform, { ledger, audit }))
  const turnover = listed(turnoverArea(platform, { ...config.withdrawals.turnover, ...config.bonuses }, ledger))
  const { purse } = turnover
  const cashier = listed(cashierArea(platform, { ledger, turnover, payments, depositAllowed: control.depositAllowed }))
  const withdrawals = listed(
    withdrawalsArea(platform, {
      config: config.withdrawals,
      ledger,
      cashier,
      uploads,
      notices,
      documents,
      members,
      proofs,
      withdrawPassword,
      turnover,
      purse,
      audit,
    }),
  )
  const transfers = listed(
    transfersArea(platform, {
      ledger,
      control,
      turnover,
      purse,
      waitingDeposits: (tx, { memberId, currency }) => waitingAmount(tx, memberId, currency, platform.clock.now()),
      passwords: withdrawPassword,
      vendorNames: async () => new Map((await allVendors(platform.database.orm)).map(({ code, displayName }) => [code, displayName])),
    }),
  )
  const promotions = listed(
    promotionsArea(platform, {
      ledger,
      bonuses: config.bonuses,
      turnover,
      purse,
      uploads,
      audit,
      inbox,
      control,
      depositsOf: creditedBetween,
      isVerified: async (db, memberId) => (await documents.openStep(db, memberId)) === undefined,
      toBet: async (player) => (await turnover.standing(player)).toBet,
    }),
  )
  const points = listed(pointsArea(platform, { ledger, audit, inbox, passwords: withdrawPassword }))
  const missions = listed(
    missionsArea(platform, {
      ledger,
      bonuses: config.bonuses,
      turnover,
      points,
      audit,
      control,
      holding: { heldAmong, heldSince },
      sources: { depositsOf: creditedBetween, loginDays, gamesOpened, limitsVisited },
    }),
  )

  const { timeZone } = platform.brand
  const tickets = listed(
    ticketsArea(platform, {
      ledger,
      bonuses: config.bonuses,
      turnover,
      points,
      audit,
      control,
      depositsOf: creditedBetween,
      validBetsOf: async (db, memberId, day) =>
        BigInt((await teamTotals(db, { agentId: memberId, scope: 'SELF', timeZone, from: day, to: day })).valid_bet),
    }),
  )

  return { uploads, documents, promotions, points, ...missions, tickets, adjustments, turnover, cashier, withdrawals, transfers }
}

export type Money = ReturnType<typeof composeMoney>
