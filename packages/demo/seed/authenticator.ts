import type { Config } from '@portico/gateway/config'
import type { Database } from '@portico/gateway/db/open'
import { ensureSecretsKey, plantAuthenticator } from '@portico/gateway/factors/index'
import { findByAccount } from '@portico/gateway/member/index'
import type { RandomSource } from '@portico/gateway/ports/random'
import { APP_MEMBER, APP_SECRET } from './people.ts'

/** Gives a member of the demonstration an authenticator app whose secret is published, at every start where there is none. */
export const seedAuthenticator = async (
  { config, database, random }: { readonly config: Config; readonly database: Database; readonly random: RandomSource },
  addedAt: Date,
): Promise<void> => {
  const member = await findByAccount(database.orm, APP_MEMBER)
  if (!member) return
  const secretsKey = ensureSecretsKey(config, random)
  await plantAuthenticator({ database, random, secretsKey }, { memberId: member.id, secret: APP_SECRET, addedAt })
}
