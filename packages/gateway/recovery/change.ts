import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { changePassword } from '@portico/contract/member/password-calls'
import { refuse } from '../failure.ts'
import type { CallContext, Caller } from '../http/bind.ts'
import { hasOwnPassword } from '../kit/password.ts'
import type { Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import type { NewPasswords, Proofs } from '../session/index.ts'

export interface ChangeDeps {
  readonly members: Pick<Members, 'byId'>
  readonly proofs: Pick<Proofs, 'byPassword' | 'requireSecond'>
  readonly newPasswords: Pick<NewPasswords, 'accept' | 'set'>
}

/**
 * Another password for who is signed in and knows the present one. Who has none, or one that somebody else chose, proves who they are in another way.
 * @throws Failure PASSWORD_WRONG, PASSWORD_LOCKED, FIELD_INVALID, REAUTHENTICATE
 */
export type ChangePassword = (
  caller: Pick<Caller, 'memberId' | 'sessionId'>,
  request: RequestOf<typeof changePassword>,
  context: Pick<CallContext, 'ip' | 'language' | 'renewToken'>,
) => Promise<ResponseOf<typeof changePassword>>

export const createChangePassword =
  ({ database }: Pick<Platform, 'database'>, { members, proofs, newPasswords }: ChangeDeps): ChangePassword =>
  async (caller, { oldPassword = '', ...wish }, context) => {
    const row = (await members.byId(caller.memberId)) ?? refuse('NOT_LOGGED_IN')
    if (hasOwnPassword(row)) await proofs.byPassword(caller, oldPassword, context)
    else await proofs.requireSecond(caller)
    const hash = await newPasswords.accept(row, wish)
    return { ended: await database.orm.transaction((tx) => newPasswords.set(tx, row, hash, { context, keep: caller.sessionId })) }
  }
