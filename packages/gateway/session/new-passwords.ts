import type { FieldFailure } from '@portico/contract/kit/envelope'
import type { Audit } from '../audit/index.ts'
import type { Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import type { CallContext } from '../http/bind.ts'
import { checkPassword, hashPassword } from '../kit/password.ts'
import type { PasswordPolicy } from '../kit/password-policy.ts'
import { choosePassword, type MemberRow, type Members, setPassword } from '../member/index.ts'
import type { Notices } from '../notices/index.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import { devicesOf, distrustSince } from './device-store.ts'
import { endFlowsOf } from './flow-store.ts'
import { forgetRemembered } from './remember-store.ts'
import type { Sessions } from './sessions.ts'
import { findSessionById } from './store.ts'

interface Wish {
  readonly newPassword: string
  readonly confirmNewPassword: string
}

interface PasswordChange {
  /** The account's owner asked for it in this call. */
  readonly context: Pick<CallContext, 'ip' | 'language'>
  /** The session that goes on, with the cookies of its device; every other ends. */
  readonly keep?: string
  /** By what the account was won back, where its password was lost. */
  readonly recoveredBy?: 'EMAIL' | 'MOBILE'
}

/** Passwords that their owners choose: what is asked of one, and all that another one brings about. */
export interface NewPasswords {
  /** What is wrong with a password whoever chooses it. Undefined where nothing is. */
  faultOf(wish: Wish): Record<string, FieldFailure> | undefined
  /** The hash of the password, and what is wrong with it for this account; for none it is the same work. */
  prepare(
    row: MemberRow | undefined,
    wish: Wish,
  ): Promise<{ readonly hash: string; readonly fault: Record<string, FieldFailure> | undefined }>
  /** The hash of a password that this account may have. @throws Failure FIELD_INVALID */
  accept(row: MemberRow, wish: Wish): Promise<string>
  /**
   * Sets it: sessions, remembered devices and sign-ins that have begun end, the owner is told at every bound address, and it is in the
   * audit log. Answers how many sessions ended.
   */
  set(tx: Tx, row: MemberRow, hash: string, change: PasswordChange): Promise<number>
  /**
   * Its owner says that somebody else is in: all ends, devices since then count for nothing, and no password opens the account until it is won
   * back. Answers how many devices that were.
   */
  close(tx: Tx, memberId: string, since: Date): Promise<{ readonly ended: number; readonly devices: number }>
}

export interface NewPasswordsDeps {
  readonly members: Pick<Members, 'guesses'>
  readonly sessions: Pick<Sessions, 'endAll' | 'endOthers'>
  readonly policy: PasswordPolicy
  readonly notices: Pick<Notices, 'tell'>
  readonly audit: Pick<Audit, 'write'>
}

export const createNewPasswords = (
  { clock, random }: Pick<Platform, 'clock' | 'random'>,
  { members, sessions, policy, notices, audit }: NewPasswordsDeps,
): NewPasswords => {
  let closed: Promise<string> | undefined
  /** A hash that no password has which anybody could know. Drawn once: a call must not cost more where its link is right. */
  const nobodysHash = () => {
    closed ??= hashPassword(randomToken(random))
    return closed
  }

  const faultOf = ({ newPassword, confirmNewPassword }: Wish, personal: readonly string[] = []) => {
    const weakness = policy.weaknessOf(newPassword, personal)
    const fields: Record<string, FieldFailure> = {
      ...(weakness ? { newPassword: weakness } : {}),
      ...(confirmNewPassword === newPassword ? {} : { confirmNewPassword: { rule: 'confirm' } }),
    }
    return Object.keys(fields).length === 0 ? undefined : fields
  }

  const prepare: NewPasswords['prepare'] = async (row, wish) => {
    const same = await checkPassword(row?.passwordHash, wish.newPassword)
    const fault = faultOf(wish, row ? [row.account, ...Object.values(row.contacts)] : [])
    return { hash: await hashPassword(wish.newPassword), fault: fault ?? (same ? { newPassword: { rule: 'same' } } : undefined) }
  }

  /** Ends what the old password opened, but for the session `keep` and the cookies of its device. */
  const endAccess = async (tx: Tx, memberId: string, keep: string | undefined): Promise<number> => {
    await endFlowsOf(tx, memberId)
    if (keep === undefined) return sessions.endAll(tx, memberId, 'ENDED')
    await forgetRemembered(tx, memberId, (await findSessionById(tx, keep))?.familyId)
    return sessions.endOthers(tx, { memberId, sessionId: keep }, 'ENDED')
  }

  return {
    faultOf,
    prepare,
    accept: async (row, wish) => {
      const fields = faultOf(wish)
      if (fields) throw new Failure('FIELD_INVALID', { fields })
      const { hash, fault } = await prepare(row, wish)
      if (fault) throw new Failure('FIELD_INVALID', { fields: fault })
      return hash
    },
    set: async (tx, { id, account }, hash, { context: { ip, language }, keep, recoveredBy }) => {
      await choosePassword(tx, id, { hash, at: clock.now(), recoveredBy: recoveredBy ?? null })
      // Guesses at the old one do not count against the new.
      await members.guesses.forget(tx, account, await devicesOf(tx, id))
      const ended = await endAccess(tx, id, keep)
      const template = recoveredBy === undefined ? 'passwordChanged' : 'passwordReset'
      await notices.tell(tx, { member: { id, account }, template, values: (common) => common, language })
      const action = recoveredBy === undefined ? 'PASSWORD_CHANGED' : 'PASSWORD_RESET'
      await audit.write(tx, { actor: `member:${id}`, action, subject: id, ip, details: { ended, by: recoveredBy ?? 'PASSWORD' } })
      return ended
    },
    close: async (tx, id, since) => {
      await setPassword(tx, id, await nobodysHash())
      const devices = await distrustSince(tx, id, since)
      return { ended: await endAccess(tx, id, undefined), devices }
    },
  }
}
