import type { PlayProduct } from '@portico/contract/control/shapes'
import { VENDOR_PATHS } from '@portico/contract/vendor/paths'
import type { betAndWinRequest, betRequest, MoneyReply } from '@portico/contract/vendor/shapes'
import type * as z from 'zod/mini'
import { findGameByCode } from '../catalogue/index.ts'
import type { Tx } from '../db/open.ts'
import type { Eligibility } from '../eligibility/index.ts'
import { hashToken } from '../kit/hash-token.ts'
import { cashOf, findAccount, lockAccount } from '../ledger/index.ts'
import type { MemberRow } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { readTerms } from './key-store.ts'
import { changeRound, isFreeRoundUsed, lockCampaign, openRound, type RoundRow, takeTx } from './play-store.ts'
import { IDLE_MS, LONGEST_MS, type QuickBets, USED_MS } from './quick-bets.ts'
import { checkPayout, deny } from './refusal.ts'
import type { RoundMoney } from './round-money.ts'
import { findSession, markSession } from './session-store.ts'
import { areWritable, type By, type Transactions, walletTxIdOf } from './transaction.ts'

type BetRequest = z.output<typeof betRequest>
type BetAndWinRequest = z.output<typeof betAndWinRequest>

export interface DebitDeps {
  readonly transactions: Transactions
  readonly money: Pick<RoundMoney, 'stake' | 'settle'>
  readonly quickBets: QuickBets
  readonly eligibility: Pick<Eligibility, 'playAllowed'>
  /** Whether the site is open for play. */
  readonly isOpen: () => Promise<boolean>
}

/** What a stake is about. */
type Stake = Pick<BetRequest, 'sessionToken' | 'gameCode' | 'roundId' | 'roundClosed'> & { readonly amounts: readonly number[] }

/** What takes money: each asks, in its own transaction, whether the member may play now. */
export const createDebits = ({ clock }: Pick<Platform, 'clock'>, { transactions, money, quickBets, eligibility, isOpen }: DebitDeps) => {
  /** @throws VendorRefusal SESSION_EXPIRED | INVALID_TOKEN */
  const checkSession = async (tx: Tx, { vendor }: By, sessionToken: string, { id }: MemberRow): Promise<void> => {
    const session = await findSession(tx, vendor, hashToken(sessionToken))
    const now = clock.now().getTime()
    if (!session || session.memberId !== id) return deny('INVALID_TOKEN')
    if (session.endedAt !== null || now - session.lastAt.getTime() >= IDLE_MS || now - session.createdAt.getTime() >= LONGEST_MS)
      return deny('SESSION_EXPIRED')
    if (now - session.lastAt.getTime() >= USED_MS) await markSession(tx, session.tokenHash, clock.now())
  }

  /** Whatever has to hold before a stake is taken; the round and the member's cash are then held. */
  const admit = async (tx: Tx, by: By, player: MemberRow, stake: Stake & { readonly open: boolean }, amount: bigint): Promise<RoundRow> => {
    await checkSession(tx, by, stake.sessionToken, player)
    if (!stake.open) deny('MAINTENANCE')
    const game = (await findGameByCode(tx, stake.gameCode)) ?? deny('GAME_DISABLED')
    if (game.vendorCode !== by.vendor || !game.enabled || game.opensList) deny('GAME_DISABLED')
    const now = clock.now()
    const { id: memberId, currency } = player
    const { roundId, gameCode } = stake
    const round = await openRound(tx, {
      vendor: by.vendor,
      roundId,
      memberId,
      gameCode,
      gameType: game.gameType,
      currency,
      state: 'OPEN',
      openedAt: now,
      lastAt: now,
    })
    if (round.memberId !== memberId) deny('TX_CONFLICT')
    if (round.state === 'CLOSED') deny(round.reason === 'ROLLED_BACK' ? 'ALREADY_ROLLED_BACK' : 'ROUND_CLOSED')
    if (round.gameCode !== gameCode) deny('TX_CONFLICT')
    // The terms of the door may be older than this round, for whose sake nobody lowers the places any more.
    const terms = (await readTerms(tx, by.vendor)) ?? by.terms
    if (!areWritable({ terms }, stake.amounts)) deny('INVALID_AMOUNT')
    if (amount > by.terms.maxStake) deny('LIMIT_REACHED', { limit: { kind: 'MAX_STAKE', remaining: Number(by.terms.maxStake) } })
    // Of two stakes at once, the second counts the first.
    const account = (await findAccount(tx, cashOf(memberId, currency))) ?? deny('UNKNOWN_PLAYER')
    await lockAccount(tx, account.id)
    await eligibility.playAllowed(tx, { memberId, stake: amount, currency, product: game.gameType as PlayProduct, at: now })
    return round
  }

  const checkFreeRound = async (tx: Tx, { vendor }: By, memberId: string, { campaignId, index }: NonNullable<BetRequest['freeRound']>) => {
    const campaign = await lockCampaign(tx, vendor, campaignId)
    if (campaign?.kind !== 'FREE_ROUNDS' || campaign.endsAt <= clock.now()) return deny('CAMPAIGN_CLOSED')
    if (index > campaign.rounds) deny('FREE_ROUNDS_USED')
    if (await isFreeRoundUsed(tx, { vendor, campaignId, memberId, freeIndex: index })) deny('FREE_ROUNDS_USED')
  }

  const ended = (closed: boolean | undefined) => {
    const now = clock.now()
    return { lastAt: now, ...(closed ? { state: 'CLOSED' as const, closedAt: now, closedBy: 'VENDOR' as const } : {}) }
  }

  return {
    bet: async (by: By, request: BetRequest): Promise<MoneyReply> => {
      const open = await isOpen()
      const { txId, playerId, currency, freeRound, jackpotContribution = 0 } = request
      const amount = BigInt(request.amount)
      const movement = {
        path: VENDOR_PATHS.bet,
        txId,
        playerId,
        currency,
        content: request,
        amounts: [request.amount, jackpotContribution],
      }
      const quick = open ? await quickBets.take(by, movement, request) : undefined
      if (quick) return quick
      const row = {
        kind: 'BET' as const,
        roundId: request.roundId,
        gameCode: request.gameCode,
        amount,
        jackpot: BigInt(jackpotContribution),
      }
      return transactions.once(by, movement, row, async (tx, player, walletTxId) => {
        if ((freeRound === undefined) !== amount > 0n || jackpotContribution > request.amount) deny('INVALID_AMOUNT')
        if (freeRound) {
          await checkFreeRound(tx, by, player.id, freeRound)
          await transactions.mark(tx, by, txId, { campaignId: freeRound.campaignId, freeIndex: freeRound.index })
        }
        const round = await admit(tx, by, player, { ...request, amounts: movement.amounts, open }, amount)
        const { entries, bonusStake, change } = await money.stake(tx, round, amount, walletTxId)
        if (bonusStake > 0n) await transactions.mark(tx, by, txId, { bonus: bonusStake })
        const words = request.legs === undefined ? {} : { legs: request.legs }
        const after = await changeRound(tx, round, { ...change, ...words, ...ended(request.roundClosed) })
        return { balance: await money.settle(tx, { before: round, after, version: walletTxId, payments: [], stakes: entries }) }
      })
    },

    betAndWin: async (by: By, request: BetAndWinRequest): Promise<MoneyReply> => {
      const open = await isOpen()
      const { betTxId, winTxId, playerId, currency, roundId, gameCode, jackpotContribution = 0 } = request
      const [stake, win] = [BigInt(request.betAmount), BigInt(request.winAmount)]
      const movement = {
        path: VENDOR_PATHS.betAndWin,
        txId: betTxId,
        playerId,
        currency,
        content: request,
        amounts: [request.betAmount, request.winAmount, jackpotContribution],
      }
      const row = { kind: 'BET' as const, roundId, gameCode, amount: stake, jackpot: BigInt(jackpotContribution) }
      return transactions.once(by, movement, row, async (tx, player, walletTxId, fingerprint) => {
        if (stake === 0n || jackpotContribution > request.betAmount || betTxId === winTxId) deny('INVALID_AMOUNT')
        const { vendor } = by
        const winWalletTxId = walletTxIdOf(vendor, winTxId)
        const { id: memberId } = player
        const isTaken = await takeTx(tx, {
          vendor,
          txId: winTxId,
          walletTxId: winWalletTxId,
          kind: 'WIN',
          roundId,
          memberId,
          currency,
          gameCode,
          amount: win,
          betTxId,
          fingerprint,
          at: clock.now(),
        })
        if (!isTaken) deny('TX_CONFLICT')
        const round = await admit(tx, by, player, { ...request, amounts: movement.amounts, open }, stake)
        checkPayout(round.won, win, by.terms.maxPayout, winTxId)
        const { entries, bonusStake, change } = await money.stake(tx, round, stake, walletTxId)
        if (bonusStake > 0n) await transactions.mark(tx, by, betTxId, { bonus: bonusStake })
        const after = await changeRound(tx, round, { ...change, won: round.won + win, ...ended(request.roundClosed) })
        const payment = { id: winWalletTxId, code: 'VENDOR_WIN', amount: win, like: { stake, bonusStake } }
        const balance = await money.settle(tx, { before: round, after, version: walletTxId, payments: [payment], stakes: entries })
        return { balance, winWalletTxId }
      })
    },
  }
}

export type Debits = ReturnType<typeof createDebits>
