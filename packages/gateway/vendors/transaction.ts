import { parseUnits, type Units } from '@portico/contract/kit/money'
import type { MoneyReply } from '@portico/contract/vendor/shapes'
import { derivedId, fingerprintOf } from '../db/canonical.ts'
import type { Tx } from '../db/open.ts'
import { debitedBalance } from '../ledger/index.ts'
import type { MemberRow, Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { PLACES, placesOf, type TermsRow } from './key-store.ts'
import { changeTx, findTx, type NewTx, openCase, takeTx } from './play-store.ts'
import { deny, refusalFrom } from './refusal.ts'
import type { Player, RoundMoney } from './round-money.ts'
import { endSessions, memberOfPlayer } from './session-store.ts'

/** Whose call it is, by its signature. */
export interface By {
  readonly vendor: string
  readonly terms: TermsRow
}

/** One call that moves money. */
export interface Movement {
  readonly path: string
  readonly txId: string
  readonly playerId: string
  readonly currency: string
  /** What it says, as it came. */
  readonly content: Readonly<Record<string, unknown>>
  readonly amounts: readonly number[]
}

export interface TransactionDeps {
  readonly money: Pick<RoundMoney, 'balanceOf'>
  readonly members: Pick<Members, 'byId'>
}

/** What a retry may have otherwise: it is the same movement. */
const FREE = new Set(['requestId', 'sessionToken', 'meta'])

export const walletTxIdOf = (vendor: string, txId: string): string => derivedId('vendor', vendor, txId)

export const playerOf = ({ vendor }: Pick<By, 'vendor'>, { id, currency }: MemberRow): Player => ({ memberId: id, currency, vendor })

/** Whether the vendor can write these amounts. */
export const areWritable = ({ terms }: Pick<By, 'terms'>, amounts: readonly number[]): boolean => {
  const step = 10 ** (PLACES - placesOf(terms))
  return amounts.every((amount) => amount % step === 0)
}

/** What a movement asks, so that the same id with other content is found out. */
export const printOf = ({ path, content }: Pick<Movement, 'path' | 'content'>): string =>
  fingerprintOf({
    path,
    content: Object.fromEntries(Object.entries(content).filter(([name, value]) => !FREE.has(name) && value !== undefined)),
  })

/** What every call that moves money has in common: once for each id, in one transaction, and an answer that says the balance. */
export const createTransactions = ({ database, clock }: Pick<Platform, 'database' | 'clock'>, { money, members }: TransactionDeps) => {
  const db = database.orm
  const findPlayer = async (by: By, playerId: string): Promise<MemberRow> => {
    const memberId = await memberOfPlayer(db, by.vendor, playerId)
    return (memberId === undefined ? undefined : await members.byId(memberId)) ?? deny('UNKNOWN_PLAYER')
  }

  const replayed = async (tx: Tx, by: By, txId: string, fingerprint: string, player: Player): Promise<MoneyReply> => {
    const before = await findTx(tx, by.vendor, txId)
    if (before?.kind === 'TOMBSTONE' || (before?.kind === 'BET' && before.rolledBackBy !== null && before.fingerprint === fingerprint))
      return deny('ALREADY_ROLLED_BACK')
    if (!before?.reply || before.fingerprint !== fingerprint) return deny('TX_CONFLICT')
    const reply = before.reply as MoneyReply
    // A bet that was one statement could not keep what it left of the balance beside itself; its transfer has it.
    const balance = reply.balance ?? Number(await debitedBalance(tx, before.walletTxId))
    return { ...reply, balance, replay: true, currentBalance: await money.balanceOf(player, tx) }
  }

  return {
    findPlayer,

    /** Adds to what is kept of a transaction under way. */
    mark: (tx: Tx, by: By, txId: string, change: Partial<NewTx>) => changeTx(tx, by.vendor, txId, change),

    /** Does the work once; `row` is what is kept of it. Never throws what a vendor can be told. */
    once: async (
      by: By,
      movement: Movement,
      row: Pick<NewTx, 'kind' | 'roundId' | 'gameCode' | 'betTxId' | 'campaignId' | 'freeIndex' | 'jackpot'> & { readonly amount: Units },
      work: (tx: Tx, player: MemberRow, walletTxId: string, fingerprint: string) => Promise<Partial<MoneyReply> & { balance: number }>,
    ): Promise<MoneyReply> => {
      const { vendor } = by
      const { txId } = movement
      let player: MemberRow | undefined
      try {
        player = await findPlayer(by, movement.playerId)
        if (player.currency !== movement.currency) deny('WRONG_CURRENCY')
        if (!areWritable(by, movement.amounts)) deny('INVALID_AMOUNT')
        const own = player
        const fingerprint = printOf(movement)
        const walletTxId = walletTxIdOf(vendor, txId)
        return await db.transaction(async (tx) => {
          const fresh = await takeTx(tx, {
            ...row,
            vendor,
            txId,
            walletTxId,
            memberId: own.id,
            currency: own.currency,
            fingerprint,
            at: clock.now(),
          })
          if (!fresh) return replayed(tx, by, txId, fingerprint, playerOf(by, own))
          const done = await work(tx, own, walletTxId, fingerprint)
          const reply: MoneyReply = { status: 'OK', txId, walletTxId, serverTime: clock.now().toISOString(), ...done }
          await changeTx(tx, vendor, txId, { reply })
          return reply
        })
      } catch (error) {
        const refusal = refusalFrom(error, (text) => Number(parseUnits(text)))
        if (!refusal) throw error
        const { status, detail } = refusal
        if (detail.endSessions && player) await endSessions(db, player.id, clock.now())
        if (detail.open)
          await openCase(db, {
            id: derivedId('vendor case', vendor, detail.open.kind, detail.open.about),
            vendor,
            ...detail.open,
            details: { txId, ...movement.content },
            openedAt: clock.now(),
          })
        return {
          status,
          txId,
          serverTime: clock.now().toISOString(),
          ...(detail.limit ? { limit: detail.limit } : {}),
          ...(detail.message ? { message: detail.message } : {}),
          ...(player ? { balance: await money.balanceOf(playerOf(by, player)) } : {}),
        }
      }
    },
  }
}

export type Transactions = ReturnType<typeof createTransactions>
