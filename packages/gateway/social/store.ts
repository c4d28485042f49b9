import type { SocialProviderName } from '@portico/contract/session/social-shapes'
import { and, eq, gte } from 'drizzle-orm'
import { sqlState, UNIQUE_VIOLATION } from '../db/errors.ts'
import type { Queryable, Tx } from '../db/open.ts'
import type { Identity } from '../exchange/index.ts'
import { socialIdentity } from './schema.ts'

export type IdentityRow = typeof socialIdentity.$inferSelect

/** Whose account an identity may sign in to. */
export const memberIdOf = async (db: Queryable, { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>): Promise<string | undefined> =>
  (
    await db
      .select({ memberId: socialIdentity.memberId })
      .from(socialIdentity)
      .where(and(eq(socialIdentity.issuer, issuer), eq(socialIdentity.subject, subject)))
  )[0]?.memberId

export const identitiesOf = (db: Queryable, memberId: string): Promise<IdentityRow[]> =>
  db.select().from(socialIdentity).where(eq(socialIdentity.memberId, memberId))

export const countIdentities = (db: Queryable, memberId: string): Promise<number> =>
  db.$count(socialIdentity, eq(socialIdentity.memberId, memberId))

/** Links an identity. @returns false where it is another member's, or this member has another one of that provider */
export const insertIdentity = async (tx: Tx, memberId: string, identity: Identity, linkedAt: Date): Promise<boolean> => {
  const { provider, issuer, subject, email } = identity
  try {
    // A transaction of its own: a refused row must not break the caller's.
    await tx.transaction((inner) => inner.insert(socialIdentity).values({ provider, issuer, subject, email, memberId, linkedAt }))
    return true
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return false
    throw error
  }
}

/** @returns how many were linked since */
export const deleteIdentitiesSince = async (tx: Tx, memberId: string, since: Date): Promise<number> =>
  (
    await tx
      .delete(socialIdentity)
      .where(and(eq(socialIdentity.memberId, memberId), gte(socialIdentity.linkedAt, since)))
      .returning({ subject: socialIdentity.subject })
  ).length

/** @returns whether there was one */
export const deleteIdentity = async (tx: Tx, memberId: string, provider: SocialProviderName): Promise<boolean> =>
  (
    await tx
      .delete(socialIdentity)
      .where(and(eq(socialIdentity.memberId, memberId), eq(socialIdentity.provider, provider)))
      .returning({ subject: socialIdentity.subject })
  ).length > 0
