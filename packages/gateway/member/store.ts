import type { MemberIcon } from '@portico/contract/member/shapes'
import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { member, memberTree } from './schema.ts'

export type MemberRow = typeof member.$inferSelect
export type NewMember = typeof member.$inferInsert & { uplineId: string | null }

/** Inserts the account and its place in the upline tree. */
export const insertMember = async (tx: Tx, row: NewMember): Promise<MemberRow> => {
  const [inserted] = await tx.insert(member).values(row).returning()
  await tx.insert(memberTree).values({ ancestorId: row.id, descendantId: row.id, depth: 0 })
  if (row.uplineId) {
    await tx.execute(sql`
      insert into member_tree (ancestor_id, descendant_id, depth)
      select ancestor_id, ${row.id}::uuid, depth + 1 from member_tree where descendant_id = ${row.uplineId}::uuid`)
  }
  return inserted!
}

export const findMember = async (db: Queryable, id: string): Promise<MemberRow | undefined> =>
  (await db.select().from(member).where(eq(member.id, id)))[0]

/** Members who may play for money in a currency, the ones seen last first. */
export const latestPlayers = async (db: Queryable, currency: string, most: number) =>
  db
    .select({ memberId: member.id, currency: member.currency, joinedAt: member.joinedAt })
    .from(member)
    .where(and(eq(member.state, 'ACTIVE'), eq(member.currency, currency), isNull(member.trialEndsAt)))
    .orderBy(sql`${member.seenAt} desc nulls last`, member.id)
    .limit(most)

/** The names of accounts, by their ids. */
export const accountsById = async (db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: member.id, account: member.account })
    .from(member)
    .where(inArray(member.id, [...ids]))
  return new Map(rows.map(({ id, account }) => [id, account]))
}

/** The highest prize group a member may play at. */
export const maxPrizeGroupOf = async (db: Queryable, id: string): Promise<number | undefined> =>
  (await db.select({ maxPrizeGroup: member.maxPrizeGroup }).from(member).where(eq(member.id, id)))[0]?.maxPrizeGroup

/** Whether an account is the agent's own or anywhere below. */
export const isInTeam = async (db: Queryable, agentId: string, memberId: string): Promise<boolean> =>
  (await db.$count(memberTree, and(eq(memberTree.ancestorId, agentId), eq(memberTree.descendantId, memberId)))) > 0

/** An account and everybody above it. */
export const lineOf = async (db: Queryable, memberId: string): Promise<string[]> =>
  (await db.select({ id: memberTree.ancestorId }).from(memberTree).where(eq(memberTree.descendantId, memberId))).map(({ id }) => id)

/** The top account of the line that a member is in: the member itself, where nobody stands above. */
export const topAccountOf = async (db: Queryable, id: string): Promise<string> => {
  const path = db.select({ id: memberTree.ancestorId }).from(memberTree).where(eq(memberTree.descendantId, id))
  return (await path.orderBy(desc(memberTree.depth)).limit(1))[0]?.id ?? id
}

/** Account names are compared without regard to case. */
export const findByAccount = async (db: Queryable, account: string): Promise<MemberRow | undefined> =>
  (await db.select().from(member).where(sql`lower(${member.account}) = lower(${account})`))[0]

/** The agent a registration code belongs to, if it is one that may take members. */
export const findAgentByCode = async (db: Queryable, code: string, agentTypes: readonly number[]): Promise<MemberRow | undefined> =>
  (
    await db
      .select()
      .from(member)
      .where(and(eq(member.affiliateCode, code), eq(member.state, 'ACTIVE'), inArray(member.type, [...agentTypes])))
  )[0]

/** Those directly below a member who may log in, and whose account or name begins so; and how many there are. */
export const directDownlines = async (
  db: Queryable,
  uplineId: string,
  startsWith: string,
  most: number,
): Promise<{ readonly rows: readonly Pick<MemberRow, 'id' | 'account' | 'nickname'>[]; readonly total: number }> => {
  const begins = (column: typeof member.account | typeof member.nickname) => sql`starts_with(lower(${column}), lower(${startsWith}))`
  const filter = and(eq(member.uplineId, uplineId), eq(member.state, 'ACTIVE'), or(begins(member.account), begins(member.nickname)))
  const rows = await db
    .select({ id: member.id, account: member.account, nickname: member.nickname })
    .from(member)
    .where(filter)
    .orderBy(asc(member.account))
    .limit(most)
  return { rows, total: await db.$count(member, filter) }
}

/** Writes what a member says of themselves: the name that others see, and further texts by field; an empty one is taken away. */
export const saveOwnTexts = async (
  tx: Tx,
  memberId: string,
  { nickname, contacts }: { readonly nickname: string; readonly contacts: Readonly<Record<string, string>> },
): Promise<void> => {
  const row = await findMember(tx, memberId)
  const texts = Object.fromEntries(Object.entries({ ...row?.contacts, ...contacts }).filter(([, text]) => text !== ''))
  await tx.update(member).set({ nickname, contacts: texts }).where(eq(member.id, memberId))
}

export const saveIcon = async (db: Queryable, memberId: string, icon: MemberIcon | null): Promise<void> => {
  await db.update(member).set({ icon }).where(eq(member.id, memberId))
}

/** What a caller is made of: a view of the members, for stores that join it, which shows these columns and no others. */
export const callerView = (db: Queryable) =>
  db
    .select({ memberId: member.id, account: member.account, type: member.type, currency: member.currency, state: member.state })
    .from(member)
    .as('caller')

/** `language`: what they read the site in, where the call said so. */
export const markSeen = async (db: Queryable, memberId: string, at: Date, language?: string): Promise<void> => {
  await db
    .update(member)
    .set({ seenAt: at, ...(language === undefined ? {} : { language }) })
    .where(eq(member.id, memberId))
}

/** The language that a member read the site in when last seen; null before that. */
export const languageRead = async (db: Queryable, memberId: string): Promise<string | null> =>
  (await db.select({ language: member.language }).from(member).where(eq(member.id, memberId)))[0]?.language ?? null

/** Holds a member's row for this transaction, so that what is counted per member is done for one member at a time. */
export const lockMember = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update')
}

/**
 * Writes a login down, and locks the row: who changes the password or blocks the account at the same moment is done before, or waits.
 * @returns the account as it stands then
 */
export const recordLogin = async (
  tx: Tx,
  memberId: string,
  { ip, language }: { readonly ip: string; readonly language: string },
  at: Date,
): Promise<Pick<MemberRow, 'state' | 'passwordHash'> | undefined> =>
  (
    await tx
      .update(member)
      .set({ lastLoginAt: at, lastLoginIp: ip, seenAt: at, language })
      .where(eq(member.id, memberId))
      .returning({ state: member.state, passwordHash: member.passwordHash })
  )[0]
