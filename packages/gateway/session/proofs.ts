import type { PasskeyAssertion, PasskeyRequest } from '@portico/contract/factor/passkey-shapes'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { prove, sendProofCode } from '@portico/contract/session/own-calls'
import type { Factors } from '../factors/index.ts'
import { Failure, refuse } from '../failure.ts'
import type { CallContext, Caller } from '../http/bind.ts'
import { checkPassword, hasOwnPassword } from '../kit/password.ts'
import type { Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import type { CodeProofs } from './code-proofs.ts'
import { hashToken } from './hash-token.ts'
import { findSessionById, markProved, type SessionRow } from './store.ts'

/** How long a proof counts as fresh. */
const FRESH_MS = 5 * 60_000
/** Calls that are under way when a session gets another token still come with the one before. Longer than callers are cached for. */
const EARLIER_MS = 10_000

type Prover = Pick<Caller, 'memberId' | 'sessionId' | 'tokenHash'>
type Visit = Pick<CallContext, 'renewToken'>

/**
 * Proofs, given again within a session, of who it is. They belong to that session alone, and are read from the database each time. Each gives the
 * session another token, so that whoever had the one before is out.
 */
export interface Proofs {
  /** Passes when who it is was shown in this session within the last five minutes. @throws Failure REAUTHENTICATE with `methods` */
  requireFresh(caller: Prover): Promise<void>
  /** As `requireFresh`, by a second factor where the account has one: for what would weaken or replace that. */
  requireSecond(caller: Prover): Promise<void>
  /**
   * Takes the account's password as a proof. Guesses have a budget of their own in each session.
   * @throws Failure PASSWORD_WRONG | PASSWORD_LOCKED
   */
  byPassword(caller: Prover, password: string, visit: Visit): Promise<void>
  /** Takes a proof as the contract carries it, and answers how long it counts. */
  prove(
    caller: Prover,
    request: RequestOf<typeof prove>,
    context: Pick<CallContext, 'site' | 'renewToken'>,
  ): Promise<{ readonly freshUntil: string }>
  /** Sends a code for a proof, where the account has nothing else. @throws Failure CODE_WRONG, CODE_LOCKED, MESSAGE_QUOTA */
  sendCode(caller: Prover, request: RequestOf<typeof sendProofCode>, context: CallContext): Promise<ResponseOf<typeof sendProofCode>>
  /** How the browser is to be asked for a passkey of the caller. @throws Failure PASSKEY_ELSEWHERE */
  askPasskey(caller: Prover, site: string): Promise<PasskeyRequest>
  /** Another part has been shown a proof: a code, a passkey. @throws Failure SESSION_EXPIRED */
  proved(caller: Prover, visit: Visit, by?: 'SECOND_FACTOR'): Promise<Date>
}

export const createProofs = (
  { database, clock, random, events }: Pick<Platform, 'database' | 'clock' | 'random' | 'events'>,
  {
    members,
    factors,
    codeProofs,
  }: {
    readonly members: Pick<Members, 'byId' | 'guesses'>
    readonly factors: Pick<Factors, 'hasPasskey' | 'authenticators' | 'recoveryCodes' | 'passkeys'>
    readonly codeProofs: CodeProofs
  },
): Proofs => {
  const db = database.orm

  const proved: Proofs['proved'] = async ({ sessionId }, { renewToken }, by) => {
    const at = clock.now()
    const token = randomToken(random)
    const earlierUntil = new Date(at.getTime() + EARLIER_MS)
    const proof = { at, second: by === 'SECOND_FACTOR', tokenHash: hashToken(token), earlierUntil }
    await db.transaction(async (tx) => {
      if (!(await markProved(tx, sessionId, proof))) throw new Failure('SESSION_EXPIRED')
      await events.renewSession(tx, sessionId, proof.tokenHash)
    })
    renewToken(token)
    return new Date(at.getTime() + FRESH_MS)
  }

  const checkOwnPassword = async ({ memberId, sessionId }: Prover, password: string): Promise<void> => {
    const row = (await members.byId(memberId)) ?? refuse('NOT_LOGGED_IN')
    const guess = await members.guesses.take(row.account, `session ${sessionId}`)
    // What somebody else chose is known to somebody else.
    if (!(await checkPassword(row.passwordHash, password)) || !hasOwnPassword(row)) throw new Failure('PASSWORD_WRONG')
    await guess.right()
  }

  const sessionOf = async ({ memberId, sessionId }: Prover): Promise<SessionRow> => {
    const row = await findSessionById(db, sessionId)
    return row && !row.endedAt && row.memberId === memberId ? row : refuse('SESSION_EXPIRED')
  }

  const isFresh = (at: Date | null): boolean => at !== null && clock.now().getTime() - at.getTime() <= FRESH_MS

  /** A proof counts for the token that it gave, not for the one before, which is good for a moment more and may be somebody else's. */
  const isLastToken = (row: SessionRow, { tokenHash }: Prover): boolean => tokenHash === undefined || tokenHash === row.tokenHash

  /** The second factors that the account has set up. */
  const secondsOf = async (memberId: string): Promise<readonly string[]> => [
    ...((await factors.hasPasskey(memberId)) ? ['PASSKEY'] : []),
    ...((await factors.authenticators.has(memberId)) ? ['TOTP', 'RECOVERY_CODE'] : []),
  ]

  /** What proves who it is where there is no second factor. Whoever has no password gets a code where they are reached, or signs in once more. */
  const firstsOf = async (memberId: string): Promise<readonly string[]> => {
    const row = await members.byId(memberId)
    return row && !hasOwnPassword(row) ? [...(await codeProofs.offered(memberId)), 'SIGN_IN'] : ['PASSWORD']
  }

  /**
   * An account that nothing but its provider opens: where that does not say when it asked, having come back from it just now has to do, or its
   * owner could change nothing.
   */
  const hasNothingElse = (row: SessionRow, methods: readonly string[]): boolean =>
    row.method === 'SOCIAL' && methods.every((method) => method === 'SIGN_IN') && isFresh(row.createdAt)

  /** A code to an address stands in for a password that is not there, and for nothing else. */
  const takesCodes = async ({ memberId }: Prover): Promise<void> => {
    const [seconds, firsts] = [await secondsOf(memberId), await firstsOf(memberId)]
    if (seconds.length > 0 || firsts.includes('PASSWORD')) throw new Failure('CODE_WRONG')
  }

  const bySentCode = async (caller: Prover, method: 'SMS' | 'EMAIL', code: string, site: string) => {
    await takesCodes(caller)
    if (!(await codeProofs.judge(caller, method, code, site))) throw new Failure('CODE_WRONG')
  }

  const byPasskey = async (caller: Prover, credential: PasskeyAssertion, site: string) => {
    const owner = await factors.passkeys.judge(`session ${caller.sessionId}`, site, credential)
    if (owner?.memberId !== caller.memberId) throw new Failure('CODE_WRONG')
  }

  const byCode = async (caller: Prover, type: 'totp' | 'recovery', code: string) => {
    const right = await (type === 'totp' ? factors.authenticators : factors.recoveryCodes).judge(caller.memberId, code)
    if (!right) throw new Failure('CODE_WRONG')
  }

  return {
    requireFresh: async (caller) => {
      const row = await sessionOf(caller)
      if (isLastToken(row, caller) && isFresh(row.authenticatedAt)) return
      const [seconds, firsts] = [await secondsOf(caller.memberId), await firstsOf(caller.memberId)]
      if (hasNothingElse(row, [...seconds, ...firsts])) return
      throw new Failure('REAUTHENTICATE', {
        methods: seconds.length > 0 && !firsts.includes('PASSWORD') ? [...seconds] : [...seconds, ...firsts],
      })
    },
    requireSecond: async (caller) => {
      const row = await sessionOf(caller)
      const seconds = await secondsOf(caller.memberId)
      if (isLastToken(row, caller) && isFresh(seconds.length > 0 ? row.secondAt : row.authenticatedAt)) return
      const methods = seconds.length > 0 ? seconds : await firstsOf(caller.memberId)
      if (hasNothingElse(row, methods)) return
      throw new Failure('REAUTHENTICATE', { methods: [...methods] })
    },
    byPassword: async (caller, password, visit) => {
      await checkOwnPassword(caller, password)
      await proved(caller, visit)
    },
    sendCode: async (caller, { method }, context) => {
      await takesCodes(caller)
      const { to, resendAfter, expiresAt } = await codeProofs.send(caller, method, context)
      return { to, resendAfter, expiresAt: expiresAt.toISOString() }
    },
    askPasskey: ({ memberId, sessionId }, site) => factors.passkeys.ask(`session ${sessionId}`, site, memberId),
    prove: async (caller, request, context) => {
      const { site } = context
      if (request.type === 'passkey') await byPasskey(caller, request.credential, site)
      else if (request.type === 'code') await bySentCode(caller, request.method, request.code, site)
      else if (request.type === 'password') await checkOwnPassword(caller, request.password)
      else await byCode(caller, request.type, request.code)
      const second = request.type === 'password' || request.type === 'code' ? undefined : 'SECOND_FACTOR'
      return { freshUntil: (await proved(caller, context, second)).toISOString() }
    },
    proved,
  }
}
