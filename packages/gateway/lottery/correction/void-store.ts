import { and, eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/open.ts'
import { voidProposal } from './schema.ts'

export type VoidRow = typeof voidProposal.$inferSelect

/** Puts a proposal down, unless the same outcome of the issue has one; answers the one that stands. */
export const insertVoid = async (tx: Tx, proposal: typeof voidProposal.$inferInsert): Promise<VoidRow> => {
  await tx.insert(voidProposal).values(proposal).onConflictDoNothing()
  const { issueId, resultVersion } = proposal
  const open = and(eq(voidProposal.issueId, issueId), eq(voidProposal.resultVersion, resultVersion), eq(voidProposal.state, 'PROPOSED'))
  return (await tx.select().from(voidProposal).where(open))[0]!
}

export const findVoid = async (queryable: Queryable, id: bigint): Promise<VoidRow | undefined> =>
  (await queryable.select().from(voidProposal).where(eq(voidProposal.id, id)))[0]

export const changeVoid = async (tx: Tx, id: bigint, change: Partial<VoidRow>): Promise<void> => {
  await tx.update(voidProposal).set(change).where(eq(voidProposal.id, id))
}
