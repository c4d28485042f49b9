import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { cancelBet } from '@portico/contract/bets/calls'
import { toMoney, type Units } from '@portico/contract/kit/money'
import { derivedId, fingerprintOf } from '../../db/canonical.ts'
import type { Tx } from '../../db/open.ts'
import { once } from '../../db/once.ts'
import { refuse } from '../../failure.ts'
import type { Caller } from '../../http/bind.ts'
import { balancesOf, cashOf, houseOf, type Ledger } from '../../ledger/index.ts'
import type { BonusPurse } from '../../turnover/index.ts'
import type { Platform } from '../../platform.ts'
import { toBet } from './serializer.ts'
import { betOf, type StoredBet } from './store.ts'
import { holdOpen, markCancelled } from './cancel-store.ts'
import { gameOf } from '../offer/games.ts'
import { releaseExposure } from '../limits/headroom.ts'

/**
 * Takes a bet back before its issue is sealed, and returns the stake. A bet taken back before is answered as it is.
 * @throws Failure as the contract's `cancelBet` lists them
 */
export type Cancel = (
  caller: Pick<Caller, 'memberId' | 'currency'>,
  request: RequestOf<typeof cancelBet>,
  key: string,
  language?: string,
) => Promise<ResponseOf<typeof cancelBet>>

/** What stands under the idempotency key; the bet's own row holds the rest of the answer. */
interface StoredAnswer {
  /** Null when another call had taken the bet back before. */
  readonly balance: string | null
  readonly at: string
}

export const createCancel = (platform: Platform, ledger: Ledger, purse: Pick<BonusPurse, 'holders' | 'book'>): Cancel => {
  const { database, clock, brand, events } = platform

  /** Each part to the purse that it came from. */
  const refundParts = async (
    tx: Tx,
    { id, memberId, currency, gameCode, bonusStake, bonusId }: StoredBet,
    stake: Units,
  ): Promise<Units> => {
    const balanceOf = await purse.book(tx, [
      {
        betId: id,
        version: 'CANCEL',
        memberId,
        currency,
        product: gameCode,
        stake,
        bonusId,
        valid: { before: null, after: 0n },
        payments: [{ code: 'REFUND', house: 'house:gaming', before: 0n, after: stake, like: { stake, bonusStake } }],
      },
    ])
    const cash = cashOf(memberId, currency)
    return balanceOf(cash) ?? (await balancesOf(tx, [cash]))(cash) ?? 0n
  }

  const refundStake = async (tx: Tx, row: StoredBet, stake: Units, at: Date): Promise<Units> => {
    const { id, memberId, currency } = row
    if (row.bonusId !== null || (await purse.holders(tx, [memberId])).size > 0) {
      const balance = await refundParts(tx, row, stake)
      await releaseExposure(tx, [row])
      return balance
    }
    const { creditAfter } = await ledger.transfer(tx, {
      id: derivedId(id, 'CANCEL'),
      debit: houseOf('house:gaming', currency),
      credit: cashOf(memberId, currency),
      amount: stake,
      code: 'REFUND',
      ref: id,
      product: row.gameCode,
      at,
    })
    await releaseExposure(tx, [row])
    return creditAfter ?? 0n
  }

  /** Undefined when another call took the bet back before. */
  const cancelOpen = async (tx: Tx, row: StoredBet, at: Date): Promise<Units | undefined> => {
    if (row.voidReason === 'CANCELLED') return undefined
    if (!gameOf(row.gameCode)?.cancellable) refuse('CANCEL_NOT_ALLOWED')
    if (!(await holdOpen(tx, row.issueId, at))) refuse('ISSUE_CLOSED')
    const stake = await markCancelled(tx, row.id, at)
    return stake === undefined ? undefined : refundStake(tx, row, stake, at)
  }

  return async ({ memberId, currency }, { betId }, key, language = brand.defaultLanguage) => {
    const find = async () => (await betOf(database.orm, memberId, betId)) ?? refuse('BET_UNKNOWN')
    const row = await find()
    const at = clock.now()
    const intent = { memberId, key, fingerprint: fingerprintOf({ call: 'cancelBet', betId }), at }
    const answer = await database.orm.transaction((tx) =>
      once(tx, intent, async (): Promise<StoredAnswer> => {
        const balance = await cancelOpen(tx, row, at)
        if (balance !== undefined) {
          await events.notify(tx, memberId, 'balance.changed', { balance: toMoney(balance, currency) })
          await events.notify(tx, memberId, 'bet.cancelled', { gameCode: row.gameCode, numero: row.numero, betId })
        }
        return { balance: balance === undefined ? null : String(balance), at: at.toISOString() }
      }),
    )
    const now = answer.balance === null ? await ledger.balanceOf(memberId, currency) : BigInt(answer.balance)
    return { bet: toBet(await find(), language, brand), balance: toMoney(now ?? 0n, currency), serverNow: answer.at }
  }
}
