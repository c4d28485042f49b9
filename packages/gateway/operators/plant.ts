import type { OperatorRole } from '@portico/contract/operator/roles'
import type { Database } from '../db/open.ts'
import { insertApp } from './app-store.ts'
import { createSecretBox } from '../kit/secret-box.ts'
import type { RandomSource } from '../ports/random.ts'
import { markPublishedKey } from './published.ts'
import { hashOf } from './service.ts'
import { insertPerson } from './store.ts'

export interface PlantedOperator {
  readonly name: string
  readonly role: OperatorRole
  readonly key: string
  /** Of the app, base32. */
  readonly secret: string
}

/** Makes somebody at the desk whose key and app are published, for a demonstration; nothing where the name was given. */
export const plantOperator = async (
  {
    database,
    random,
    secretsKey,
  }: { readonly database: Pick<Database, 'orm'>; readonly random: RandomSource; readonly secretsKey: string },
  { name, role, key, secret }: PlantedOperator,
  addedAt: Date,
): Promise<void> => {
  const sealed = createSecretBox(secretsKey, random).seal(secret, `operator:${name}`)
  await database.orm.transaction(async (tx) => {
    if (!(await insertPerson(tx, { name, role, keyHash: hashOf(key), addedBy: 'demonstration', addedAt }))) return
    await insertApp(tx, name, sealed)
    await markPublishedKey(tx, hashOf(key))
  })
}
