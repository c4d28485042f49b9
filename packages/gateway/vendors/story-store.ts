import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { vendorPlayer, vendorTx } from './schema.ts'

const player = { playerId: vendorPlayer.playerId, row: vendorTx }
const ownPlayer = and(eq(vendorPlayer.vendor, vendorTx.vendor), eq(vendorPlayer.memberId, vendorTx.memberId))

/** Transactions of a vendor with what it calls the player. */
const listed = (db: Queryable) => db.select(player).from(vendorTx).leftJoin(vendorPlayer, ownPlayer)

export const storyOfTx = async (db: Queryable, vendor: string, txId: string) =>
  (await listed(db).where(and(eq(vendorTx.vendor, vendor), eq(vendorTx.txId, txId))))[0]

export const storyOfRound = (db: Queryable, vendor: string, roundId: string) =>
  listed(db)
    .where(and(eq(vendorTx.vendor, vendor), eq(vendorTx.roundId, roundId)))
    .orderBy(asc(vendorTx.seq))

const between = (vendor: string, from: Date, to: Date) => and(eq(vendorTx.vendor, vendor), gte(vendorTx.at, from), lt(vendorTx.at, to))

/** In the order they were written, behind `after`. */
export const dayPage = (db: Queryable, vendor: string, from: Date, to: Date, after: bigint, limit: number) =>
  listed(db)
    .where(and(between(vendor, from, to), gt(vendorTx.seq, after)))
    .orderBy(asc(vendorTx.seq))
    .limit(limit)

export const daySumsOf = (db: Queryable, vendor: string, from: Date, to: Date) =>
  db
    .select({
      kind: vendorTx.kind,
      currency: vendorTx.currency,
      count: sql<number>`count(*)::int`,
      amount: sql<string>`sum(${vendorTx.amount})::text`,
      jackpot: sql<string>`sum(${vendorTx.jackpot})::text`,
    })
    .from(vendorTx)
    .where(between(vendor, from, to))
    .groupBy(vendorTx.kind, vendorTx.currency)
    .orderBy(vendorTx.kind)
