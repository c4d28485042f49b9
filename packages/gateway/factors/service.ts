import type { AuthenticatorView } from '@portico/contract/factor/shapes'
import type { Audit } from '../audit/index.ts'
import type { Config } from '../config.ts'
import type { Tx } from '../db/open.ts'
import { readSetting } from '../db/settings.ts'
import type { CallContext } from '../http/bind.ts'
import type { Notices } from '../notices/index.ts'
import type { Platform } from '../platform.ts'
import { deleteAuthenticator, deleteAuthenticatorSince, findAuthenticator } from './authenticator-store.ts'
import type { Authenticators } from './authenticators.ts'
import { countPasskeys, deletePasskeys, deletePasskeysSince } from './passkey-store.ts'
import type { Passkeys } from './passkeys.ts'
import type { RecoveryCodes } from './recovery-codes.ts'

/** The setting of the days that a password lasts; absent by default (decision 25). */
export const PASSWORD_DAYS = 'passwords.days'
/** The setting by which agents have to prove more than a password. */
export const AGENT_FACTORS = 'security.agentFactors'

export interface Owner {
  readonly id: string
  readonly account: string
}

type Visit = Pick<CallContext, 'ip' | 'language'>

/** By what members prove who they are besides a password, whoever asks. What a member may do with them is in `own-factors.ts`. */
export interface Factors {
  readonly authenticators: Pick<Authenticators, 'has' | 'judge'>
  readonly recoveryCodes: Pick<RecoveryCodes, 'judge'>
  readonly passkeys: Pick<Passkeys, 'ask' | 'judge' | 'create' | 'accept'>
  hasPasskey(memberId: string): Promise<boolean>
  /** Whether the member has set up a second factor. */
  has(memberId: string): Promise<boolean>
  /** Whether the brand wants one of this account. */
  required(account: { readonly type: number }): Promise<boolean>
  readonly beginAuthenticator: Authenticators['begin']
  /** Takes the first code of the app and answers the recovery codes. @throws Failure AUTHENTICATOR_OVER, CODE_WRONG */
  confirmAuthenticator(owner: Owner, code: string, visit: Visit): Promise<{ readonly recoveryCodes: string[] }>
  /** The member's app, null where there is none. */
  viewAuthenticator(memberId: string): Promise<AuthenticatorView | null>
  /** Takes the app and its recovery codes away, tells the owner, and writes it down. @returns whether there was one */
  removeAuthenticator(tx: Tx, owner: Owner, visit: Visit, by: string): Promise<boolean>
  /** Takes every passkey of the account away, tells the owner, and writes it down. @returns how many */
  forgetPasskeys(tx: Tx, owner: Owner, visit: Visit, by: string): Promise<number>
  /** Takes away what was added since, by somebody else than its owner. What was there before stays. */
  forgetSince(tx: Tx, memberId: string, since: Date): Promise<{ readonly passkeys: number; readonly authenticator: boolean }>
}

export interface FactorsDeps {
  readonly config: Pick<Config, 'agentTypes'>
  readonly audit: Pick<Audit, 'write'>
  readonly notices: Pick<Notices, 'tell'>
  readonly authenticators: Authenticators
  readonly recoveryCodes: RecoveryCodes
  readonly passkeys: Passkeys
}

export const createFactors = (
  { database }: Pick<Platform, 'database'>,
  { config, audit, notices, authenticators, recoveryCodes, passkeys }: FactorsDeps,
): Factors => {
  const db = database.orm
  const hasPasskey = async (memberId: string) => (await countPasskeys(db, memberId)) > 0
  return {
    authenticators,
    recoveryCodes,
    passkeys,
    hasPasskey,
    has: async (memberId) => (await authenticators.has(memberId)) || hasPasskey(memberId),
    required: async ({ type }) => config.agentTypes.includes(type) && (await readSetting(db, AGENT_FACTORS)) === true,
    beginAuthenticator: authenticators.begin,

    confirmAuthenticator: async ({ id, account }, code, { ip, language }) => {
      const confirmed = await authenticators.confirm(id, code)
      const { codes, hashes } = await recoveryCodes.make()
      await db.transaction(async (tx) => {
        await authenticators.store(tx, confirmed)
        await recoveryCodes.write(tx, id, hashes)
        await notices.tell(tx, { member: { id, account }, template: 'authenticatorAdded', values: (common) => common, language })
        await audit.write(tx, { actor: `member:${id}`, action: 'AUTHENTICATOR_ADDED', subject: id, ip })
      })
      return { recoveryCodes: [...codes] }
    },

    viewAuthenticator: async (memberId) => {
      const row = await findAuthenticator(db, memberId)
      if (!row) return null
      const uses = await recoveryCodes.uses(db, memberId)
      return { addedAt: row.addedAt.toISOString(), recoveryCodes: uses.map((usedAt) => ({ usedAt: usedAt?.toISOString() ?? null })) }
    },

    forgetPasskeys: async (tx, { id, account }, { ip, language }, by) => {
      const count = await deletePasskeys(tx, id)
      if (count === 0) return 0
      await notices.tell(tx, { member: { id, account }, template: 'passkeyRemoved', values: (common) => common, language })
      await audit.write(tx, { actor: by, action: 'PASSKEY_REMOVED', subject: id, ip, details: { passkeys: count } })
      return count
    },

    forgetSince: async (tx, memberId, since) => {
      const authenticator = await deleteAuthenticatorSince(tx, memberId, since)
      if (authenticator) await recoveryCodes.write(tx, memberId, [])
      return { passkeys: await deletePasskeysSince(tx, memberId, since), authenticator }
    },

    removeAuthenticator: async (tx, { id, account }, { ip, language }, by) => {
      if (!(await deleteAuthenticator(tx, id))) return false
      await recoveryCodes.write(tx, id, [])
      await notices.tell(tx, { member: { id, account }, template: 'authenticatorRemoved', values: (common) => common, language })
      await audit.write(tx, { actor: by, action: 'AUTHENTICATOR_REMOVED', subject: id, ip })
      return true
    },
  }
}
