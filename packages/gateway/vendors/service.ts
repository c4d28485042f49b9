import type { HotMatch } from '@portico/contract/content/site-shapes'
import type { Audit } from '../audit/index.ts'
import type { Control } from '../control/index.ts'
import type { Eligibility } from '../eligibility/index.ts'
import type { Inbox } from '../inbox/index.ts'
import { createSecretBox } from '../kit/secret-box.ts'
import type { Claim } from '../launch/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { createAsking } from './asking.ts'
import { createCredits } from './credits.ts'
import { createDebits } from './debits.ts'
import { createVendorDesk } from './desk.ts'
import { createPlayedRounds } from './played.ts'
import { deskRoutes, playedRoutes } from './routes.ts'
import { createDoor } from './door.ts'
import { allTerms, readTerms } from './key-store.ts'
import { createJackpots } from './jackpots.ts'
import { createVendorKeys, type VendorKeys } from './keys.ts'
import { createVendorMatches } from './matches.ts'
import { createQuickBets } from './quick-bets.ts'
import { createRollbacks } from './rollbacks.ts'
import { createRoundMoney, type RoundMoneyDeps } from './round-money.ts'
import { createVendorSessions } from './sessions.ts'
import { createStories, type Stories } from './stories.ts'
import { createStuckRounds, type StuckRounds } from './stuck.ts'
import { type By, createTransactions } from './transaction.ts'

export interface VendorDeps {
  readonly ledger: Ledger
  readonly purse: RoundMoneyDeps['purse']
  readonly members: Pick<Members, 'byId'>
  readonly eligibility: Pick<Eligibility, 'playAllowed'>
  readonly control: Pick<Control, 'reality' | 'isSpared'>
  readonly claim: Claim
  readonly isOpen: () => Promise<boolean>
  readonly secretsKey: string
  readonly inbox: Pick<Inbox, 'send'>
  readonly audit: Pick<Audit, 'write'>
}

export interface Vendors {
  readonly keys: VendorKeys
  readonly stories: Stories
  readonly desk: StuckRounds
  /** Hot matches that vendors said of late, begun ones among them. */
  hotMatches(): Promise<HotMatch[]>
  /** Where a vendor's games run; null where it is the gateway's own game host. */
  launchUrlOf(vendor: string): Promise<string | null>
  /** Every origin that games run at, which the site may frame; as of the last look, at most a minute ago. */
  launchOrigins(): readonly string[]
}

/** Vendors' API, what their calls are answered with, and what looks at them now and then. */
export const createVendors = (platform: Platform, deps: VendorDeps) => {
  const { database, random } = platform
  const box = createSecretBox(deps.secretsKey, random)
  const keys = createVendorKeys(platform, box)
  const stories = createStories(platform)
  const money = createRoundMoney(platform, deps)
  const transactions = createTransactions(platform, { ...deps, money })
  const sessions = createVendorSessions(platform, { ...deps, reality: () => deps.control.reality, transactions, money })
  const debits = createDebits(platform, { ...deps, transactions, money, quickBets: createQuickBets(platform) })
  const credits = createCredits(platform, transactions, money)
  const rollbacks = createRollbacks(platform, transactions, money)
  const jackpots = createJackpots(platform, deps.control)
  const matches = createVendorMatches(platform)
  const door = createDoor(platform, box)
  const desk = createStuckRounds(platform, { ...deps, money, asking: createAsking(platform, box) })
  let origins: readonly string[] = []
  const lookForOrigins = async (): Promise<void> => {
    const addresses = (await allTerms(database.orm)).flatMap(({ launchUrl }) => (launchUrl === null ? [] : [new URL(launchUrl).origin]))
    origins = [...new Set(addresses)]
  }
  const vendors: Vendors = {
    keys,
    stories,
    desk,
    hotMatches: matches.hot,
    launchUrlOf: async (vendor) => (await readTerms(database.orm, vendor))?.launchUrl ?? null,
    launchOrigins: () => origins,
  }
  const answers = {
    authenticate: sessions.authenticate,
    balance: sessions.balance,
    bet: debits.bet,
    betAndWin: debits.betAndWin,
    win: credits.win,
    award: credits.award,
    rollback: rollbacks.rollback,
    closeRound: rollbacks.closeRound,
    jackpots: jackpots.report,
    matches: matches.report,
    transaction: (by: By, { txId }: { txId: string }) => stories.transaction(by, txId),
    round: (by: By, { roundId }: { roundId: string }) => stories.round(by, roundId),
    report: (by: By, { date, after }: { date: string; after?: string }) => stories.report(by, date, after),
  }
  const bindings = [
    ...deskRoutes(createVendorDesk(platform, { ...deps, keys, stories, moved: lookForOrigins }), keys, desk),
    ...playedRoutes(createPlayedRounds(platform), jackpots),
  ]
  return { vendors, door, answers, bindings, lookForOrigins }
}
