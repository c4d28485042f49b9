import type { TICKET_FAILURES } from '@portico/contract/ticket/failures'
import type { PROMOTION_FAILURES } from '@portico/contract/promotion/failures'
import type { MISSION_FAILURES } from '@portico/contract/missions/failures'
import type { REGISTER_LINK_FAILURES } from '@portico/contract/register-link/failures'
import type { REBATE_RATE_FAILURES } from '@portico/contract/rebate-rate/failures'
import type { AGENT_CONTRACT_FAILURES } from '@portico/contract/agent-contract/failures'
import type { COMMISSION_FAILURES } from '@portico/contract/commission/failures'
import type { DISPUTE_FAILURES } from '@portico/contract/dispute/failures'
import type { SAVED_VIEW_FAILURES } from '@portico/contract/saved-view/failures'
import type { Place } from '../named-test.ts'
import { gateway } from './places.ts'

type Code =
  | keyof typeof TICKET_FAILURES
  | keyof typeof PROMOTION_FAILURES
  | keyof typeof MISSION_FAILURES
  | keyof typeof REGISTER_LINK_FAILURES
  | keyof typeof REBATE_RATE_FAILURES
  | keyof typeof AGENT_CONTRACT_FAILURES
  | keyof typeof COMMISSION_FAILURES
  | keyof typeof DISPUTE_FAILURES
  | keyof typeof SAVED_VIEW_FAILURES

/** Refusals about offers and what agents are paid. */
export const OFFERS: Readonly<Record<Code, Place>> = {
  TICKET_UNKNOWN: gateway('tickets/tickets', 'holds its prize before anybody'),
  TICKET_EXPIRED: gateway('tickets/raffle', 'a ticket of a pool that is ended'),
  TICKET_POOL_UNKNOWN: gateway('tickets/raffle', 'a pool that there is not is neither'),
  TICKET_POOL_OVER: gateway('tickets/tickets', 'a whole pool pays exactly what'),
  TICKET_POOL_CHANGED: gateway('tickets/tickets', 'is proposed by one person and sealed'),
  TICKET_POOL_FULL: gateway('tickets/tickets', 'expires, and what it held a place'),
  RAFFLE_ENTERED: gateway('tickets/raffle', '[PROMO-05] [CALL-19] a raffle is'),
  APPLICATION_DECIDED: gateway('promotions/applications', 'is rejected with a reason that'),
  APPLICATION_UNKNOWN: gateway('promotions/applications', 'is taken back by its member alone,'),
  BONUS_ACTIVE: gateway('turnover/purse', 'is one at a time'),
  CONDITIONS_NOT_MET: gateway('promotions/promotions', 'names what is missing while a condition'),
  PROMOTION_CHANGED: gateway('promotions/applications', 'is sent under the terms that were'),
  PROMOTION_FULL: gateway('promotions/promotions', '200 who claim at once get the 20'),
  PROMOTION_STATUS_WRONG: gateway('promotions/applications', 'is rejected with a reason that'),
  PROMOTION_UNKNOWN: gateway('promotions/promotions', 'is proposed by one person, published'),
  MISSION_UNKNOWN: gateway('missions/missions', '[CALL-15] days are those of the'),
  MISSION_NOT_DONE: gateway('missions/missions', '[CALL-15] a mission moves with'),
  MISSION_CHANGED: gateway('missions/missions', '[CALL-15] one person proposes,'),
  LEADERBOARD_UNKNOWN: gateway('missions/leaderboards', '[CALL-15] a score is the sum of'),
  LINK_UNKNOWN: gateway('register-links/links', 'of another team give nothing, by'),
  TOO_MANY_LINKS: gateway('register-links/links', 'are two hundred at most that stand,'),
  INVITATION_EXPIRED: gateway('register-links/joining', '[IV.e 8] is refused by a revoked'),
  INVITATION_USED_UP: gateway('register-links/joining', 'counts no use for who is refused,'),
  INVITATION_REVOKED: gateway('register-links/joining', '[IV.e 8] is refused by a revoked'),
  NOT_IN_TEAM: gateway('agents/account', 'outside of the team is unknown,'),
  RATE_ABOVE_UPLINE: gateway('rebate-rates/rebate-rates', 'of an account at the top come from'),
  RATE_BELOW_DOWNLINE: gateway('rebate-rates/rebate-rates', 'go down with the next day of the'),
  CONTRACT_UNKNOWN: gateway('agent-contracts/offers', 'a contract of others is as unknown'),
  LINE_UNKNOWN: gateway('commissions/statements', 'two versions of a line differ by'),
  STATEMENT_TOO_LARGE: gateway('commissions/bundles', 'is refused above a hundred thousand bets'),
  DIVIDEND_UNKNOWN: gateway('commissions/dividends-desk', 'is for finance alone, and one that'),
  DIVIDEND_STATE: gateway('commissions/dividends-desk', 'is reviewed, approved and paid,'),
  DIVIDEND_HELD: gateway('commissions/dividends-desk', 'waits while its account is blocked'),
  DISPUTE_UNKNOWN: gateway('disputes/disputes', 'that is late stands first in the'),
  DISPUTE_CHANGED: gateway('disputes/disputes', 'is answered by the desk within'),
  DISPUTE_TOO_LATE: gateway('disputes/disputes', 'can be disputed until 90 days after'),
  DISPUTE_DECIDED: gateway('disputes/disputes', 'gets a second look once, within'),
  TOO_MANY_DISPUTES: gateway('disputes/most', 'a dispute is one of ten that wait'),
  TOO_MANY_VIEWS: gateway('saved-views/saved-views', 'have a limit, and an unreadable'),
}
