import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { FIGURE_CHECKS } from './figure-checks-store.ts'
import { POINT_AWARD_CHECKS } from './point-checks-store.ts'
import { reportsRoutes } from './routes.ts'
import { type BookKeeping, type BookKeepingDeps, createBookKeeping } from './service.ts'

export { contractBets, contractFigures, teamPaidBesides, type MemberFigures, type MemberPaid } from './contract-figures-store.ts'
export { type OutcomeEffect, outcomeEffect } from './outcome-effect-store.ts'
export { branchDayMinutes, type MinuteRow, teamDayMinutes } from './day-minutes-store.ts'
export { rawFigures, teamsOf } from './raw-figures-store.ts'
export { agentsWithoutFactor } from './factor-store.ts'
export { type FigureRow, teamDays, teamSums, type SumsRow, teamTotals, teamTypes, type TotalsRow } from './figures-store.ts'
export { teamMemberRows } from './members-store.ts'
export { idCount, type Ids, idSlice } from './order-store.ts'
export { EVERY_DAY, figuresStamp, latestFold } from './stamp-store.ts'
export { teamMovementPage } from './movements-store.ts'
export { type MovementSum, teamBalance, teamMovementSums, type TeamWallets } from './wallets-store.ts'
export {
  bettorsIn,
  correctedBetween,
  memberFigures,
  paidBesides,
  riskFigures,
  settledIn,
  stakeFigures,
  suspendedAmong,
  treeAround,
} from './commission-store.ts'
export {
  type ColumnKind,
  COLUMNS,
  foldedDays,
  type PackedRows,
  type PackedTeam,
  teamAccounts,
  teamHoldings,
  teamNow,
  type Whose,
} from './team-columns-store.ts'
export { accountInTeam, lineTo } from './line-store.ts'
export { type PlayRow, teamLossRows } from './losses-store.ts'
export {
  bettorInTeam,
  daysOfPage,
  type RowFilter,
  type RowKind,
  type TeamRow,
  teamRowDays,
  teamRowOrder,
  teamRowsOf,
  teamRowTotals,
} from './rows-store.ts'
export { betsByTime } from './rows-by-time-store.ts'
export { betsByCategory, type CategoryBets, longestPause } from './missions-store.ts'
export { validBetsByCategory } from './points-store.ts'
export { highestBelow, highestGroupBelow } from './rates-store.ts'
export { depositedBy, registeredPage, registerLinkPage, registerLinkTotals } from './register-links-store.ts'
export { type AsOf } from './as-of-store.ts'
export { type TeamBet, teamBetChanges, teamBetsAsOf, teamDepositsAsOf } from './statement-store.ts'
export { type BranchStakes, movedForLines, teamStakes } from './realtime-store.ts'
export type { DayRange, Scope, TeamRange } from './team-store.ts'
export { openBets, type TurnoverBet, turnoverBets } from './turnover-store.ts'
export { membersSettled, multiplierScores, type Score, type ScoreSpan, validBetScores } from './scores-store.ts'
export { highestWins, latestWins } from './wins-store.ts'

/**
 * Questions over the tables of several areas at once: figures of teams, winners, the books. The only room that joins them, and it
 * writes nothing. Its queries are functions, which the areas that show their answers call.
 */
export const reportsArea = (platform: Platform, deps: BookKeepingDeps): AreaOf<BookKeeping> => {
  const books = createBookKeeping(platform, deps)
  return areaOf(books, { name: 'reports', bindings: reportsRoutes(books), bookChecks: [...FIGURE_CHECKS, ...POINT_AWARD_CHECKS] })
}
