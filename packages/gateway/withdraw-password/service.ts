import type { RequestOf } from '@portico/contract/kit/call'
import type { setWithdrawPassword } from '@portico/contract/member/calls'
import type { Audit } from '../audit/index.ts'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import type { CallContext, Caller } from '../http/bind.ts'
import type { Platform } from '../platform.ts'
import { checkPassword, hashPassword } from '../kit/password.ts'
import type { Members } from '../member/index.ts'
import type { Proofs } from '../session/index.ts'
import { countWrongGuess, findWithdrawPassword, forgiveGuesses, writeWithdrawPassword } from './store.ts'

const MOST_GUESSES = 5
const LOCKED_MS = 15 * 60_000

type Owner = Pick<Caller, 'memberId'>
type Visitor = Pick<Caller, 'memberId' | 'sessionId'>

/** The password that guards money on its way out: withdrawals, transfers, redemptions and plans ask for it where it is set. */
export interface WithdrawPassword {
  isSet(caller: Owner): Promise<boolean>
  /** When it last took the place of another one; null where it never did. */
  replacedAt(caller: Owner): Promise<Date | null>
  /**
   * Sets it for who knows the account's password or has shown who they are just now, and knows the present one where there is one.
   * @throws Failure REAUTHENTICATE | PASSWORD_WRONG | PASSWORD_LOCKED, FIELD_INVALID when it is the account's own, WITHDRAW_PASSWORD_REQUIRED | _WRONG | _LOCKED
   */
  set(caller: Visitor, request: RequestOf<typeof setWithdrawPassword>, visit: Pick<CallContext, 'renewToken'>): Promise<void>
  /** Sets the first one of an account that is being opened, by its hash. */
  begin(tx: Tx, memberId: string, hash: string): Promise<void>
  /**
   * Passes where none is set, or where it is right. Five wrong ones in a row close it for 15 minutes, also to the right one.
   * @throws Failure WITHDRAW_PASSWORD_REQUIRED | WITHDRAW_PASSWORD_WRONG | WITHDRAW_PASSWORD_LOCKED with `retryAfter`
   */
  check(caller: Owner, password: string | undefined): Promise<void>
}

export interface WithdrawPasswordDeps {
  readonly members: Pick<Members, 'byId'>
  readonly proofs: Pick<Proofs, 'byPassword' | 'requireFresh'>
  readonly audit: Pick<Audit, 'write'>
}

export const createWithdrawPassword = (
  { database, clock, events }: Pick<Platform, 'database' | 'clock' | 'events'>,
  { members, proofs, audit }: WithdrawPasswordDeps,
): WithdrawPassword => {
  const db = database.orm

  const locked = (until: Date): Failure =>
    new Failure('WITHDRAW_PASSWORD_LOCKED', { retryAfter: Math.max(1, Math.ceil((until.getTime() - clock.now().getTime()) / 1000)) })

  const check: WithdrawPassword['check'] = async ({ memberId }, password) => {
    const row = await findWithdrawPassword(db, memberId)
    if (!row) return
    if (password === undefined) throw new Failure('WITHDRAW_PASSWORD_REQUIRED')
    const now = clock.now()
    if (row.lockedUntil !== null && row.lockedUntil > now) throw locked(row.lockedUntil)
    const until = new Date(now.getTime() + LOCKED_MS)
    // Looked at first and settled in one statement: of many at once only wrong ones count, and a right one behind five wrong ones is refused
    // like these, so that nobody learns by guessing at once what guessing in turn would not tell.
    const right = await checkPassword(row.hash, password)
    const open = right ? await forgiveGuesses(db, memberId, now) : await countWrongGuess(db, memberId, MOST_GUESSES, now, until)
    if (!open) throw locked(until)
    if (!right) throw new Failure('WITHDRAW_PASSWORD_WRONG')
  }

  return {
    isSet: async ({ memberId }) => (await findWithdrawPassword(db, memberId)) !== undefined,
    replacedAt: async ({ memberId }) => {
      const row = await findWithdrawPassword(db, memberId)
      return row?.replaced === true ? row.changedAt : null
    },
    check,
    begin: (tx, memberId, hash) => writeWithdrawPassword(tx, memberId, hash, clock.now()),
    set: async (caller, { password, current, withdrawPassword }, visit) => {
      await (password === undefined ? proofs.requireFresh(caller) : proofs.byPassword(caller, password, visit))
      const member = (await members.byId(caller.memberId)) ?? refuse('NOT_LOGGED_IN')
      if (await checkPassword(member.passwordHash, withdrawPassword))
        throw new Failure('FIELD_INVALID', { fields: { withdrawPassword: { rule: 'same' } } })
      await check(caller, current)
      const hash = await hashPassword(withdrawPassword)
      await db.transaction(async (tx) => {
        await writeWithdrawPassword(tx, caller.memberId, hash, clock.now())
        await events.notify(tx, caller.memberId, 'waiting.changed', {})
        await audit.write(tx, { actor: `member:${caller.memberId}`, action: 'WITHDRAW_PASSWORD_SET', subject: caller.memberId })
      })
    },
  }
}
