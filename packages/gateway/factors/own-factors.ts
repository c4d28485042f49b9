import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type {
  beginAuthenticator,
  confirmAuthenticator,
  factors as factorsCall,
  removeAuthenticator,
  renewRecoveryCodes,
} from '@portico/contract/factor/calls'
import type { Audit } from '../audit/index.ts'
import { Failure } from '../failure.ts'
import type { CallContext, Caller } from '../http/bind.ts'
import { hasOwnPassword } from '../kit/password.ts'
import type { Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import type { OwnPasskeys } from './own-passkeys.ts'
import type { RecoveryCodes } from './recovery-codes.ts'
import type { Factors } from './service.ts'

/** What a member may do with their second factors. Each but the first needs a fresh proof, by a second factor where there is one. */
export interface OwnFactors {
  list(caller: Caller, context: CallContext): Promise<ResponseOf<typeof factorsCall>>
  begin(caller: Caller): Promise<ResponseOf<typeof beginAuthenticator>>
  confirm(
    caller: Caller,
    request: RequestOf<typeof confirmAuthenticator>,
    context: CallContext,
  ): Promise<ResponseOf<typeof confirmAuthenticator>>
  /** @throws Failure AUTHENTICATOR_OVER where there is no app */
  renewCodes(caller: Caller, context: CallContext): Promise<ResponseOf<typeof renewRecoveryCodes>>
  /** @throws Failure FACTOR_REQUIRED */
  remove(caller: Caller, context: CallContext): Promise<ResponseOf<typeof removeAuthenticator>>
}

export interface OwnFactorsDeps {
  readonly factors: Factors
  readonly members: Pick<Members, 'byId'>
  readonly recoveryCodes: RecoveryCodes
  readonly passkeys: Pick<OwnPasskeys, 'list'>
  readonly originOf: (site: string) => string | null
  readonly audit: Pick<Audit, 'write'>
  /** @throws Failure REAUTHENTICATE with `methods` */
  readonly requireSecond: (caller: Pick<Caller, 'memberId' | 'sessionId'>) => Promise<void>
}

export const createOwnFactors = (
  { database }: Pick<Platform, 'database'>,
  { factors, members, recoveryCodes, passkeys, originOf, audit, requireSecond }: OwnFactorsDeps,
): OwnFactors => {
  const db = database.orm
  const ownsPassword = async (id: string): Promise<boolean> => {
    const row = await members.byId(id)
    return row !== undefined && hasOwnPassword(row)
  }
  const ownerOf = ({ memberId, account }: Caller) => ({ id: memberId, account })
  return {
    list: async (caller, { site }) => ({
      required: await factors.required(caller),
      password: await ownsPassword(caller.memberId),
      authenticator: await factors.viewAuthenticator(caller.memberId),
      passkeys: await passkeys.list(caller.memberId),
      passkeyOrigin: originOf(site),
    }),
    begin: async (caller) => {
      await requireSecond(caller)
      return factors.beginAuthenticator(ownerOf(caller))
    },
    confirm: async (caller, { code }, context) => {
      await requireSecond(caller)
      return factors.confirmAuthenticator(ownerOf(caller), code, context)
    },
    renewCodes: async (caller, { ip }) => {
      await requireSecond(caller)
      const { memberId } = caller
      if (!(await factors.authenticators.has(memberId))) throw new Failure('AUTHENTICATOR_OVER')
      const { codes, hashes } = await recoveryCodes.make()
      await db.transaction(async (tx) => {
        await recoveryCodes.write(tx, memberId, hashes)
        await audit.write(tx, { actor: `member:${memberId}`, action: 'RECOVERY_CODES_RENEWED', subject: memberId, ip })
      })
      return { recoveryCodes: [...codes] }
    },
    remove: async (caller, context) => {
      await requireSecond(caller)
      if ((await factors.required(caller)) && !(await factors.hasPasskey(caller.memberId))) throw new Failure('FACTOR_REQUIRED')
      await db.transaction((tx) => factors.removeAuthenticator(tx, ownerOf(caller), context, `member:${caller.memberId}`))
      return {}
    },
  }
}
