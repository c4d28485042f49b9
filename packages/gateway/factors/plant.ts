import type { Database } from '../db/open.ts'
import { createSecretBox } from '../kit/secret-box.ts'
import type { RandomSource } from '../ports/random.ts'
import { findAuthenticator, writeAuthenticator } from './authenticator-store.ts'
import { createRecoveryCodes } from './recovery-codes.ts'

interface PlantParts {
  readonly database: Database
  readonly random: RandomSource
  readonly secretsKey: string
}

/** Gives a member who has none an app with this secret, base32, for a demonstration. Nobody knows its recovery codes. */
export const plantAuthenticator = async (
  { database, random, secretsKey }: PlantParts,
  { memberId, secret, addedAt }: { readonly memberId: string; readonly secret: string; readonly addedAt: Date },
): Promise<void> => {
  if (await findAuthenticator(database.orm, memberId)) return
  const recoveryCodes = createRecoveryCodes({ database, random, clock: { now: () => addedAt } })
  const { hashes } = await recoveryCodes.make()
  await database.orm.transaction(async (tx) => {
    await writeAuthenticator(tx, memberId, { secret: createSecretBox(secretsKey, random).seal(secret, memberId), lastStep: 0, addedAt })
    await recoveryCodes.write(tx, memberId, hashes)
  })
}
