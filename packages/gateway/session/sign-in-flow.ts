import type { NextStep, ProofMethod } from '@portico/contract/kit/next-step'
import type { SignInMethod } from '@portico/contract/session/own-shapes'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { changeSignInPassword, sendSignInCode, verifySignIn } from '@portico/contract/session/flow-calls'
import type { verifyPasskey } from '@portico/contract/session/passkey-calls'
import { FLOW_COOKIE, type SessionValue } from '@portico/contract/session/shapes'
import type { Tx } from '../db/open.ts'
import type { Factors, PasskeyAdding } from '../factors/index.ts'
import { Failure, refuse } from '../failure.ts'
import type { CallContext } from '../http/bind.ts'
import { type MemberRow, type Members, settleRecovery } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import type { Arrival } from './arrival.ts'
import { createEnrolStep, type EnrolStep } from './enrol-step.ts'
import { endFlow, findFlow, insertFlow, markVerified, type SignInFlow, takeAnswer } from './flow-store.ts'
import { hashToken } from './hash-token.ts'
import type { NewPasswords } from './new-passwords.ts'
import type { ProofWay } from './proof-way.ts'
import { createNeeds, type NeedsDeps, type Step } from './sign-in-needs.ts'
import type { Portal } from './store.ts'
import { typedBack } from './typed-back.ts'

const FLOW_MS = 15 * 60_000
const MOST_ANSWERS = 5

export interface SignInFlows {
  /**
   * Ends every way in: opens the session, or begins what is left to do before.
   * @throws Failure NOT_AN_AGENT, NOT_A_MEMBER, ACCOUNT_BLOCKED, SIGN_IN_INCOMPLETE with `next`
   */
  finish(row: MemberRow, arrival: Arrival): Promise<SessionValue>
  /** @throws Failure SIGN_IN_OVER, RATE_LIMITED */
  sendCode(request: RequestOf<typeof sendSignInCode>, context: CallContext): Promise<ResponseOf<typeof sendSignInCode>>
  /** How the browser is to be asked for a passkey of who signs in. @throws Failure SIGN_IN_OVER, PASSKEY_ELSEWHERE */
  askPasskey(context: CallContext): Promise<ResponseOf<typeof verifyPasskey>>
  /** @throws Failure SIGN_IN_OVER, CODE_WRONG with how many answers `remaining` there are, SIGN_IN_INCOMPLETE with `next` */
  verify(request: RequestOf<typeof verifySignIn>, context: CallContext): Promise<SessionValue>
  /** @throws Failure SIGN_IN_OVER, FIELD_INVALID */
  changePassword(request: RequestOf<typeof changeSignInPassword>, context: CallContext): Promise<SessionValue>
  readonly enrol: EnrolStep
  cancel(context: CallContext): Promise<void>
}

export interface SignInFlowDeps extends Omit<NeedsDeps, 'factors'> {
  readonly members: Pick<Members, 'byId'>
  readonly newPasswords: Pick<NewPasswords, 'accept' | 'set'>
  readonly factors: Pick<Factors, 'has' | 'required' | 'passkeys' | 'beginAuthenticator' | 'confirmAuthenticator'> & {
    readonly adding: Pick<PasskeyAdding, 'store'>
  }
  /** @throws Failure NOT_AN_AGENT, NOT_A_MEMBER */
  readonly checkPortal: (portal: Portal, type: number) => void
  /** Whether the account's owner trusts this device, by its cookie here or by what the sign-in origin knows it by. */
  readonly trusted: (memberId: string, context: CallContext, deviceHash?: string) => Promise<boolean>
  /** Whether the account was seen at this network before. */
  readonly knownNetwork: (memberId: string, context: CallContext) => Promise<boolean>
  /** Opens the session and remembers the device where that was asked for. */
  readonly open: (row: MemberRow, arrival: Arrival & { readonly trustDevice?: boolean }) => Promise<SessionValue>
}

/** Ways in after which nothing else is to be proved. */
const STRONG: ReadonlySet<SignInMethod> = new Set<SignInMethod>(['PASSKEY', 'REGISTRATION', 'EXCHANGE', 'TRIAL'])

export const createSignInFlows = (
  platform: Pick<Platform, 'database' | 'clock' | 'random'>,
  {
    members,
    newPasswords,
    ways,
    factors,
    trusted,
    knownNetwork,
    checkPortal,
    passwordDays,
    typedBackFields,
    registration,
    open,
  }: SignInFlowDeps,
): SignInFlows => {
  const { database, clock, random } = platform
  const db = database.orm

  const { offeredTo, demandOf, enrolOf, typedBackFor, nextOf } = createNeeds(platform, {
    ways,
    factors,
    passwordDays,
    typedBackFields,
    registration,
  })

  /** How somebody is to prove more than they signed in with; empty where nothing is to be proved, or nothing can. */
  const proofsFor = async (row: MemberRow, { method, context, deviceHash }: Arrival): Promise<NextStep['methods']> => {
    if (STRONG.has(method)) return []
    // A device is remembered by a sign-in that showed it, for a day at most: it is not asked for at each page that is opened.
    const demand = method === 'REMEMBERED' ? 'UNLESS_FAMILIAR' : await demandOf(row)
    const spared =
      demand !== 'ALWAYS' &&
      ((await trusted(row.id, context, deviceHash)) || (demand === 'UNLESS_FAMILIAR' && (await knownNetwork(row.id, context))))
    return spared ? [] : offeredTo(row, method)
  }

  const incomplete = (next: Step, expiresAt: Date): Failure =>
    new Failure('SIGN_IN_INCOMPLETE', { next: { ...next, expiresAt: expiresAt.toISOString() } })

  const cookieOf = ({ cookies }: CallContext): string => hashToken(cookies[FLOW_COOKIE] ?? refuse('SIGN_IN_OVER'))

  const memberOf = async (flow: SignInFlow): Promise<MemberRow> => {
    const row = (await members.byId(flow.memberId)) ?? refuse('SIGN_IN_OVER')
    return row.state === 'BLOCKED' ? refuse('ACCOUNT_BLOCKED') : row
  }

  /** Ends the flow, `work` being the last thing of it; of two at once one has nothing left to end. */
  const end = (flow: SignInFlow, work: (tx: Tx) => Promise<unknown>): Promise<void> =>
    db.transaction(async (tx) => {
      if (!(await endFlow(tx, flow.cookieHash))) throw new Failure('SIGN_IN_OVER')
      await work(tx)
    })

  /** Ends the flow with a session. */
  const complete = async (
    row: MemberRow,
    flow: SignInFlow,
    context: CallContext,
    work: (tx: Tx) => Promise<unknown> = async () => undefined,
  ): Promise<SessionValue> => {
    await end(flow, work)
    context.clearCookie(FLOW_COOKIE)
    const { portal, method, remember, trustDevice, second } = flow
    try {
      return await open(row, { portal, method, remember, context, second, trustDevice })
    } catch (error) {
      // The password was changed at the same moment.
      throw error instanceof Failure && error.code === 'LOGIN_FAILED' ? new Failure('SIGN_IN_OVER') : error
    }
  }

  /** Begins what is left to do, in a flow of its own. @throws Failure SIGN_IN_INCOMPLETE, always */
  const begin = async (row: MemberRow, { portal, method, remember, context, second = false }: Arrival, next: Step): Promise<never> => {
    const cookie = randomToken(random)
    const expiresAt = new Date(clock.now().getTime() + FLOW_MS)
    const facts = { memberId: row.id, portal, method, remember, verified: next.step !== 'VERIFY', second, answersLeft: MOST_ANSWERS }
    await insertFlow(db, { ...facts, expiresAt, cookieHash: hashToken(cookie) })
    context.setCookie(FLOW_COOKIE, cookie, { maxAgeSeconds: FLOW_MS / 1000 })
    throw incomplete(next, expiresAt)
  }

  /** The way that is answered, where it is one of those that were offered. */
  const wayOf = async (row: MemberRow, flow: SignInFlow, method: ProofMethod): Promise<ProofWay> => {
    const offered = (await offeredTo(row, flow.method)).some((offer) => offer.method === method)
    return (offered ? ways.find((way) => way.method === method) : undefined) ?? refuse('CODE_WRONG')
  }

  /** What is left of a sign-in that has begun. */
  const leftOf = async (row: MemberRow, flow: SignInFlow) =>
    nextOf(row, flow.method, flow.verified ? [] : await offeredTo(row, flow.method))

  return {
    finish: async (row, arrival) => {
      checkPortal(arrival.portal, row.type)
      if (row.state === 'BLOCKED') throw new Failure('ACCOUNT_BLOCKED')
      const next = await nextOf(row, arrival.method, await proofsFor(row, arrival))
      if (!next) return open(row, arrival)
      return begin(row, arrival, next)
    },

    sendCode: async ({ method }, context) => {
      const flow = (await findFlow(db, cookieOf(context), clock.now())) ?? refuse('SIGN_IN_OVER')
      const way = await wayOf(await memberOf(flow), flow, method)
      if (!way.send) throw new Failure('CODE_WRONG')
      const { to, resendAfter, expiresAt } = await way.send(flow.memberId, flow.cookieHash, context)
      return { to, resendAfter, expiresAt: expiresAt.toISOString() }
    },

    askPasskey: async (context) => {
      const flow = (await findFlow(db, cookieOf(context), clock.now())) ?? refuse('SIGN_IN_OVER')
      return factors.passkeys.ask(`flow ${flow.cookieHash}`, context.site, flow.memberId)
    },

    verify: async (request, context) => {
      const flow = (await takeAnswer(db, cookieOf(context), clock.now())) ?? refuse('SIGN_IN_OVER')
      const row = await memberOf(flow)
      const way = await wayOf(row, flow, request.method)
      // A passkey wants nothing beside it. What is typed back is judged first: a code that is right is spent, and would have to be sent anew.
      const beside = request.method === 'PASSKEY' || (await typedBack(db, row, request, await typedBackFor(row)))
      const right =
        beside &&
        (await way.judge(flow.memberId, flow.cookieHash, {
          code: request.code?.trim() ?? '',
          credential: request.credential,
          site: context.site,
        }))
      if (!right) {
        if (flow.answersLeft === 0) throw new Failure('SIGN_IN_OVER')
        throw new Failure('CODE_WRONG', { remaining: String(flow.answersLeft) })
      }
      const { trustDevice } = request
      const second = way.second === true
      await markVerified(db, flow.cookieHash, { answersLeft: MOST_ANSWERS, trustDevice, second })
      const next = await nextOf(row, flow.method, [])
      if (second && row.recoveredBy !== null) await db.transaction((tx) => settleRecovery(tx, row.id))
      if (next) throw incomplete(next, flow.expiresAt)
      return complete(row, { ...flow, trustDevice, second }, context)
    },

    changePassword: async (wish, context) => {
      const flow = (await findFlow(db, cookieOf(context), clock.now())) ?? refuse('SIGN_IN_OVER')
      const row = await memberOf(flow)
      const next = await leftOf(row, flow)
      if (next?.step !== 'CHANGE_PASSWORD') throw next ? incomplete(next, flow.expiresAt) : new Failure('SIGN_IN_OVER')
      const hash = await newPasswords.accept(row, wish)
      const set = (tx: Tx) => newPasswords.set(tx, row, hash, { context })
      const enrol = await enrolOf(row)
      if (!enrol) return complete({ ...row, passwordHash: hash }, flow, context, set)
      await end(flow, set)
      return begin(row, { ...flow, context }, enrol)
    },

    enrol: createEnrolStep({
      factors,
      complete,
      due: async (context) => {
        const flow = (await findFlow(db, cookieOf(context), clock.now())) ?? refuse('SIGN_IN_OVER')
        const row = await memberOf(flow)
        const next = await leftOf(row, flow)
        if (next?.step !== 'ENROL') throw next ? incomplete(next, flow.expiresAt) : new Failure('SIGN_IN_OVER')
        return { row, flow }
      },
    }),

    cancel: async (context) => {
      const cookie = context.cookies[FLOW_COOKIE]
      if (cookie !== undefined) await endFlow(db, hashToken(cookie))
      context.clearCookie(FLOW_COOKIE)
    },
  }
}
