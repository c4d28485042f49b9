import type { OfferChannel } from '@portico/contract/control/shapes'
import type { FailureCode } from '@portico/contract/kit/failure'
import { formatUnits } from '@portico/contract/kit/money'
import type { MEMBER_SECTIONS } from '@portico/contract/system/sections'
import type { Queryable, Tx } from '../db/open.ts'
import { Failure, type FailureDetail } from '../failure.ts'
import type { Debit } from '../eligibility/index.ts'
import { localDate } from '../kit/zone.ts'
import type { Platform } from '../platform.ts'
import { findBreak } from './break-store.ts'
import { readDayFigures } from './figure-store.ts'
import { limitsOf, readWindows } from './limit-store.ts'
import { hasLimit, isSparedOffers, stopsSite } from './spared.ts'

type Account = Pick<Debit, 'memberId' | 'currency'>

/** What money may still do. */
export interface Bounds {
  /**
   * Asked in the transaction that begins a deposit, while nothing else of the account moves. `waiting` is what was begun before and may still be paid.
   * @throws Failure SELF_EXCLUDED | PLAY_PAUSED | DEPOSIT_LIMIT_REACHED with what remains, the period, and the seconds until it starts anew
   */
  depositAllowed(tx: Tx, account: Account, deposit: { readonly amount: bigint; readonly waiting: bigint }): Promise<void>
  /** Whether a time-out or a self-exclusion runs: whatever is there to have somebody play asks it. */
  onBreak(memberId: string): Promise<boolean>
  /** Whether a member takes a break or has set a limit. */
  holdsBack(memberId: string): Promise<boolean>
  /** Whether the site shows a member no marketing: during a break, with a limit set, and to who has stopped offers there. */
  isSpared(memberId: string): Promise<boolean>
  /**
   * Whether promotions may be offered and paid to a member. @throws Failure SELF_EXCLUDED | PLAY_PAUSED during a break, NOT_OFFERED to who has
   * set a limit: who holds back is not asked to play more. OFFERS_STOPPED on the site where the member stopped them there; when each message
   * came decides about those, see `messagesStopped`.
   */
  offersAllowed(db: Queryable, memberId: string, channel?: OfferChannel): Promise<void>
  /** The sections of the member center that a member is spared: during a break, and but for missions with a limit, whatever is there to have them play more, else offers that they stopped. */
  shutSections(memberId: string): Promise<readonly MemberSection[]>
  /** Asked before money leaves for play or for somebody else. @throws Failure SELF_EXCLUDED | PLAY_PAUSED */
  notOnBreak(db: Queryable, memberId: string): Promise<void>
  /**
   * Whether a member may be sent money, asked in the transaction that sends it, while nothing else of the account moves. Money from an agent above
   * meets the deposit limits, as `depositAllowed` does. The sender is not told what speaks against it: that is the receiver's own affair.
   * @throws Failure RECIPIENT_CLOSED
   */
  receivingAllowed(
    tx: Tx,
    account: Account,
    sum: { readonly amount: bigint; readonly waiting: bigint; readonly fromAbove: boolean },
  ): Promise<void>
  /** What a refused debit is told beside its code: what the tightest limit leaves, its period, the seconds until it starts anew. */
  explain(db: Queryable, debit: Debit, code: FailureCode): Promise<FailureDetail>
}

type MemberSection = (typeof MEMBER_SECTIONS)[number]
const OFFERING: readonly MemberSection[] = ['rewardCenter', 'missionLeaderboard']
const ENTICING: readonly MemberSection[] = [...OFFERING, 'vip', 'referral']
/** Of missions, those stay that ask to hold back. */
const TEMPTING: readonly MemberSection[] = ENTICING.filter((section) => section !== 'missionLeaderboard')

const KIND_OF: Partial<Record<FailureCode, 'LOSS' | 'STAKE'>> = { LOSS_LIMIT_REACHED: 'LOSS', STAKE_LIMIT_REACHED: 'STAKE' }

const atLeastZero = (amount: bigint): bigint => (amount > 0n ? amount : 0n)

export const createBounds = ({ database, clock, brand }: Pick<Platform, 'database' | 'clock' | 'brand'>): Bounds => {
  /** The limit of a kind that leaves least. */
  const tightest = async (db: Queryable, { memberId, currency }: Account, kind: 'LOSS' | 'STAKE' | 'DEPOSIT', now: Date, waiting = 0n) => {
    const limits = (await limitsOf(db, memberId)).filter((row) => row.kind === kind && row.currency === currency)
    if (limits.length === 0) return undefined
    const windows = await readWindows(db, now, brand.timeZone)
    const all = []
    for (const { period, amount } of limits) {
      const window = windows.find((each) => each.period === period)!
      const { staked, paid, deposited } = await readDayFigures(db, memberId, currency, localDate(window.since, brand.timeZone).toString())
      const used = { STAKE: staked, LOSS: staked - paid, DEPOSIT: deposited + waiting }[kind]
      all.push({ period, remaining: atLeastZero(amount - atLeastZero(used)), next: window.next })
    }
    return all.reduce((one, other) => (other.remaining < one.remaining ? other : one))
  }

  const detailOf = ({ period, remaining, next }: NonNullable<Awaited<ReturnType<typeof tightest>>>, now: Date): FailureDetail => ({
    remaining: formatUnits(remaining),
    reason: period,
    retryAfter: Math.ceil((next.getTime() - now.getTime()) / 1000),
  })

  const notOnBreak = async (db: Queryable, memberId: string): Promise<void> => {
    const pause = await findBreak(db, memberId, clock.now())
    if (pause) throw new Failure(pause.kind === 'EXCLUSION' ? 'SELF_EXCLUDED' : 'PLAY_PAUSED')
  }

  const onBreak = async (memberId: string) => (await findBreak(database.orm, memberId, clock.now())) !== undefined

  return {
    onBreak,
    holdsBack: async (memberId) => (await onBreak(memberId)) || hasLimit(database.orm, memberId),
    isSpared: async (memberId) => (await onBreak(memberId)) || isSparedOffers(database.orm, memberId),
    shutSections: async (memberId) => {
      if (await onBreak(memberId)) return ENTICING
      if (await stopsSite(database.orm, memberId)) return OFFERING
      return (await hasLimit(database.orm, memberId)) ? TEMPTING : []
    },
    notOnBreak,
    offersAllowed: async (db, memberId, channel = 'SITE') => {
      await notOnBreak(db, memberId)
      if (await hasLimit(db, memberId)) throw new Failure('NOT_OFFERED')
      if (channel === 'SITE' && (await stopsSite(db, memberId))) throw new Failure('OFFERS_STOPPED')
    },
    receivingAllowed: async (tx, account, { amount, waiting, fromAbove }) => {
      const now = clock.now()
      if (await findBreak(tx, account.memberId, now)) throw new Failure('RECIPIENT_CLOSED')
      const found = fromAbove ? await tightest(tx, account, 'DEPOSIT', now, waiting) : undefined
      if (found && amount > found.remaining) throw new Failure('RECIPIENT_CLOSED')
    },
    depositAllowed: async (tx, account, { amount, waiting }) => {
      const now = clock.now()
      await notOnBreak(tx, account.memberId)
      const found = await tightest(tx, account, 'DEPOSIT', now, waiting)
      if (found && amount > found.remaining) throw new Failure('DEPOSIT_LIMIT_REACHED', detailOf(found, now))
    },
    explain: async (db, debit, code) => {
      const kind = KIND_OF[code]
      const found = kind && (await tightest(db, debit, kind, debit.at))
      return found ? detailOf(found, debit.at) : {}
    },
  }
}
