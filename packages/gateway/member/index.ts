import type { Config } from '../config.ts'
import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { sweepGuesses } from './guess-store.ts'
import { memberRoutes } from './routes.ts'
import { createMembers, type Members } from './service.ts'

export { PRIZE_GROUP } from './service.ts'
export {
  type AccountDetails,
  type AccountFilter,
  capPrizeGroup,
  countAccounts,
  readAccount,
  readAccounts,
  setPassword,
} from './accounts-store.ts'
export {
  callerView,
  findByAccount,
  findMember,
  lockMember,
  markSeen,
  maxPrizeGroupOf,
  type MemberRow,
  recordLogin,
} from './store.ts'
export { markPublished, publishedAccounts } from './published-store.ts'
export type { Guesses } from './guesses.ts'
export type { Members }

export interface MemberDeps {
  readonly config: Config
  readonly ledger: Pick<Ledger, 'openAccounts'>
}

/** Accounts and their place in the tree of agents. */
export const memberArea = (platform: Platform, { config, ledger }: MemberDeps): AreaOf<Members> => {
  const members = createMembers(platform, { config, openAccounts: ledger.openAccounts })
  return areaOf(members, { name: 'member', bindings: memberRoutes(members), sweep: sweepGuesses })
}
