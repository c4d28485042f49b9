import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, ne, not, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { operatorApp, operatorPerson, operatorSession } from './schema.ts'

export type PersonRow = typeof operatorPerson.$inferSelect

const present = isNull(operatorPerson.removedAt)

export const findByKeyHash = async (queryable: Queryable, keyHash: string): Promise<PersonRow | undefined> =>
  (
    await queryable
      .select()
      .from(operatorPerson)
      .where(and(eq(operatorPerson.keyHash, keyHash), present))
  )[0]

/** Who has one of these keys, in the order of their names. */
export const namesByKeyHash = async (queryable: Queryable, keyHashes: readonly string[]): Promise<readonly string[]> => {
  const rows = await queryable
    .select({ name: operatorPerson.name })
    .from(operatorPerson)
    .where(and(inArray(operatorPerson.keyHash, [...keyHashes]), present))
    .orderBy(asc(operatorPerson.name))
  return rows.map(({ name }) => name)
}

/** Locks the row until the transaction ends. */
export const lockPerson = async (tx: Tx, name: string): Promise<PersonRow | undefined> =>
  (
    await tx
      .select()
      .from(operatorPerson)
      .where(and(eq(operatorPerson.name, name), present))
      .for('update')
  )[0]

/** False when the name was given before, even to somebody who has left. */
export const insertPerson = async (queryable: Queryable, person: typeof operatorPerson.$inferInsert): Promise<boolean> =>
  (await queryable.insert(operatorPerson).values(person).onConflictDoNothing().returning({ name: operatorPerson.name })).length > 0

export const updatePerson = async (tx: Tx, name: string, set: Partial<Omit<PersonRow, 'name'>>): Promise<void> => {
  await tx.update(operatorPerson).set(set).where(eq(operatorPerson.name, name))
}

/** In the order of their names, with the number of sessions that `now` and `seenAfter` leave. */
export const peoplePresent = (queryable: Queryable, { now, seenAfter }: { readonly now: Date; readonly seenAfter: Date }) =>
  queryable
    .select({
      name: operatorPerson.name,
      role: operatorPerson.role,
      addedBy: operatorPerson.addedBy,
      addedAt: operatorPerson.addedAt,
      waits: operatorPerson.waits,
      invitedFrom: operatorPerson.invitedFrom,
      ready: sql<boolean>`${operatorApp.secret} is not null`,
      sessions: queryable.$count(
        operatorSession,
        and(eq(operatorSession.person, operatorPerson.name), gt(operatorSession.endsAt, now), gt(operatorSession.seenAt, seenAfter)),
      ),
    })
    .from(operatorPerson)
    .leftJoin(operatorApp, eq(operatorApp.person, operatorPerson.name))
    .where(present)
    .orderBy(asc(operatorPerson.name))

/** Whether somebody else is, or ever was, an administrator. */
export const hadAdministratorBeside = async (tx: Tx, name: string): Promise<boolean> =>
  (await tx.$count(operatorPerson, and(eq(operatorPerson.role, 'administrator'), ne(operatorPerson.name, name)))) > 0

/** Administrators who have set up an app, locked until the transaction ends: two of them cannot shut each other out at once. */
export const lockAdministrators = async (tx: Tx): Promise<readonly string[]> => {
  const ready = tx
    .select({ person: operatorApp.person })
    .from(operatorApp)
    .where(and(eq(operatorApp.person, operatorPerson.name), isNotNull(operatorApp.secret)))
  const rows = await tx
    .select({ name: operatorPerson.name })
    .from(operatorPerson)
    .where(and(eq(operatorPerson.role, 'administrator'), not(operatorPerson.waits), present, exists(ready)))
    .orderBy(asc(operatorPerson.name))
    .for('update')
  return rows.map(({ name }) => name)
}
