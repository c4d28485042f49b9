import type { Units } from '@portico/contract/kit/money'
import { formatUnits, ONE, toMoney } from '@portico/contract/kit/money'
import type { RequirementStatus } from '@portico/commission/wagering/requirement'
import type { Tx } from '../db/open.ts'
import { derivedId } from '../db/canonical.ts'
import { Failure } from '../failure.ts'
import {
  balanceAtVendors,
  balancesOf,
  bonusOf,
  cashOf,
  houseOf,
  type Ledger,
  lockedOf,
  openAccount,
  type PostResult,
  receivableOf,
} from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { openBets, type TurnoverBet, turnoverBets } from '../reports/index.ts'
import type { TurnoverConfig } from '../withdrawal-settings.ts'
import { type BetChange, type Booking, createBooking } from './booking.ts'
import { progressOf } from './progress.ts'
import type { BonusPurse } from './bonus-purse.ts'
import {
  activeRequirements,
  bonusHolders,
  changeRequirement,
  findActiveBonus,
  findRequirements,
  insertRequirement,
  type Owner,
  openBonuses,
  type RequirementRow,
} from './store.ts'

/** One member's money, queue and bets within a transaction. */
interface Open {
  readonly owner: Owner
  readonly booking: Booking
  /** Set aside for plans, and in wallets at vendors. */
  readonly elsewhere: Units
  /** Active ones, in the order in which they came. */
  rows: RequirementRow[]
  readonly statuses: Map<string, RequirementStatus>
}

const statusOf = ({ state }: RequirementRow): RequirementStatus => (state === 'REVERSED' ? 'FORFEITED' : state)

const isBonus = ({ kind }: Pick<RequirementRow, 'kind'>): boolean => kind === 'BONUS'

export const createPurse = (
  { database, clock, events, log }: Pick<Platform, 'database' | 'clock' | 'events' | 'log'>,
  { waivedBelow }: Pick<TurnoverConfig, 'waivedBelow'>,
  ledger: Pick<Ledger, 'post' | 'hold'>,
): BonusPurse => {
  const accountsOf = ({ memberId, currency }: Owner) => [cashOf, bonusOf, receivableOf, lockedOf].map((of) => of(memberId, currency))

  const end = async (tx: Tx, open: Open, row: RequirementRow, state: 'MET' | 'WAIVED' | 'EXPIRED' | 'FORFEITED'): Promise<void> => {
    await changeRequirement(tx, row.id, { state, endedAt: clock.now() })
    open.statuses.set(row.id, state)
    open.rows = open.rows.filter(({ id }) => id !== row.id)
    if (!isBonus(row)) return
    if (state === 'MET' || state === 'WAIVED') open.booking.release(row.id)
    else open.booking.forfeit(row.id)
  }

  const activeBonus = ({ rows }: Open): RequirementRow | undefined => rows.find(isBonus)

  const open = async (tx: Tx, owner: Owner, bonusIds: readonly string[] = []): Promise<Open> => {
    const [cash, bonus, owed, locked] = accountsOf(owner)
    const balanceOf = await ledger.hold(tx, accountsOf(owner))
    const purse = { cash: balanceOf(cash!) ?? 0n, bonus: balanceOf(bonus!) ?? 0n, owed: -(balanceOf(owed!) ?? 0n), house: 0n }
    const rows = await activeRequirements(tx, owner)
    const named = await findRequirements(tx, bonusIds)
    const one: Open = {
      owner,
      booking: createBooking(owner, purse),
      elsewhere: (balanceOf(locked!) ?? 0n) + (await balanceAtVendors(tx, owner.memberId, owner.currency)),
      rows,
      statuses: new Map([...named, ...rows].map((row) => [row.id, statusOf(row)])),
    }
    const active = activeBonus(one)
    if (active?.expiresAt && active.expiresAt <= clock.now()) await end(tx, one, active, 'EXPIRED')
    return one
  }

  /** Ends what has been bet often enough by these bets. */
  const progress = async (tx: Tx, one: Open, bets: readonly TurnoverBet[]): Promise<void> => {
    const { queue, used } = progressOf(one.rows, bets)
    const over = new Set(queue.filter(({ status }) => status === 'MET').map(({ id }) => id))
    if (over.size === 0) return
    const before = one.rows
    for (const row of before) if (over.has(row.id)) await end(tx, one, row, 'MET')
    for (const [index, { id, usedBefore }] of before.entries())
      if (!over.has(id) && used[index]! > 0n) await changeRequirement(tx, id, { usedBefore: usedBefore + used[index]! })
    one.rows = await activeRequirements(tx, one.owner)
  }

  const betsOf = async (tx: Tx, { owner, rows }: Open): Promise<TurnoverBet[]> =>
    rows.length === 0 ? [] : turnoverBets(tx, { ...owner, from: rows[0]!.since })

  const post = async (tx: Tx, opened: readonly Open[]): Promise<PostResult['balanceOf']> => {
    const { balanceOf } = await ledger.post(
      tx,
      opened.flatMap(({ booking }) => booking.entries),
      clock.now(),
    )
    return balanceOf
  }

  const tellBalance = async (tx: Tx, { memberId, currency }: Owner, known?: Units): Promise<void> => {
    const cash = cashOf(memberId, currency)
    const balance = known ?? (await balancesOf(tx, [cash]))(cash) ?? 0n
    await events.notify(tx, memberId, 'balance.changed', { balance: toMoney(balance, currency), bonus: true })
  }

  /** What ended a bonus changed what there is to bet with, if not the cash. */
  const notify = async (tx: Tx, { owner, booking: { entries, purse } }: Open): Promise<void> => {
    if (entries.length > 0) await tellBalance(tx, owner, purse.cash)
  }

  const bookOne = async (tx: Tx, owner: Owner, changes: readonly BetChange[]): Promise<Open> => {
    const one = await open(
      tx,
      owner,
      changes.flatMap(({ bonusId }) => bonusId ?? []),
    )
    // What the bets are after all these changes; each stands as it was until its turn.
    const after = activeBonus(one) ? await betsOf(tx, one) : []
    const pending = new Map(changes.map((change) => [change.betId, change]))
    let waiting =
      (await openBets(tx, owner)).stake + changes.reduce((sum, { valid, stake }) => (valid.before === null ? sum + stake : sum), 0n)
    for (const change of changes) {
      pending.delete(change.betId)
      if (change.valid.before === null) waiting -= change.stake
      one.booking.book(change, change.bonusId === null ? null : (one.statuses.get(change.bonusId) ?? null))
      if (activeBonus(one) === undefined) continue
      const asTheyStand = after.map((bet) => {
        const later = pending.get(bet.id)
        return later ? { ...bet, valid: later.valid.before } : bet
      })
      await progress(tx, one, asTheyStand)
      const { cash, bonus } = one.booking.purse
      if (cash + bonus + one.elsewhere + waiting < waivedBelow) for (const row of one.rows) await end(tx, one, row, 'WAIVED')
    }
    return one
  }

  const review: BonusPurse['review'] = async (tx, owner) => {
    const one = await open(tx, owner)
    if (activeBonus(one)) await progress(tx, one, await betsOf(tx, one))
    await post(tx, [one])
    await notify(tx, one)
  }

  /** The bonus that is active now. */
  const current = async (owner: Owner): Promise<RequirementRow | undefined> => {
    const active = await findActiveBonus(database.orm, owner)
    return active?.expiresAt && active.expiresAt > clock.now() ? active : undefined
  }

  return {
    grant: async (tx, { id, amount, times, expiresAt, weights, maxBet, code, ...owner }) => {
      const { memberId, currency } = owner
      await openAccount(tx, bonusOf(memberId, currency))
      await review(tx, owner)
      const active = await findActiveBonus(tx, owner)
      if (active) {
        const left = (await ledger.hold(tx, accountsOf(owner)))(bonusOf(memberId, currency)) ?? 0n
        throw new Failure('BONUS_ACTIVE', { remaining: formatUnits(left) })
      }
      const at = clock.now()
      const required = (amount * times) / ONE
      await insertRequirement(tx, { id, ...owner, kind: 'BONUS', amount, required, state: 'ACTIVE', since: at, expiresAt, weights, maxBet })
      const entry = {
        id: derivedId(id, code),
        debit: houseOf('house:promo', currency),
        credit: bonusOf(memberId, currency),
        amount,
        code,
        ref: id,
      }
      await ledger.post(tx, [entry], at)
      await tellBalance(tx, owner)
    },

    standing: async (tx, owner) => {
      const one = await open(tx, owner)
      await post(tx, [one])
      await notify(tx, one)
      const active = activeBonus(one)
      const { cash, bonus } = one.booking.purse
      return active && { bonusId: active.id, cash, bonus, maxBet: active.maxBet }
    },

    maxBet: async (owner) => (await current(owner))?.maxBet ?? null,

    left: async (owner) => {
      if (!(await current(owner))) return null
      const account = bonusOf(owner.memberId, owner.currency)
      return (await balancesOf(database.orm, [account]))(account) ?? 0n
    },

    holders: bonusHolders,

    hold: async (tx, owners) => void (await ledger.hold(tx, owners.flatMap(accountsOf))),

    book: async (tx, changes) => {
      const opened: Open[] = []
      for (const own of Map.groupBy(changes, ({ memberId, currency }) => `${memberId} ${currency}`).values()) {
        const { memberId, currency } = own[0]!
        opened.push(await bookOne(tx, { memberId, currency }, own))
      }
      const balanceOf = await post(tx, opened)
      // Also of those whose bonus money alone has changed: their pages ask again.
      const cash = new Map(opened.map(({ owner, booking }) => [owner.memberId, booking.purse.cash]))
      return (ref) => balanceOf(ref) ?? (ref.owner !== null && ref.kind === 'player:cash' ? cash.get(ref.owner) : undefined)
    },

    review,

    forfeit: async (tx, owner) => {
      const one = await open(tx, owner)
      const active = activeBonus(one)
      if (active) await end(tx, one, active, 'FORFEITED')
      await post(tx, [one])
    },

    reviewAll: async () => {
      for (const owner of await openBonuses(database.background)) {
        try {
          await database.background.transaction((tx) => review(tx, owner))
        } catch (error) {
          log.error({ memberId: owner.memberId, err: error }, 'a bonus could not be looked at and will be again')
        }
      }
    },
  }
}
