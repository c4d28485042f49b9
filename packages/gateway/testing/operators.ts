import { hash as digest } from 'node:crypto'
import type { OperatorRole } from '@portico/contract/operator/roles'
import type { Database } from '../db/open.ts'
import { hashToken } from '../kit/hash-token.ts'
import { operatorApp, operatorPerson, operatorSession } from '../operators/schema.ts'

const LONG_AGO = new Date('2020-01-01T00:00:00.000Z')
const FAR_OFF = new Date('2999-01-01T00:00:00.000Z')

/** A token of somebody at the desk, whom it makes without an app; it outlives every clock of a test, and follows from the name. */
export const sessionNamed = async (
  { orm }: Pick<Database, 'orm'>,
  name: string,
  role: OperatorRole = 'administrator',
): Promise<{ readonly token: string }> => {
  const token = digest('sha256', `session of ${name}`, 'base64url')
  const person = { name, role, keyHash: `planted ${name}`, addedBy: 'test', addedAt: LONG_AGO }
  await orm.insert(operatorPerson).values(person).onConflictDoNothing()
  const session = { tokenHash: hashToken(token), person: name, openedAt: LONG_AGO, seenAt: FAR_OFF, endsAt: FAR_OFF }
  await orm.insert(operatorSession).values(session).onConflictDoNothing()
  return { token }
}

/** The same of somebody who has an app, though one of which nobody knows the codes. */
export const operatorNamed = async (
  database: Pick<Database, 'orm'>,
  name: string,
  role: OperatorRole = 'administrator',
): Promise<{ readonly token: string }> => {
  const session = await sessionNamed(database, name, role)
  await database.orm.insert(operatorApp).values({ person: name, secret: 'planted' }).onConflictDoNothing()
  return session
}
