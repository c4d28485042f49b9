import { VENDOR_PATHS } from '@portico/contract/vendor/paths'
import type { awardRequest, MoneyReply, winRequest } from '@portico/contract/vendor/shapes'
import type * as z from 'zod/mini'
import { findGameByCode } from '../catalogue/index.ts'
import type { Tx } from '../db/open.ts'
import { cashOf, houseOf } from '../ledger/index.ts'
import type { MemberRow } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { changeRound, findTx, lockCampaign, lockRound, openRound, spendCampaign, txsOfRound } from './play-store.ts'
import { checkPayout, deny } from './refusal.ts'
import { refOf, type RoundMoney } from './round-money.ts'
import { type By, playerOf, type Transactions } from './transaction.ts'

type WinRequest = z.output<typeof winRequest>
type AwardRequest = z.output<typeof awardRequest>

const CODES = { win: 'VENDOR_WIN', jackpot: 'VENDOR_JACKPOT', freeRound: 'VENDOR_FREE_WIN' } as const

/** What pays: never refused for a block, a limit, a closed game, maintenance or a session that is over. */
export const createCredits = ({ clock }: Platform, transactions: Transactions, money: Pick<RoundMoney, 'settle' | 'pay'>) => {
  /** The round that a win belongs to, held, and the stake that was won with. @throws VendorRefusal BET_NOT_FOUND, ALREADY_ROLLED_BACK, TX_CONFLICT */
  const roundOf = async (tx: Tx, { vendor }: By, { id: memberId, currency }: MemberRow, request: WinRequest) => {
    const { roundId, gameCode, betTxId, type = 'win' } = request
    if (betTxId !== undefined && (await findTx(tx, vendor, betTxId))?.kind === 'TOMBSTONE') deny('ALREADY_ROLLED_BACK')
    const now = clock.now()
    const known = await lockRound(tx, vendor, roundId)
    if (!known && type === 'win') deny('BET_NOT_FOUND')
    const round =
      known ??
      (await openRound(tx, {
        vendor,
        roundId,
        memberId,
        gameCode,
        gameType: (await findGameByCode(tx, gameCode))?.gameType ?? '',
        currency,
        state: 'OPEN',
        openedAt: now,
        lastAt: now,
      }))
    if (round.memberId !== memberId) deny('TX_CONFLICT')
    const bets = (await txsOfRound(tx, vendor, roundId)).filter(({ kind }) => kind === 'BET')
    const named = betTxId === undefined ? bets : bets.filter(({ txId }) => txId === betTxId)
    if (named.length > 0 && named.every(({ rolledBackBy }) => rolledBackBy !== null)) deny('ALREADY_ROLLED_BACK')
    if (round.reason === 'ROLLED_BACK') deny('ALREADY_ROLLED_BACK')
    if (named.length === 0 && (type === 'win' || betTxId !== undefined)) deny('BET_NOT_FOUND')
    if (round.gameCode !== gameCode) deny('TX_CONFLICT')
    const bet = betTxId === undefined ? undefined : named[0]
    return { round, like: bet ? { stake: bet.amount, bonusStake: bet.bonus } : { stake: round.staked, bonusStake: round.bonusStaked } }
  }

  return {
    win: (by: By, request: WinRequest): Promise<MoneyReply> => {
      const { terms } = by
      const { txId, playerId, currency, roundId, gameCode, betTxId, type = 'win' } = request
      const amount = BigInt(request.amount)
      const movement = { path: VENDOR_PATHS.win, txId, playerId, currency, content: request, amounts: [request.amount] }
      return transactions.once(
        by,
        movement,
        { kind: 'WIN', roundId, gameCode, amount, betTxId: betTxId ?? null },
        async (tx, player, walletTxId) => {
          const { round, like } = await roundOf(tx, by, player, request)
          if (round.state === 'CLOSED' && type === 'win' && !terms.lateWins)
            deny('ROUND_CLOSED', { open: { kind: 'LATE_WIN', about: txId } })
          checkPayout(round.won, amount, terms.maxPayout, txId)
          const now = clock.now()
          const closing = request.roundClosed && round.state === 'OPEN'
          const after = await changeRound(tx, round, {
            won: round.won + amount,
            lastAt: now,
            ...(request.legs === undefined ? {} : { legs: request.legs }),
            ...(closing ? { state: 'CLOSED', closedAt: now, closedBy: 'VENDOR' } : {}),
          })
          const payment = { id: walletTxId, code: CODES[type], amount, like: type === 'freeRound' ? null : like }
          return { balance: await money.settle(tx, { before: round, after, version: walletTxId, payments: [payment] }) }
        },
      )
    },

    award: (by: By, request: AwardRequest): Promise<MoneyReply> => {
      const { vendor } = by
      const { txId, playerId, currency, campaignId } = request
      const amount = BigInt(request.amount)
      const movement = { path: VENDOR_PATHS.award, txId, playerId, currency, content: request, amounts: [request.amount] }
      return transactions.once(by, movement, { kind: 'AWARD', amount, campaignId }, async (tx, player, walletTxId) => {
        if (amount === 0n) deny('INVALID_AMOUNT')
        const campaign = await lockCampaign(tx, vendor, campaignId)
        if (campaign?.kind !== 'AWARD' || campaign.endsAt <= clock.now()) return deny('CAMPAIGN_CLOSED')
        if (campaign.spent + amount > campaign.budget) deny('CAMPAIGN_CLOSED')
        await spendCampaign(tx, vendor, campaignId, amount)
        const balance = await money.pay(tx, playerOf(by, player), {
          id: walletTxId,
          debit: houseOf(`vendor:${vendor}`, player.currency),
          credit: cashOf(player.id, player.currency),
          amount,
          code: 'VENDOR_AWARD',
          ref: refOf(vendor, campaignId),
        })
        return { balance }
      })
    },
  }
}

export type Credits = ReturnType<typeof createCredits>
