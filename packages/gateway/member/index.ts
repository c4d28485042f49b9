import type { Config } from '../config.ts'
import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { sweepGuesses } from './guess-store.ts'
import { memberRoutes } from './routes.ts'
import { createMembers, type Members } from './service.ts'

export {
  accountsOutside,
  PRIZE_GROUP,
  type PrizeGroups,
  prizeGroupsOf,
  readPrizeGroups,
  savePrizeGroups,
  setMaxPrizeGroup,
} from './prize-group-store.ts'
export {
  type AccountDetails,
  type AccountFilter,
  capPrizeGroup,
  choosePassword,
  countAccounts,
  readAccount,
  readAccounts,
  type Regrouped,
  setPassword,
  settleRecovery,
} from './accounts-store.ts'
export {
  accountsById,
  callerView,
  directDownlines,
  findByAccount,
  findMember,
  isInTeam,
  languageRead,
  latestPlayers,
  lineOf,
  lockMember,
  markSeen,
  maxPrizeGroupOf,
  type MemberRow,
  recordLogin,
  saveOwnTexts,
  topAccountOf,
} from './store.ts'
export {
  type Binding as MemberBinding,
  type BindingKind,
  bindAddress,
  bindingsOf,
  memberIdBoundTo,
  unbindAddress,
} from './bindings-store.ts'
export { markPublished, publishedAccounts } from './published-store.ts'
export type { Guesses } from './guesses.ts'
export type { CreateMember } from './service.ts'
export type { Members }

export interface MemberDeps {
  readonly config: Config
  readonly ledger: Pick<Ledger, 'openAccounts'>
  /** The name of a member's VIP level; null for who has none. */
  readonly vipLabelOf: (player: { readonly memberId: string; readonly currency: string }) => Promise<string | null>
}

/** Accounts and their place in the tree of agents. */
export const memberArea = (platform: Platform, { config, ledger, vipLabelOf }: MemberDeps): AreaOf<Members> => {
  const members = createMembers(platform, { config, openAccounts: ledger.openAccounts, vipLabelOf })
  return areaOf(members, { name: 'member', bindings: memberRoutes(members), sweep: sweepGuesses })
}
