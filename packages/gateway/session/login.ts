import type { RequestOf } from '@portico/contract/kit/call'
import type { login } from '@portico/contract/session/calls'
import { REMEMBER_COOKIE, type SessionValue } from '@portico/contract/session/shapes'
import type { Captcha } from '../captcha/index.ts'
import type { Config } from '../config.ts'
import { Failure } from '../failure.ts'
import type { CallContext, Caller } from '../http/bind.ts'
import { type MemberRow, type Members, recordLogin } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import { checkPassword } from '../kit/password.ts'
import { hashToken, type Sessions } from './sessions.ts'
import { forgetRememberOf, insertRemember, type Portal, spendRemember } from './store.ts'

const REMEMBER_MS = 24 * 3_600_000
const CAPTCHA_FROM = 3

export interface Login {
  /** @throws Failure LOGIN_FAILED | PASSWORD_LOCKED | CAPTCHA_REQUIRED | CAPTCHA_WRONG | ACCOUNT_BLOCKED | NOT_AN_AGENT */
  login(request: RequestOf<typeof login>, context: CallContext): Promise<SessionValue>
  /** Opens a session for an account whose owner has just proved who they are. */
  admit(row: MemberRow, portal: Portal, ip: string): Promise<SessionValue>
  /** @throws Failure NOT_LOGGED_IN */
  resume(context: CallContext): Promise<SessionValue>
  logout(caller: Caller, context: CallContext): Promise<void>
}

export interface LoginDeps {
  readonly config: Pick<Config, 'agentTypes'>
  readonly sessions: Sessions
  readonly members: Members
  readonly captcha: Captcha
}

/** Lets what is done for one name in this instance be done one after another. */
const createTurns = () => {
  const last = new Map<string, Promise<unknown>>()
  return async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(name, mine)
    try {
      return await mine
    } finally {
      if (last.get(name) === mine) last.delete(name)
    }
  }
}

export const createLogin = ({ database, clock, random }: Platform, { config, sessions, members, captcha }: LoginDeps): Login => {
  const db = database.orm
  const inTurn = createTurns()

  const checkCaptcha = async (request: RequestOf<typeof login>, failures: number) => {
    if (failures < CAPTCHA_FROM) return
    const asking = { captcha: true }
    if (!request.captcha || !request.captchaId) throw new Failure('CAPTCHA_REQUIRED', asking)
    if (!(await captcha.answered(request.captchaId, request.captcha))) throw new Failure('CAPTCHA_WRONG', asking)
  }

  /** The account whose password this is; one that is not counts as a failure, and names that are no account are treated as accounts are. */
  const prove = async (name: string, request: RequestOf<typeof login>, ip: string): Promise<MemberRow> => {
    const row = await members.byAccount(name)
    const guess = await members.guesses.take(name, ip, row)
    try {
      await checkCaptcha(request, guess.count - 1)
    } catch (error) {
      await guess.uncount()
      throw error
    }
    if (!(await checkPassword(row?.passwordHash, request.password)) || !row)
      throw new Failure('LOGIN_FAILED', guess.count >= CAPTCHA_FROM ? { captcha: true } : {})
    await guess.right()
    return row
  }

  const remember = async (memberId: string, sessionToken: string, expiresAt: Date, context: CallContext) => {
    const token = randomToken(random)
    await insertRemember(db, { tokenHash: hashToken(token), memberId, sessionTokenHash: hashToken(sessionToken), expiresAt })
    const maxAgeSeconds = Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000)
    context.setCookie(REMEMBER_COOKIE, token, { maxAgeSeconds })
  }

  const admit: Login['admit'] = async (row, portal, ip) => {
    const token = await sessions.open(row.id, portal, ip)
    const at = clock.now()
    await recordLogin(db, row.id, ip, at)
    return {
      token,
      firstTimeLogin: row.lastLoginAt === null,
      passwordExpired: false,
      mustChangePassword: row.mustChangePassword,
      member: members.info({ ...row, lastLoginAt: at }),
    }
  }

  return {
    admit,
    login: async (request, context) => {
      const name = request.username.trim()
      // Many attempts at once would all be judged before the first of them has counted.
      const row = await inTurn(name.toLowerCase(), () => prove(name, request, context.ip))
      if (row.state === 'BLOCKED') throw new Failure('ACCOUNT_BLOCKED')
      if (request.portal === 'AGENT' && !config.agentTypes.includes(row.type)) throw new Failure('NOT_AN_AGENT')
      const value = await admit(row, request.portal, context.ip)
      if (request.remember) await remember(row.id, value.token, new Date(clock.now().getTime() + REMEMBER_MS), context)
      return value
    },
    resume: async (context) => {
      const cookie = context.cookies[REMEMBER_COOKIE]
      const spent = cookie ? await spendRemember(db, hashToken(cookie), clock.now()) : undefined
      const row = spent ? await members.byId(spent.memberId) : undefined
      // The cookie stays where it is: another tab may have put a fresh one there just now.
      if (!spent || !row || row.state === 'BLOCKED') throw new Failure('NOT_LOGGED_IN')
      const value = await admit(row, 'SITE', context.ip)
      await remember(row.id, value.token, spent.expiresAt, context)
      return value
    },
    logout: async (caller, context) => {
      const cookie = context.cookies[REMEMBER_COOKIE]
      if (cookie) await spendRemember(db, hashToken(cookie), clock.now())
      await forgetRememberOf(db, caller.sessionId)
      context.clearCookie(REMEMBER_COOKIE)
      await sessions.end(caller.sessionId, 'LOGOUT')
    },
  }
}
