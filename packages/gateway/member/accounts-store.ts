import { aliasedTable, and, count, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { member, memberTree } from './schema.ts'
import type { MemberRow } from './store.ts'

export interface AccountFilter {
  readonly startsWith?: string | undefined
  readonly uplineId?: string | undefined
  readonly types?: readonly number[] | undefined
  readonly state?: 'ACTIVE' | 'BLOCKED' | undefined
}

const upline = aliasedTable(member, 'upline')

const columns = {
  id: member.id,
  account: member.account,
  nickname: member.nickname,
  type: member.type,
  upline: upline.account,
  affiliateCode: member.affiliateCode,
  currency: member.currency,
  state: member.state,
  maxPrizeGroup: member.maxPrizeGroup,
  mustChangePassword: member.mustChangePassword,
  joinedAt: member.joinedAt,
  lastLoginAt: member.lastLoginAt,
}

const where = ({ startsWith, uplineId, types, state }: AccountFilter) =>
  and(
    startsWith === undefined ? undefined : sql`starts_with(lower(${member.account}), lower(${startsWith}))`,
    uplineId === undefined ? undefined : eq(member.uplineId, uplineId),
    types === undefined ? undefined : inArray(member.type, [...types]),
    state === undefined ? undefined : eq(member.state, state),
  )

/** An account with its upline's name. */
export type AccountDetails = Pick<MemberRow, Exclude<keyof typeof columns, 'upline'>> & { readonly upline: string | null }

const rows = (db: Queryable) => db.select(columns).from(member).leftJoin(upline, eq(upline.id, member.uplineId))

interface Page {
  readonly from: number
  readonly size: number
}

/** The newest first. */
export const readAccounts = async (db: Queryable, filter: AccountFilter, { from, size }: Page): Promise<AccountDetails[]> =>
  rows(db).where(where(filter)).orderBy(desc(member.joinedAt), member.account).limit(size).offset(from)

export const countAccounts = async (db: Queryable, filter: AccountFilter): Promise<number> =>
  (await db.select({ total: count() }).from(member).where(where(filter)))[0]?.total ?? 0

export const readAccount = async (db: Queryable, account: string): Promise<AccountDetails | undefined> =>
  (await rows(db).where(sql`lower(${member.account}) = lower(${account})`))[0]

export const setState = async (tx: Tx, id: string, state: 'ACTIVE' | 'BLOCKED'): Promise<void> => {
  await tx.update(member).set({ state }).where(eq(member.id, id))
}

interface ChosenPassword {
  readonly hash: string
  readonly at: Date
  /** By what the account was won back; null where its owner knew the password before. */
  readonly recoveredBy: MemberRow['recoveredBy']
}

/** Sets the password that its owner chose. */
export const choosePassword = async (tx: Tx, id: string, { hash, at, recoveredBy }: ChosenPassword): Promise<void> => {
  await tx.update(member).set({ passwordHash: hash, mustChangePassword: false, passwordChosenAt: at, recoveredBy }).where(eq(member.id, id))
}

/** Its owner has shown more than the won-back password. */
export const settleRecovery = async (tx: Tx, id: string): Promise<void> => {
  await tx.update(member).set({ recoveredBy: null }).where(eq(member.id, id))
}

/** Sets a password that its owner did not choose and has to change. */
export const setPassword = async (tx: Tx, id: string, passwordHash: string): Promise<void> => {
  await tx.update(member).set({ passwordHash, mustChangePassword: true }).where(eq(member.id, id))
}

/** Whose highest prize group was set to another, and what it was before. */
export interface Regrouped {
  readonly id: string
  readonly joinedAt: Date
  readonly before: number
}

/** Sets the highest prize group of an account, and brings down whoever of its downline is above it. Answers everybody whose it changed. */
export const capPrizeGroup = async (tx: Tx, id: string, maxPrizeGroup: number): Promise<Regrouped[]> => {
  const downline = tx.select({ id: memberTree.descendantId }).from(memberTree).where(eq(memberTree.ancestorId, id))
  const changed = await tx
    .select({ id: member.id, joinedAt: member.joinedAt, before: member.maxPrizeGroup })
    .from(member)
    .where(
      or(
        and(eq(member.id, id), ne(member.maxPrizeGroup, maxPrizeGroup)),
        and(gt(member.maxPrizeGroup, maxPrizeGroup), inArray(member.id, downline)),
      ),
    )
    .for('update')
  const ids = sql.param(changed.map((row) => row.id))
  await tx.update(member).set({ maxPrizeGroup }).where(sql`${member.id} = any(${ids}::uuid[])`)
  return changed
}
