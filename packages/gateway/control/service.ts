import type { ControlChange, ControlOverview, OfferChannel } from '@portico/contract/control/shapes'
import type { GameType } from '@portico/contract/catalogue/shapes'
import type { Audit } from '../audit/index.ts'
import type { Queryable, Tx } from '../db/open.ts'
import type { Eligibility } from '../eligibility/index.ts'
import { refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import type { Ledger } from '../ledger/index.ts'
import { bindingsOf, type Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { deviceHashesOf, type Proofs, type Sessions } from '../session/index.ts'
import { type Bounds, createBounds } from './bounds.ts'
import { isExcludedPerson } from './break-store.ts'
import { type Breaks, createBreaks } from './breaks.ts'
import { createLimits, type Limits } from './limits.ts'
import { changesOf, writeChange } from './log-store.ts'
import { createOverview, type OverviewDeps, type ReadOverview } from './overview.ts'
import { keysToFind, type PersonFacts } from './person-keys.ts'
import { offerStopOf, saveOfferStop } from './offer-store.ts'
import { changePresence, lockPresence } from './presence-store.ts'
import { createReality, type Reality } from './reality.ts'
import { isSparedOffers } from './spared.ts'

type Owner = Pick<Caller, 'memberId'>

const MOST_CHANGES = 100

/** How players stay in control: what they have set, and what follows of it. */
export interface Control extends Bounds {
  readonly limits: Limits
  readonly breaks: Breaks
  readonly reality: Reality
  readonly overview: ReadOverview
  history(memberId: string): Promise<ControlChange[]>
  setReality(caller: Owner, minutes: 15 | 30 | 60): Promise<void>
  /** Stops offers that come by a channel, or lets them come again. */
  stopOffers(caller: Owner, channel: OfferChannel, stopped: boolean): Promise<void>
  /** Between which instants messages of offers are kept from a member; undefined where they never stopped them. */
  messagesStopped(db: Queryable, memberId: string): Promise<{ readonly from: Date; readonly to: Date | null } | undefined>
  /** The limits were looked at; half a year counts from now. */
  reviewed(caller: Owner): Promise<void>
  /** Whether this person may open an account: not while a self-exclusion of theirs goes on. */
  mayRegister(tx: Tx, person: PersonFacts): Promise<boolean>
  /** Whether somebody of this identity number, other than this member, is excluded by themselves. */
  isExcludedNumber(tx: Tx, idNumber: string, memberId: string): Promise<boolean>
  /** Whether a game of the type may be opened for money. @throws Failure as `playAllowed` does */
  mayOpen(player: Pick<Caller, 'memberId' | 'currency'>, gameType: GameType): Promise<void>
  /** For the desk. @throws Failure ACCOUNT_UNKNOWN */
  ofAccount(account: string): Promise<{ readonly overview: ControlOverview; readonly changes: ControlChange[] }>
}

export interface ControlDeps extends Pick<OverviewDeps, 'waitingDeposits'> {
  readonly members: Pick<Members, 'byId' | 'byAccount'>
  readonly ledger: Pick<Ledger, 'balanceOf'>
  readonly sessions: Pick<Sessions, 'endAll'>
  readonly proofs: Pick<Proofs, 'requireFresh'>
  readonly audit: Pick<Audit, 'write'>
  readonly eligibility: Pick<Eligibility, 'playAllowed'>
}

export const createControl = (platform: Platform, deps: ControlDeps): Control => {
  const { database, clock, events } = platform
  const { orm } = database
  const { members, ledger, eligibility } = deps

  const personOf = async (memberId: string): Promise<PersonFacts> => {
    const { contacts = {} } = (await members.byId(memberId)) ?? {}
    const bindings = await bindingsOf(orm, memberId)
    const bound = (kind: 'EMAIL' | 'MOBILE') => bindings.flatMap((each) => (each.kind === kind ? [each.address] : []))
    const typed = (field: string) => contacts[field] ?? []
    return {
      names: [typed('payeeName'), typed('fullName')].flat(),
      birthday: contacts['birthday'],
      idNumber: contacts['idNumber'],
      mobiles: [...bound('MOBILE'), typed('mobileNum')].flat(),
      emails: [...bound('EMAIL'), typed('email')].flat(),
      devices: await deviceHashesOf(orm, memberId),
    }
  }

  const overview = createOverview(platform, deps)

  return {
    ...createBounds(platform),
    limits: createLimits(platform, deps),
    breaks: createBreaks(platform, { ...deps, personOf }),
    reality: createReality(platform, ledger),
    overview,
    history: (memberId) => changesOf(orm, memberId, MOST_CHANGES),

    setReality: ({ memberId }, minutes) =>
      orm.transaction(async (tx) => {
        const { realityMinutes } = await lockPresence(tx, memberId)
        if (realityMinutes === minutes) return
        await changePresence(tx, memberId, { realityMinutes: minutes })
        const change = { action: 'REALITY_INTERVAL', before: String(realityMinutes), after: String(minutes) } as const
        await writeChange(tx, memberId, clock.now(), change)
        await events.notify(tx, memberId, 'control.changed', {})
      }),

    stopOffers: ({ memberId }, channel, stopped) =>
      orm.transaction(async (tx) => {
        if (!(await saveOfferStop(tx, memberId, channel, stopped, clock.now()))) return
        await writeChange(tx, memberId, clock.now(), { action: stopped ? 'OFFERS_STOPPED' : 'OFFERS_RESUMED', after: channel })
        await events.notify(tx, memberId, 'control.changed', {})
        const isSpared = channel === 'SITE' && (await isSparedOffers(tx, memberId))
        await events.notify(tx, memberId, 'offers.changed', { channel, stopped: stopped || isSpared })
        await events.notify(tx, memberId, 'waiting.changed', {})
      }),

    messagesStopped: async (db, memberId) => {
      const stop = await offerStopOf(db, memberId, 'LETTERS')
      return stop && { from: stop.stoppedAt, to: stop.resumedAt }
    },

    reviewed: ({ memberId }) =>
      orm.transaction(async (tx) => {
        await changePresence(tx, memberId, { reviewedAt: clock.now() })
        await writeChange(tx, memberId, clock.now(), { action: 'REVIEWED' })
      }),

    mayRegister: async (tx, person) => {
      const keys = keysToFind(person)
      return !(await isExcludedPerson(
        tx,
        keys.map(({ hash }) => hash),
        clock.now(),
      ))
    },

    isExcludedNumber: (tx, idNumber, memberId) => {
      const keys = keysToFind({ names: [], birthday: undefined, idNumber, mobiles: [], emails: [], devices: [] })
      return isExcludedPerson(
        tx,
        keys.map(({ hash }) => hash),
        clock.now(),
        memberId,
      )
    },

    mayOpen: ({ memberId, currency }, gameType) => {
      const product = gameType === 'LOTT' || gameType === 'ELOTT' ? 'LOTTERY' : gameType
      return eligibility.playAllowed(orm, { memberId, currency, product, stake: 1n, at: clock.now() })
    },

    ofAccount: async (account) => {
      const { id: memberId, currency } = (await members.byAccount(account)) ?? refuse('ACCOUNT_UNKNOWN')
      return { overview: await overview({ memberId, currency }, null), changes: await changesOf(orm, memberId, MOST_CHANGES) }
    },
  }
}
