import type { Units } from '@portico/contract/kit/money'
import type { VendorTransaction } from '@portico/contract/vendor/shapes'
import { isCalendarDay } from '@portico/contract/kit/wire'
import { dayAfter, instantOf } from '../kit/zone.ts'
import type { Platform } from '../platform.ts'
import { findRound } from './play-store.ts'
import { dayPage, daySumsOf, storyOfRound, storyOfTx } from './story-store.ts'
import type { By } from './transaction.ts'

const PAGE = 1_000

type Listed = NonNullable<Awaited<ReturnType<typeof storyOfTx>>>

const toStory = ({ row, playerId }: Listed): VendorTransaction => ({
  txId: row.txId,
  walletTxId: row.walletTxId,
  kind: row.kind,
  roundId: row.roundId,
  gameCode: row.gameCode,
  playerId,
  currency: row.currency,
  amount: Number(row.amount),
  betTxId: row.betTxId,
  rolledBack: row.rolledBackBy !== null,
  at: row.at.toISOString(),
})

/** What a vendor reads of what it did. */
export const createStories = ({ database, clock, brand }: Platform) => {
  const db = database.orm
  const { timeZone } = brand
  const at = () => clock.now().toISOString()
  const spanOf = (date: string) => [instantOf(date, '00:00', timeZone), instantOf(dayAfter(date, 1), '00:00', timeZone)] as const

  const sums = async (vendor: string, date: string) => {
    const rows = await daySumsOf(db, vendor, ...spanOf(date))
    const counts: Record<string, number> = {}
    const amounts: Record<string, Record<string, Units>> = {}
    for (const { kind, currency, count, amount } of rows) {
      counts[kind] = (counts[kind] ?? 0) + count
      if (currency !== null) (amounts[currency] ??= {})[kind] = BigInt(amount)
    }
    return { counts, sums: amounts }
  }

  /** The rows of a day of the operator's behind `after`, `PAGE` at a time, with the sums of all of it. */
  const day = async (vendor: string, date: string, after: bigint) => {
    const rows = await dayPage(db, vendor, ...spanOf(date), after, PAGE + 1)
    const listed = rows.slice(0, PAGE)
    const last = listed.at(-1)
    return {
      timeZone,
      ...(await sums(vendor, date)),
      transactions: listed.map(toStory),
      ...(rows.length > PAGE && last ? { next: String(last.row.seq) } : {}),
    }
  }

  return {
    day,
    transaction: async ({ vendor }: By, txId: string) => {
      const found = await storyOfTx(db, vendor, txId)
      if (!found) return { status: 'TX_NOT_FOUND' as const, serverTime: at() }
      return { status: 'OK' as const, transaction: toStory(found), serverTime: at() }
    },

    round: async ({ vendor }: By, roundId: string) => {
      const round = await findRound(db, vendor, roundId)
      if (!round) return { status: 'TX_NOT_FOUND' as const, serverTime: at() }
      const listed = await storyOfRound(db, vendor, roundId)
      return {
        status: 'OK' as const,
        round: {
          roundId,
          gameCode: round.gameCode,
          playerId: listed[0]?.playerId ?? '',
          currency: round.currency,
          state: round.state,
          closedBy: round.closedBy,
          staked: Number(round.staked),
          won: Number(round.won),
          openedAt: round.openedAt.toISOString(),
          closedAt: round.closedAt?.toISOString() ?? null,
          transactions: listed.map(toStory),
        },
        serverTime: at(),
      }
    },

    report: async ({ vendor }: By, date: string, after = '0') => {
      if (!isCalendarDay(date) || !/^\d{1,18}$/.test(after)) return { status: 'INVALID_REQUEST' as const, serverTime: at() }
      const { sums: amounts, ...rest } = await day(vendor, date, BigInt(after))
      const inNumbers = Object.entries(amounts).map(([currency, kinds]) => [
        currency,
        Object.fromEntries(Object.entries(kinds).map(([kind, amount]) => [kind, Number(amount)])),
      ])
      return { status: 'OK' as const, date, ...rest, sums: Object.fromEntries(inNumbers), serverTime: at() }
    },
  }
}

export type Stories = ReturnType<typeof createStories>
