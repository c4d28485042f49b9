import { toMoney, type Units } from '@portico/contract/kit/money'
import { findGame } from '../catalogue/index.ts'
import type { Queryable, Tx } from '../db/open.ts'
import { bonusOf, cashOf, type Entry, findAccount, houseOf, type Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { type BetChange, bonusPartOf, type BonusPurse, cashFirst, checkMaxBet, type Payment } from '../turnover/index.ts'
import type { RoundRow } from './play-store.ts'
import { deny } from './refusal.ts'
import { latestGame } from './session-store.ts'

/** A player of a vendor. */
export interface Player {
  readonly memberId: string
  readonly currency: string
  readonly vendor: string
  /** The category of the game that is asked about; of the one they opened last where absent. */
  readonly gameType?: string
}

/** A player's bonus: what of it pays for the game that is asked about, and the most that one bet may be while they have it. */
export interface PlayerBonus {
  readonly amount: Units
  readonly maxBet: Units | null
}

/** What a round pays, or gives back. */
export interface RoundPayment extends Pick<Payment, 'code' | 'like'> {
  readonly id: string
  readonly amount: Units
}

interface RoundChange {
  /** As it was held, and as it is written by now. */
  readonly before: RoundRow
  readonly after: RoundRow
  /** Of the transaction that changed it. */
  readonly version: string
  readonly payments: readonly RoundPayment[]
  /** What was staked in the same transaction. */
  readonly stakes?: readonly Entry[]
}

export interface RoundMoneyDeps {
  readonly ledger: Pick<Ledger, 'post'>
  readonly purse: Pick<BonusPurse, 'standing' | 'glance' | 'obliged' | 'book'>
}

/** How the ledger names a vendor's round. */
export const refOf = (vendor: string, roundId: string): string => `${vendor}/${roundId}`

/** What a round counts for turnover; nothing yet while it is open. */
const validOf = ({ state, staked, won }: RoundRow): Units | null => {
  if (state === 'OPEN') return null
  const net = won > staked ? won - staked : staked - won
  return net < staked ? net : staked
}

const changeOf = ({ before, after, version, payments }: RoundChange): BetChange => {
  const { vendor, roundId, memberId, currency, gameCode } = after
  return {
    betId: `${vendor} ${roundId}`,
    ref: refOf(vendor, roundId),
    version,
    memberId,
    currency,
    product: gameCode,
    stake: after.staked,
    bonusId: after.bonusId,
    valid: { before: validOf(before), after: validOf(after) },
    payments: payments.map(({ amount, ...payment }) => ({ ...payment, house: `vendor:${vendor}`, before: 0n, after: amount })),
  }
}

/** What moves for a vendor's rounds: stakes out of a player's cash and bonus, and what is paid back to where its stake came from. */
export const createRoundMoney = ({ database, clock, events }: Platform, { ledger, purse }: RoundMoneyDeps) => {
  const tell = (tx: Tx, { memberId, currency }: Player, balance: Units, bonus: boolean) =>
    events.notify(tx, memberId, 'balance.changed', { balance: toMoney(balance, currency), ...(bonus ? { bonus } : {}) })

  const categoryOf = async (queryable: Queryable, player: Player): Promise<string | undefined> => {
    const nodeId = await latestGame(queryable, player)
    return nodeId === undefined ? undefined : (await findGame(queryable, nodeId))?.game.gameType
  }

  const bonusIn = async (queryable: Queryable, player: Player): Promise<PlayerBonus | undefined> => {
    const found = await purse.glance(queryable, player)
    if (!found) return undefined
    const { gameType = await categoryOf(queryable, player) } = player
    return { amount: gameType !== undefined && found.pays(gameType) ? found.bonus : 0n, maxBet: found.maxBet }
  }

  const bonusFor = async (queryable: Queryable, player: Player): Promise<Units> => (await bonusIn(queryable, player))?.amount ?? 0n

  /** Cash, and the bonus where it pays for the game. Inside a transaction it is money of it: the embedded database has one connection. */
  const balanceOf = async (player: Player, queryable: Queryable = database.orm): Promise<number | null> => {
    const cash = (await findAccount(queryable, cashOf(player.memberId, player.currency)))?.balance ?? null
    return cash === null ? null : Number(cash + (await bonusFor(queryable, player)))
  }

  /** Posts to the cash, tells the member's pages, and answers what is there. Nothing to post: what is there as it is. */
  const post = async (tx: Tx, player: Player, entries: readonly Entry[]): Promise<Units> => {
    const cash = cashOf(player.memberId, player.currency)
    const { balanceOf: after } = await ledger.post(tx, entries, clock.now())
    const balance = after(cash)
    if (balance !== undefined) await tell(tx, player, balance, false)
    return balance ?? (await findAccount(tx, cash))?.balance ?? 0n
  }

  return {
    balanceOf,

    /** The bonus that the player has, with what of it pays for the game. */
    bonusOf: (player: Player) => bonusIn(database.orm, player),

    /** Pays into the cash, and answers the balance. */
    pay: async (tx: Tx, player: Player, entry: Entry): Promise<number> =>
      Number((await post(tx, player, [entry])) + (await bonusFor(tx, player))),

    /**
     * What a stake takes: cash first, then the bonus, of which a round takes one alone. The caller holds the round and the cash.
     * @throws Failure BONUS_MAX_BET
     * @throws VendorRefusal INSUFFICIENT_FUNDS
     */
    stake: async (tx: Tx, round: RoundRow, stake: Units, walletTxId: string) => {
      const { memberId, currency, vendor, roundId, gameCode, gameType } = round
      const owner = { memberId, currency }
      const found = stake === 0n ? undefined : await purse.glance(tx, owner)
      checkMaxBet(found?.maxBet ?? null, [{ stake }])
      const cash = (await findAccount(tx, cashOf(memberId, currency)))?.balance ?? 0n
      // All of the queue is looked at only where the bonus pays: that reads every bet since it began.
      const standing = found && cash < stake ? await purse.standing(tx, owner) : undefined
      const bonusStake = standing ? cashFirst([{ stake }], standing.cash)[0]!.bonusStake : 0n
      const mayPay = standing && standing.pays(gameType) && (round.bonusId ?? standing.bonusId) === standing.bonusId
      if (bonusStake > 0n && (!mayPay || bonusStake > standing.bonus)) deny('INSUFFICIENT_FUNDS')
      const common = { credit: houseOf(`vendor:${vendor}`, currency), code: 'VENDOR_BET', ref: refOf(vendor, roundId), product: gameCode }
      const entries: Entry[] = [
        { ...common, id: walletTxId, debit: cashOf(memberId, currency), amount: stake - bonusStake },
        { ...common, id: bonusPartOf(walletTxId), debit: bonusOf(memberId, currency), amount: bonusStake },
      ].filter(({ amount }) => amount > 0n)
      return {
        entries,
        bonusStake,
        change: {
          staked: round.staked + stake,
          ...(bonusStake > 0n ? { bonusStaked: round.bonusStaked + bonusStake, bonusId: standing!.bonusId } : {}),
        },
      }
    },

    /** Moves what a round that was changed pays, each part to the purse that its stake came from, and answers the balance. */
    settle: async (tx: Tx, change: RoundChange): Promise<number> => {
      const { before, after, stakes = [] } = change
      const { memberId, currency, vendor, roundId, gameCode, gameType } = after
      const player = { memberId, currency, vendor, gameType }
      const payments = change.payments.filter(({ amount }) => amount > 0n)
      const hasBonus = (await purse.glance(tx, player)) !== undefined
      // What a round counts is looked at when it is closed, and when it changes after that.
      const isApart =
        after.bonusId !== null ||
        (after.state === 'CLOSED' && hasBonus) ||
        (before.state === 'CLOSED' && (await purse.obliged(tx, [memberId])).size > 0)
      if (!isApart) {
        const paid = payments.map(
          ({ id, code, amount }): Entry => ({
            id,
            debit: houseOf(`vendor:${vendor}`, currency),
            credit: cashOf(memberId, currency),
            amount,
            code,
            ref: refOf(vendor, roundId),
            product: gameCode,
          }),
        )
        const cash = await post(tx, player, [...stakes, ...paid])
        return Number(cash + (hasBonus ? await bonusFor(tx, player) : 0n))
      }
      const { balanceOf: staked } = await ledger.post(tx, stakes, clock.now())
      const isBooked = payments.length > 0 || after.state === 'CLOSED'
      const booked = isBooked ? await purse.book(tx, [changeOf({ ...change, payments })]) : () => undefined
      const cash = cashOf(memberId, currency)
      const balance = booked(cash) ?? staked(cash) ?? (await findAccount(tx, cash))?.balance ?? 0n
      if (isBooked || stakes.length > 0) await tell(tx, player, balance, true)
      return Number(balance + (await bonusFor(tx, player)))
    },
  }
}

export type RoundMoney = ReturnType<typeof createRoundMoney>
