import { bonusTarget } from '@portico/commission/wagering/purse'
import type { Units } from '@portico/contract/kit/money'
import { formatUnits, toMoney } from '@portico/contract/kit/money'
import type { BonusRules } from '../bonus-settings.ts'
import type { Queryable, Tx } from '../db/open.ts'
import { derivedId } from '../db/canonical.ts'
import { Failure } from '../failure.ts'
import { balancesOf, bonusOf, cashOf, houseOf, type Ledger, openAccount, type PostResult } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { openBets } from '../reports/index.ts'
import type { TurnoverConfig } from '../withdrawal-settings.ts'
import type { BetChange } from './booking.ts'
import { bonusPays } from './bonus-pays.ts'
import type { BonusPurse } from './bonus-purse.ts'
import { accountsOf, activeBonus, createQueue, type Open, statusOf } from './queue.ts'
import {
  activeRequirements,
  bonusHolders,
  findActiveBonus,
  findRequirements,
  insertRequirement,
  obligedMembers,
  type Owner,
  openBonuses,
  type RequirementRow,
} from './store.ts'

export const createPurse = (
  { database, clock, events, log }: Pick<Platform, 'database' | 'clock' | 'events' | 'log'>,
  { waivedBelow, oneProduct }: Pick<TurnoverConfig, 'waivedBelow'> & Pick<BonusRules, 'oneProduct'>,
  ledger: Pick<Ledger, 'post' | 'hold'>,
): BonusPurse => {
  const { open, progress, end, lose } = createQueue({ clock }, ledger)

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

  const bookOne = async (tx: Tx, owner: Owner, all: readonly BetChange[]): Promise<Open> => {
    const one = await open(tx, owner, all)
    // In the order in which bets settled at one instant count, from whichever end of them a settlement began.
    const changes = all.toSorted((first, second) => (first.betId < second.betId ? -1 : 1))
    const valid = new Map(one.bets.map((each) => [each.id, each.valid]))
    let waiting =
      (await openBets(tx, owner)).stake +
      changes.reduce((sum, { stake, valid: { before, after } }) => (before === null && after !== null ? sum + stake : sum), 0n)
    for (const change of changes) {
      const { betId, bonusId, stake } = change
      if (change.valid.before === null && change.valid.after !== null) waiting -= stake
      one.booking.book(change, bonusId === null ? null : (one.statuses.get(bonusId) ?? null))
      if (one.rows.length === 0) continue
      valid.set(betId, change.valid.after)
      // A bet that comes to something else counts anew, after all others.
      const [others, own] = [one.bets.filter(({ id }) => id !== betId), one.bets.filter(({ id }) => id === betId)]
      await progress(
        tx,
        one,
        [...others, ...own].map((each) => ({ ...each, valid: valid.get(each.id) ?? null })),
      )
      const { cash, bonus } = one.booking.purse
      if (cash + bonus + one.elsewhere + waiting < waivedBelow) for (const row of one.rows) await end(tx, one, row, 'WAIVED')
    }
    return one
  }

  const review: BonusPurse['review'] = async (tx, owner) => {
    if ((await activeRequirements(tx, owner)).length === 0) return
    const one = await open(tx, owner)
    await post(tx, [one])
    await notify(tx, one)
  }

  /** The bonus that is active now. */
  const current = async (owner: Owner, queryable: Queryable = database.orm): Promise<RequirementRow | undefined> => {
    const active = await findActiveBonus(queryable, owner)
    return active?.expiresAt && active.expiresAt > clock.now() ? active : undefined
  }

  const moneyOf = async (queryable: Queryable, { memberId, currency }: Owner): Promise<Units> => {
    const account = bonusOf(memberId, currency)
    return (await balancesOf(queryable, [account]))(account) ?? 0n
  }

  const paysOf =
    ({ weights }: RequirementRow) =>
    (category: string): boolean =>
      bonusPays(weights, category, { oneProduct })

  return {
    grant: async (tx, { id, amount, required, expiresAt, weights, maxBet, code, ...owner }) => {
      const { memberId, currency } = owner
      await openAccount(tx, bonusOf(memberId, currency))
      // Of two at once the second waits here, and finds the first.
      await ledger.hold(tx, accountsOf(owner))
      await review(tx, owner)
      const active = await findActiveBonus(tx, owner)
      if (active) throw new Failure('BONUS_ACTIVE', { remaining: formatUnits(await moneyOf(tx, owner)) })
      const at = clock.now()
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
      // Nothing asked for is met at once.
      if (required === 0n) await review(tx, owner)
      await tellBalance(tx, owner)
    },

    standing: async (tx, owner) => {
      if (!(await findActiveBonus(tx, owner))) return undefined
      const one = await open(tx, owner)
      await post(tx, [one])
      await notify(tx, one)
      const active = activeBonus(one)
      const { cash, bonus } = one.booking.purse
      return (
        active && {
          bonusId: active.id,
          cash,
          bonus,
          maxBet: active.maxBet,
          pays: paysOf(active),
        }
      )
    },

    maxBet: async (owner) => (await current(owner))?.maxBet ?? null,

    left: async (owner) => ((await current(owner)) ? moneyOf(database.orm, owner) : null),

    glance: async (queryable, owner) => {
      const active = await current(owner, queryable)
      return active && { bonusId: active.id, bonus: await moneyOf(queryable, owner), maxBet: active.maxBet, pays: paysOf(active) }
    },

    holders: bonusHolders,

    obliged: obligedMembers,

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

    targetsOf: async (queryable, bonusIds) => {
      const rows = new Map((await findRequirements(queryable, bonusIds)).map((row) => [row.id, row]))
      return (id) => {
        const row = rows.get(id)
        return bonusTarget(row ? { status: statusOf(row) } : null)
      }
    },

    review,

    forfeit: async (tx, owner) => {
      const one = await open(tx, owner)
      const active = activeBonus(one)
      if (active) await lose(tx, one, active, { state: 'FORFEITED', bets: one.bets })
      await post(tx, [one])
    },

    leave: (owner, { id, lose: expected }) =>
      database.orm.transaction(async (tx) => {
        const one = await open(tx, owner)
        const active = activeBonus(one)
        if (active?.id !== id) throw new Failure('BONUS_OVER')
        const { bonus } = one.booking.purse
        if (bonus !== expected) throw new Failure('BONUS_CHANGED', { remaining: formatUnits(bonus) })
        await lose(tx, one, active, { state: 'FORFEITED', bets: one.bets })
        await post(tx, [one])
        await notify(tx, one)
      }),

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
