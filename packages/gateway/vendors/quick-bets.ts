import type { betRequest, MoneyReply } from '@portico/contract/vendor/shapes'
import type * as z from 'zod/mini'
import { HOUR_MS, MINUTE_MS } from '../kit/duration.ts'
import { hashToken } from '../kit/hash-token.ts'
import { placeVendorBet } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { refOf } from './round-money.ts'
import { areWritable, type By, type Movement, printOf, walletTxIdOf } from './transaction.ts'

type BetRequest = z.output<typeof betRequest>

/** A session that nobody played in for so long is over. */
export const IDLE_MS = 30 * MINUTE_MS
export const LONGEST_MS = 12 * HOUR_MS
/** How often a session's last use is written down. */
export const USED_MS = MINUTE_MS

/**
 * The usual bet as one statement: a stake of money, of a session that lives, that leaves its round open and that nothing speaks against. Whatever else
 * comes is left to `debits.ts`, which says why it is refused, finds what was answered before and does the rare; what it would write is the same.
 */
export const createQuickBets = ({ database, clock, events }: Pick<Platform, 'database' | 'clock' | 'events'>) => ({
  /** The answer to a bet that was taken; undefined when nothing was done. */
  take: async (by: By, movement: Movement, request: BetRequest): Promise<MoneyReply | undefined> => {
    const { vendor, terms } = by
    const { txId, playerId, currency, gameCode, roundId, freeRound, roundClosed, legs, jackpotContribution = 0 } = request
    const amount = BigInt(request.amount)
    const isUsual =
      freeRound === undefined &&
      legs === undefined &&
      !roundClosed &&
      amount > 0n &&
      amount <= terms.maxStake &&
      jackpotContribution <= request.amount
    if (!isUsual || !areWritable(by, movement.amounts)) return undefined
    const at = clock.now()
    const walletTxId = walletTxIdOf(vendor, txId)
    const reply = { status: 'OK', txId, walletTxId, serverTime: at.toISOString() } as const
    const balance = await placeVendorBet(database, {
      vendor,
      txId,
      walletTxId,
      playerId,
      currency,
      tokenHash: hashToken(request.sessionToken),
      gameCode,
      roundId,
      exponent: terms.exponent,
      amount,
      jackpot: BigInt(jackpotContribution),
      fingerprint: printOf(movement),
      reply,
      at,
      idleSince: new Date(at.getTime() - IDLE_MS),
      usedSince: new Date(at.getTime() - USED_MS),
      begunSince: new Date(at.getTime() - LONGEST_MS),
      ref: refOf(vendor, roundId),
    })
    if (balance === undefined) return undefined
    events.pushSoon()
    return { ...reply, balance: Number(balance) }
  },
})

export type QuickBets = ReturnType<typeof createQuickBets>
