import type { RequestOf } from '@portico/contract/kit/call'
import type { login, resumeSession } from '@portico/contract/session/calls'
import type { SessionValue } from '@portico/contract/session/shapes'
import { asksLetters, type Captcha, wantLetters } from '../captcha/index.ts'
import type { Config } from '../config.ts'
import { type Factors, PASSWORD_DAYS, type PasskeyAdding, readTypedBack } from '../factors/index.ts'
import { Failure } from '../failure.ts'
import type { CallContext, Caller } from '../http/bind.ts'
import { type MemberRow, type Members, recordLogin, settleRecovery } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import type { RegisterSettings } from '../register-settings/index.ts'
import { readSetting } from '../db/settings.ts'
import { checkPassword } from '../kit/password.ts'
import type { Arrival } from './arrival.ts'
import { clientOf } from './client-name.ts'
import { trustDevice } from './device-store.ts'
import type { Devices } from './devices.ts'
import type { NewPasswords } from './new-passwords.ts'
import { checkPortal } from './portals.ts'
import { forgetFamily, isFamilyThere } from './remember-store.ts'
import type { Remembering } from './remembering.ts'
import type { ProofWay } from './proof-way.ts'
import { SESSION_LIFE_MS, type Sessions } from './sessions.ts'
import { createSignInFlows, type SignInFlows } from './sign-in-flow.ts'
import type { SignIns } from './sign-ins.ts'
import { findSessionById, isKnownNetwork } from './store.ts'
import type { TakeFamily } from './take-family.ts'

/** How somebody comes in who has just proved who they are; the cookies of `family` are to open the next session. */
export interface Admission extends Omit<Arrival, 'remember'> {
  /** No other proof is asked for on this device for a while. */
  readonly trustDevice?: boolean
  /** A token of `family` opens this session; otherwise it begins with it. */
  readonly byToken?: boolean
}

/** Of a session that began without a proof that could be fresh. */
const NEVER = new Date(0)

export interface Login {
  /** @throws Failure LOGIN_FAILED | PASSWORD_LOCKED | CAPTCHA_REQUIRED | CAPTCHA_WRONG | NOT_AN_AGENT, and what `SignInFlows.finish` does */
  login(request: RequestOf<typeof login>, context: CallContext): Promise<SessionValue>
  /** Goes on from a proof to a session. */
  readonly flow: SignInFlows
  /** Goes on where the device is remembered. @throws Failure NOT_LOGGED_IN, SIGN_IN_INCOMPLETE */
  resume(request: RequestOf<typeof resumeSession>, context: CallContext): Promise<SessionValue>
  /** `keep`: the account may be gone on with on this device by one press. */
  logout(caller: Caller, keep: boolean, context: CallContext): Promise<void>
}

export interface LoginDeps {
  readonly config: Pick<Config, 'agentTypes' | 'memberType' | 'trialType'>
  readonly sessions: Sessions
  readonly members: Members
  readonly captcha: Captcha
  readonly devices: Devices
  readonly remembering: Remembering
  readonly takeFamily: TakeFamily
  readonly signIns: SignIns
  readonly newPasswords: Pick<NewPasswords, 'accept' | 'set'>
  readonly ways: readonly ProofWay[]
  readonly factors: Factors & { readonly adding: Pick<PasskeyAdding, 'store'> }
  readonly registration: Pick<RegisterSettings, 'current'>
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

/** A session outlives no trial. */
const endOf = (trialEndsAt: Date | null, now: Date): { readonly expiresAt?: Date } =>
  trialEndsAt !== null && trialEndsAt.getTime() < now.getTime() + SESSION_LIFE_MS ? { expiresAt: trialEndsAt } : {}

export const createLogin = (platform: Pick<Platform, 'database' | 'clock' | 'random' | 'brand'>, deps: LoginDeps): Login => {
  const { database, clock, brand } = platform
  const { config, sessions, members, captcha, devices, remembering, takeFamily, signIns, newPasswords, ways, factors, registration } = deps
  const db = database.orm
  const inTurn = createTurns()

  const checkCaptcha = async (request: RequestOf<typeof login>, failures: number) => {
    if (asksLetters(brand, failures)) await wantLetters(captcha, request)
  }

  /** The account whose password this is; one that is not counts as a failure, and names that are no account are treated as accounts are. */
  const prove = async (name: string, request: RequestOf<typeof login>, context: CallContext): Promise<MemberRow> => {
    const row = await members.byAccount(name)
    const guess = await members.guesses.take(name, await devices.known(row?.id, context))
    try {
      await checkCaptcha(request, guess.count - 1)
    } catch (error) {
      await guess.uncount()
      throw error
    }
    if (!(await checkPassword(row?.passwordHash, request.password)) || !row) {
      await signIns.refused(row?.id, 'WRONG_PASSWORD', 'PASSWORD', context)
      throw new Failure('LOGIN_FAILED', asksLetters(brand, guess.count) ? { captcha: true } : {})
    }
    await guess.right()
    return row
  }

  /** With a family, its next cookie is given, and the session lives no longer than that. */
  const admit = async (
    row: MemberRow,
    {
      portal,
      method,
      context,
      family,
      byToken = false,
      familyAtOrigin,
      deviceHash,
      trustDevice: trusts = false,
      second = false,
      shownAt,
    }: Admission,
  ): Promise<SessionValue> => {
    // Before the transaction, which may hold the one connection there is.
    const member = await members.info(row)
    return db.transaction(async (tx) => {
      const at = clock.now()
      // What was shown was shown a moment ago: a password may be another by now, a device forgotten, and the account blocked.
      const standing = await recordLogin(tx, row.id, context, at)
      if (standing?.state === 'BLOCKED') throw new Failure('ACCOUNT_BLOCKED')
      if (family && byToken && !(await isFamilyThere(tx, family.familyId))) throw new Failure('NOT_LOGGED_IN')
      const byPassword = method === 'PASSWORD' || (method === 'REMEMBERED' && !byToken)
      if (byPassword && standing?.passwordHash !== row.passwordHash) throw new Failure('LOGIN_FAILED')
      // Whoever logs in over a session leaves none behind.
      if (context.token !== '') await sessions.replace(tx, context.token)
      if (row.recoveredBy !== null) await settleRecovery(tx, row.id)
      const device = await devices.meet(tx, row.id, context)
      if (trusts) await trustDevice(tx, device.id, at)
      if (deviceHash !== undefined) await devices.join(tx, row.id, device.id, deviceHash)
      const { authenticatedAt, expiresAt, familyId = null } = family ?? {}
      const { trialEndsAt } = row
      const life = authenticatedAt && expiresAt ? { authenticatedAt, expiresAt } : endOf(trialEndsAt, at)
      const client = clientOf(context.headers)
      const secondAt = second ? at : null
      const { id, token } = await sessions.begin(tx, row.id, portal, context.ip, {
        ...life,
        ...(shownAt === undefined ? {} : { authenticatedAt: new Date(Math.min((shownAt ?? NEVER).getTime(), at.getTime())) }),
        method,
        client,
        secondAt,
        deviceId: device.id,
        familyId,
      })
      if (family && !familyAtOrigin) await remembering.give(tx, family, context)
      await signIns.opened(tx, row.id, id, method, context)
      return {
        token,
        firstTimeLogin: row.lastLoginAt === null,
        member: { ...member, lastLoginAt: at.toISOString() },
      }
    })
  }

  const flow = createSignInFlows(platform, {
    members,
    newPasswords,
    ways,
    factors,
    trusted: devices.trusted,
    knownNetwork: (memberId, { ip }) => isKnownNetwork(db, memberId, ip),
    checkPortal: (portal, type) => checkPortal(config, portal, type),
    passwordDays: async () => {
      const days = await readSetting(db, PASSWORD_DAYS)
      return typeof days === 'number' ? days : null
    },
    typedBackFields: () => readTypedBack(db),
    registration,
    open: (row, { remember, ...arrival }) =>
      admit(row, { ...(remember ? { family: remembering.begin(row.id) } : {}), ...arrival, byToken: arrival.family !== undefined }),
  })

  return {
    flow,
    login: async (request, context) => {
      const name = request.username.trim()
      // Many attempts at once would all be judged before the first of them has counted.
      const row = await inTurn(name.toLowerCase(), () => prove(name, request, context))
      return flow.finish(row, { portal: request.portal, method: 'PASSWORD', remember: request.remember, context })
    },
    resume: async ({ id }, context) => {
      const { family, row } = await takeFamily(id, context)
      try {
        return await flow.finish(row, { portal: 'SITE', method: 'REMEMBERED', remember: true, context, family })
      } catch (error) {
        // From a new network the token alone is not enough: it is spent, and another proof gives the next one.
        if (error instanceof Failure && error.code === 'SIGN_IN_INCOMPLETE')
          await db.transaction((tx) => remembering.drop(tx, context, family.familyId))
        throw error
      }
    },
    logout: async (caller, keep, context) => {
      if (!keep) {
        const own = await findSessionById(db, caller.sessionId)
        // Who signed in without being remembered takes nobody else off the list, but themselves.
        const listed = (await remembering.list(context)).find(({ memberId }) => memberId === caller.memberId)
        const familyId = own?.familyId ?? listed?.familyId
        if (familyId !== undefined)
          await db.transaction(async (tx) => {
            await remembering.drop(tx, context, familyId)
            await forgetFamily(tx, familyId)
          })
      }
      await sessions.leave(caller, context.ip)
    },
  }
}
