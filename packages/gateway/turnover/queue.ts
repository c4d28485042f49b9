import type { RequirementStatus } from '@portico/commission/wagering/requirement'
import type { Units } from '@portico/contract/kit/money'
import type { Tx } from '../db/open.ts'
import { balanceAtVendors, balancesOf, bonusOf, cashOf, type Ledger, lockedOf, receivableOf } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { type TurnoverBet, turnoverBets } from '../reports/index.ts'
import { type BetChange, type Booking, createBooking } from './booking.ts'
import { progressOf } from './progress.ts'
import { activeRequirements, changeRequirement, findRequirements, type Owner, type RequirementRow } from './store.ts'
import { dropUses, insertUses, usesSince } from './use-store.ts'

/** One member's money and queue within a transaction. */
export interface Open {
  readonly owner: Owner
  readonly booking: Booking
  /** Set aside for plans, and in wallets at vendors. */
  readonly elsewhere: Units
  /** Active ones, in the order in which they came. */
  rows: RequirementRow[]
  readonly statuses: Map<string, RequirementStatus>
  /** Bets placed since the first of them, as they stood before what is booked now; in the order of settling. */
  readonly bets: readonly TurnoverBet[]
  /** What those that are over have used, by the bet. */
  readonly uses: Map<string, Units>
}

export const statusOf = ({ state }: RequirementRow): RequirementStatus => (state === 'REVERSED' ? 'FORFEITED' : state)

const isBonus = ({ kind }: Pick<RequirementRow, 'kind'>): boolean => kind === 'BONUS'

export const activeBonus = ({ rows }: Pick<Open, 'rows'>): RequirementRow | undefined => rows.find(isBonus)

/** What is locked while a purse is booked on. What is set aside is not: a plan's tick holds that first and the cash after it. */
export const accountsOf = ({ memberId, currency }: Owner) => [cashOf, bonusOf, receivableOf].map((of) => of(memberId, currency))

/** A member's queue: what is over is written down with what it used of each bet, so that no bet works twice. */
export const createQueue = ({ clock }: Pick<Platform, 'clock'>, ledger: Pick<Ledger, 'hold'>) => {
  const end = async (tx: Tx, one: Open, row: RequirementRow, state: 'MET' | 'WAIVED' | 'EXPIRED' | 'FORFEITED'): Promise<void> => {
    await changeRequirement(tx, row.id, { state, endedAt: clock.now() })
    one.statuses.set(row.id, state)
    one.rows = one.rows.filter(({ id }) => id !== row.id)
    // Bets placed before the first that is left work for nothing that is still to come.
    await dropUses(tx, one.owner, one.rows[0]?.since ?? clock.now())
    if (!isBonus(row)) return
    if (state === 'MET' || state === 'WAIVED') one.booking.release(row.id)
    else one.booking.forfeit(row.id)
  }

  const noteUses = async (tx: Tx, one: Open, bets: readonly TurnoverBet[], over: ReadonlySet<string>): Promise<void> => {
    const { contributions } = progressOf(one.rows, bets, one.uses)
    const uses = bets.flatMap(({ id: betId, placedAt }) =>
      (contributions.get(betId) ?? []).flatMap(({ requirement, used }) =>
        over.has(requirement.id) ? [{ requirementId: requirement.id, betId, placedAt, used }] : [],
      ),
    )
    await insertUses(tx, one.owner, uses)
    for (const { betId, used } of uses) one.uses.set(betId, (one.uses.get(betId) ?? 0n) + used)
  }

  /** Ends what has been bet often enough by these bets. */
  const progress = async (tx: Tx, one: Open, bets: readonly TurnoverBet[]): Promise<void> => {
    const { queue } = progressOf(one.rows, bets, one.uses)
    const over = new Set(queue.filter(({ status }) => status === 'MET').map(({ id }) => id))
    if (over.size === 0) return
    await noteUses(tx, one, bets, over)
    for (const row of one.rows) if (over.has(row.id)) await end(tx, one, row, 'MET')
  }

  /** Ends a bonus that goes to the house. What it used stays used. */
  const lose = async (
    tx: Tx,
    one: Open,
    row: RequirementRow,
    { state, bets }: { readonly state: 'EXPIRED' | 'FORFEITED'; readonly bets: readonly TurnoverBet[] },
  ): Promise<void> => {
    await noteUses(tx, one, bets, new Set([row.id]))
    await end(tx, one, row, state)
  }

  /** Locks the member's money and writes down what is over before `changes` are booked: they are in the bets' rows by now. */
  const open = async (tx: Tx, owner: Owner, changes: readonly BetChange[] = []): Promise<Open> => {
    const [cash, bonus, owed] = accountsOf(owner)
    const locked = lockedOf(owner.memberId, owner.currency)
    const balanceOf = await ledger.hold(tx, accountsOf(owner))
    const purse = { cash: balanceOf(cash!) ?? 0n, bonus: balanceOf(bonus!) ?? 0n, owed: -(balanceOf(owed!) ?? 0n), house: 0n }
    const rows = await activeRequirements(tx, owner)
    const named = await findRequirements(
      tx,
      changes.flatMap(({ bonusId }) => bonusId ?? []),
    )
    const from = rows[0]?.since
    const before = new Map(changes.map(({ betId, valid }) => [betId, valid.before]))
    const bets = from ? await turnoverBets(tx, { ...owner, from, also: [...before.keys()] }) : []
    const one: Open = {
      owner,
      booking: createBooking(owner, purse),
      elsewhere: ((await balancesOf(tx, [locked]))(locked) ?? 0n) + (await balanceAtVendors(tx, owner.memberId, owner.currency)),
      rows,
      statuses: new Map([...named, ...rows].map((row) => [row.id, statusOf(row)])),
      bets: bets.map((each) => {
        const valid = before.get(each.id)
        return valid === undefined ? each : { ...each, valid, settledAt: valid === null ? null : each.settledAt }
      }),
      uses: new Map(from ? await usesSince(tx, owner, from) : []),
    }
    const active = activeBonus(one)
    const expiresAt = active?.expiresAt
    if (active && expiresAt && expiresAt <= clock.now()) {
      const inTime = one.bets.filter(({ settledAt }) => settledAt !== null && settledAt < expiresAt)
      await progress(tx, one, inTime)
      if (activeBonus(one)) await lose(tx, one, active, { state: 'EXPIRED', bets: inTime })
    }
    await progress(tx, one, one.bets)
    return one
  }

  return { open, progress, end, lose }
}
