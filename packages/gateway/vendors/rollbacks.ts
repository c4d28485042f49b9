import { VENDOR_PATHS } from '@portico/contract/vendor/paths'
import type { closeRoundRequest, MoneyReply, rollbackRequest } from '@portico/contract/vendor/shapes'
import type * as z from 'zod/mini'
import type { Tx } from '../db/open.ts'
import type { MemberRow } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { derivedId } from '../db/canonical.ts'
import { changeRound, findTx, lockRound, markRolledBack, openRound, type RoundRow, takeTx, type TxRow, txsOfRound } from './play-store.ts'
import { deny, VendorRefusal } from './refusal.ts'
import type { RoundMoney, RoundPayment } from './round-money.ts'
import { type By, playerOf, type Transactions, walletTxIdOf } from './transaction.ts'

type RollbackRequest = z.output<typeof rollbackRequest>
type CloseRequest = z.output<typeof closeRoundRequest>

/** What a round was and is, and what it gives back. */
interface Voided {
  readonly before: RoundRow
  readonly after: RoundRow
  readonly payments: readonly RoundPayment[]
}

/** Gives bets of a held round back, each as it was paid, and ends the round where none is left. Answers what is to be settled. */
export const voidStakes = async (tx: Tx, round: RoundRow, bets: readonly TxRow[], by: string, now: Date): Promise<Voided> => {
  const { vendor, roundId } = round
  await markRolledBack(
    tx,
    vendor,
    bets.map(({ txId }) => txId),
    by,
  )
  const amount = bets.reduce((total, bet) => total + bet.amount, 0n)
  const left = (await txsOfRound(tx, vendor, roundId)).some(({ kind, rolledBackBy }) => kind === 'BET' && rolledBackBy === null)
  const isOver = !left && round.state === 'OPEN'
  const after = await changeRound(tx, round, {
    staked: round.staked - amount,
    bonusStaked: round.bonusStaked - bets.reduce((total, bet) => total + bet.bonus, 0n),
    lastAt: now,
    ...(left ? {} : { reason: 'ROLLED_BACK' }),
    ...(isOver ? { state: 'CLOSED', closedAt: now, closedBy: 'VENDOR' } : {}),
  })
  const payments = bets.map((bet) => ({
    id: derivedId(bet.walletTxId, 'ROLLBACK'),
    code: 'VENDOR_ROLLBACK',
    amount: bet.amount,
    like: { stake: bet.amount, bonusStake: bet.bonus },
  }))
  return { before: round, after, payments }
}

/** What takes a bet back, and what ends a round. */
export const createRollbacks = (
  { database, clock }: Platform,
  transactions: Transactions,
  money: Pick<RoundMoney, 'settle' | 'balanceOf'>,
) => {
  /** The bet as it stands, or a tombstone in its place: what comes late finds it. */
  const betOrTombstone = async (tx: Tx, { vendor }: By, betTxId: string, by: string): Promise<TxRow> => {
    await takeTx(tx, {
      vendor,
      txId: betTxId,
      walletTxId: walletTxIdOf(vendor, betTxId),
      kind: 'TOMBSTONE',
      amount: 0n,
      fingerprint: '',
      rolledBackBy: by,
      at: clock.now(),
    })
    return (await findTx(tx, vendor, betTxId))!
  }

  const ofBet = async (tx: Tx, by: By, { id: memberId }: MemberRow, betTxId: string, txId: string): Promise<Voided | undefined> => {
    const found = await betOrTombstone(tx, by, betTxId, txId)
    if (found.kind === 'TOMBSTONE') return undefined
    if (found.kind !== 'BET' || found.memberId !== memberId) deny('TX_CONFLICT')
    const round = (await lockRound(tx, by.vendor, found.roundId!))!
    // As it is now that nothing else happens to the round.
    const all = await txsOfRound(tx, by.vendor, round.roundId)
    const bet = all.find((each) => each.txId === betTxId)!
    if (bet.rolledBackBy !== null) return undefined
    if (all.some(({ kind, betTxId: of }) => kind === 'WIN' && (of === null || of === betTxId)))
      deny('TX_CONFLICT', { open: { kind: 'ROLLBACK_AFTER_WIN', about: betTxId } })
    return voidStakes(tx, round, [bet], txId, clock.now())
  }

  const ofRound = async (tx: Tx, { vendor }: By, player: MemberRow, roundId: string, txId: string): Promise<Voided | undefined> => {
    const now = clock.now()
    const round = await openRound(tx, {
      vendor,
      roundId,
      memberId: player.id,
      gameCode: '',
      gameType: '',
      currency: player.currency,
      state: 'CLOSED',
      openedAt: now,
      lastAt: now,
      closedAt: now,
      closedBy: 'VENDOR',
      reason: 'ROLLED_BACK',
    })
    if (round.memberId !== player.id) deny('TX_CONFLICT')
    if (round.gameCode === '' || round.reason === 'ROLLED_BACK') return undefined
    const all = await txsOfRound(tx, vendor, roundId)
    if (all.some(({ kind }) => kind === 'WIN')) deny('TX_CONFLICT', { open: { kind: 'ROLLBACK_AFTER_WIN', about: roundId } })
    const bets = all.filter(({ kind, rolledBackBy }) => kind === 'BET' && rolledBackBy === null)
    return voidStakes(tx, round, bets, txId, now)
  }

  return {
    rollback: (by: By, request: RollbackRequest): Promise<MoneyReply> => {
      const { txId, playerId, currency, betTxId, roundId } = request
      const movement = { path: VENDOR_PATHS.rollback, txId, playerId, currency, content: request, amounts: [] }
      const row = { kind: 'ROLLBACK' as const, amount: 0n, betTxId: betTxId ?? null, roundId: roundId ?? null }
      return transactions.once(by, movement, row, async (tx, player, version) => {
        const voided = betTxId === undefined ? await ofRound(tx, by, player, roundId!, txId) : await ofBet(tx, by, player, betTxId, txId)
        const amount = (voided?.payments ?? []).reduce((total, payment) => total + payment.amount, 0n)
        await transactions.mark(tx, by, txId, {
          amount,
          ...(betTxId === undefined ? {} : { roundId: (await findTx(tx, by.vendor, betTxId))?.roundId ?? null }),
        })
        return {
          balance: voided ? await money.settle(tx, { ...voided, version }) : ((await money.balanceOf(playerOf(by, player), tx)) ?? 0),
        }
      })
    },

    closeRound: async (by: By, { roundId, playerId, gameCode }: CloseRequest) => {
      const serverTime = clock.now().toISOString()
      try {
        const player = await transactions.findPlayer(by, playerId)
        return await database.orm.transaction(async (tx) => {
          const round = (await lockRound(tx, by.vendor, roundId)) ?? deny('BET_NOT_FOUND')
          if (round.memberId !== player.id || (round.gameCode !== gameCode && round.gameCode !== '')) deny('TX_CONFLICT')
          const now = clock.now()
          const after =
            round.state === 'CLOSED'
              ? round
              : await changeRound(tx, round, { state: 'CLOSED', closedAt: now, closedBy: 'VENDOR', lastAt: now })
          const { state, staked, won } = after
          const balance =
            after === round
              ? await money.balanceOf(playerOf(by, player), tx)
              : await money.settle(tx, { before: round, after, version: 'CLOSE', payments: [] })
          return { status: 'OK' as const, roundId, state, staked: Number(staked), won: Number(won), balance, serverTime }
        })
      } catch (error) {
        if (error instanceof VendorRefusal) return { status: error.status, roundId, serverTime }
        throw error
      }
    },
  }
}

export type Rollbacks = ReturnType<typeof createRollbacks>
