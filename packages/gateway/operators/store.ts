import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { operatorPerson } from './schema.ts'

export const findByKeyHash = async (queryable: Queryable, keyHash: string): Promise<string | undefined> =>
  (
    await queryable
      .select({ name: operatorPerson.name })
      .from(operatorPerson)
      .where(and(eq(operatorPerson.keyHash, keyHash), isNull(operatorPerson.removedAt)))
  )[0]?.name

/** False when the name was given before, even to somebody who has left. */
export const insertPerson = async (queryable: Queryable, person: typeof operatorPerson.$inferInsert): Promise<boolean> =>
  (await queryable.insert(operatorPerson).values(person).onConflictDoNothing().returning({ name: operatorPerson.name })).length > 0

export const peoplePresent = (queryable: Queryable) =>
  queryable
    .select({ name: operatorPerson.name, addedBy: operatorPerson.addedBy, addedAt: operatorPerson.addedAt })
    .from(operatorPerson)
    .where(isNull(operatorPerson.removedAt))
    .orderBy(asc(operatorPerson.name))

/** False when nobody of that name has a key. */
export const retirePerson = async (queryable: Queryable, name: string, removedAt: Date): Promise<boolean> =>
  (
    await queryable
      .update(operatorPerson)
      .set({ removedAt })
      .where(and(eq(operatorPerson.name, name), isNull(operatorPerson.removedAt)))
      .returning({ name: operatorPerson.name })
  ).length > 0
