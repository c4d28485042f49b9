import { and, eq, inArray, notExists } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { authenticator, passkey } from '../factors/schema.ts'
import { member } from '../member/schema.ts'

/** How many accounts of these types may come in and have no second factor. */
export const agentsWithoutFactor = (db: Queryable, types: readonly number[]): Promise<number> =>
  db.$count(
    member,
    and(
      inArray(member.type, [...types]),
      eq(member.state, 'ACTIVE'),
      notExists(db.select({ id: authenticator.memberId }).from(authenticator).where(eq(authenticator.memberId, member.id))),
      notExists(db.select({ id: passkey.id }).from(passkey).where(eq(passkey.memberId, member.id))),
    ),
  )
