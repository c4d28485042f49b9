import type { NextStep, ProofMethod } from '@portico/contract/kit/next-step'
import type { SignInMethod } from '@portico/contract/session/own-shapes'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { changeSignInPassword, sendSignInCode, verifySignIn } from '@portico/contract/session/flow-calls'
import { FLOW_COOKIE, type SessionValue } from '@portico/contract/session/shapes'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import type { CallContext } from '../http/bind.ts'
import { DAY_MS } from '../kit/duration.ts'
import { bindingsOf, type MemberRow, type Members, settleRecovery } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import { endFlow, findFlow, insertFlow, markVerified, type SignInFlow, takeAnswer } from './flow-store.ts'
import { hashToken } from './hash-token.ts'
import type { NewPasswords } from './new-passwords.ts'
import type { ProofWay } from './proof-way.ts'
import type { Portal } from './store.ts'

const FLOW_MS = 15 * 60_000
const MOST_ANSWERS = 5
/** A device is trusted for so long. */
const TRUST_MS = 30 * DAY_MS
/** Fewer could be guessed. */
const LEAST_DIGITS = 7

interface Entry {
  readonly portal: Portal
  readonly method: SignInMethod
  /** Whether the device is to be remembered for a day. */
  readonly remember: boolean
}

/** Who has shown what they sign in with, and what the session will be. */
export interface Arrival extends Entry {
  readonly context: CallContext
}

export interface SignInFlows {
  /**
   * Ends every way in: opens the session, or begins what is left to do before.
   * @throws Failure ACCOUNT_BLOCKED, SIGN_IN_INCOMPLETE with `next`
   */
  finish(row: MemberRow, arrival: Arrival): Promise<SessionValue>
  /** @throws Failure SIGN_IN_OVER, RATE_LIMITED */
  sendCode(request: RequestOf<typeof sendSignInCode>, context: CallContext): Promise<ResponseOf<typeof sendSignInCode>>
  /** @throws Failure SIGN_IN_OVER, CODE_WRONG with how many answers `remaining` there are, SIGN_IN_INCOMPLETE with `next` */
  verify(request: RequestOf<typeof verifySignIn>, context: CallContext): Promise<SessionValue>
  /** @throws Failure SIGN_IN_OVER, FIELD_INVALID */
  changePassword(request: RequestOf<typeof changeSignInPassword>, context: CallContext): Promise<SessionValue>
  cancel(context: CallContext): Promise<void>
}

export interface SignInFlowDeps {
  readonly members: Pick<Members, 'byId'>
  readonly newPasswords: Pick<NewPasswords, 'accept' | 'set'>
  readonly ways: readonly ProofWay[]
  /** Whether the account was seen at this device or network before. */
  readonly familiar: (memberId: string, context: CallContext) => Promise<boolean>
  /** The days that a password lasts; null: as long as its owner likes. */
  readonly passwordDays: () => Promise<number | null>
  /** Opens the session and remembers the device where that was asked for. */
  readonly open: (row: MemberRow, arrival: Arrival & { readonly trustUntil?: Date }) => Promise<SessionValue>
}

type Step = Omit<NextStep, 'expiresAt'>

/** Ways in after which nothing else is to be proved. */
const STRONG: ReadonlySet<SignInMethod> = new Set<SignInMethod>(['PASSKEY', 'REGISTRATION', 'EXCHANGE', 'TRIAL'])

const typedAlike = (a: string | undefined, b: string): boolean =>
  a !== undefined && a.trim().normalize('NFKC').toLowerCase() === b.trim().normalize('NFKC').toLowerCase()

const digits = (text: string): string => text.replaceAll(/\D/g, '')

export const createSignInFlows = (
  { database, clock, random }: Pick<Platform, 'database' | 'clock' | 'random'>,
  { members, newPasswords, ways, familiar, passwordDays, open }: SignInFlowDeps,
): SignInFlows => {
  const db = database.orm
  const secondWays = ways.filter(({ second }) => second)

  const offeredTo = async (memberId: string, among = ways): Promise<NextStep['methods']> => {
    const offers = await Promise.all(among.map(async ({ method, offered }) => ({ method, offer: await offered(memberId) })))
    return offers.flatMap(({ method, offer }) => (offer ? [{ method, to: offer.to }] : []))
  }

  const passwordReason = async (row: MemberRow, method: SignInMethod): Promise<'CHOSEN_BY_OTHER' | 'EXPIRED' | undefined> => {
    // Who came without the password is not asked for another one [LOGIN-06].
    if (method !== 'PASSWORD') return undefined
    if (row.mustChangePassword) return 'CHOSEN_BY_OTHER'
    const days = await passwordDays()
    if (days === null) return undefined
    const chosenAt = row.passwordChosenAt ?? row.joinedAt
    return clock.now().getTime() - chosenAt.getTime() >= days * DAY_MS ? 'EXPIRED' : undefined
  }

  /** How somebody is to prove more than they signed in with; empty where nothing is to be proved, or nothing can. */
  const proofsFor = async (row: MemberRow, { method, context }: Pick<Arrival, 'method' | 'context'>): Promise<NextStep['methods']> => {
    if (STRONG.has(method)) return []
    // Neither a place nor an address that the password was won back by stands for a second factor.
    const second = row.recoveredBy === null ? [] : await offeredTo(row.id, secondWays)
    if (second.length > 0) return second
    if (await familiar(row.id, context)) return []
    // A code to the number that signed in proves nothing more.
    return (await offeredTo(row.id)).filter((offer) => offer.method !== method)
  }

  /** What is left to do; undefined when nothing is. */
  const nextOf = async (row: MemberRow, method: SignInMethod, methods: NextStep['methods']): Promise<Step | undefined> => {
    const { account } = row
    if (methods.length > 0) return { step: 'VERIFY', reason: 'NEW_DEVICE', account, methods }
    const reason = await passwordReason(row, method)
    return reason && { step: 'CHANGE_PASSWORD', reason, account, methods: [] }
  }

  const incomplete = (next: Step, expiresAt: Date): Failure =>
    new Failure('SIGN_IN_INCOMPLETE', { next: { ...next, expiresAt: expiresAt.toISOString() } })

  const cookieOf = ({ cookies }: CallContext): string => hashToken(cookies[FLOW_COOKIE] ?? refuse('SIGN_IN_OVER'))

  const memberOf = async (flow: SignInFlow): Promise<MemberRow> => {
    const row = (await members.byId(flow.memberId)) ?? refuse('SIGN_IN_OVER')
    return row.state === 'BLOCKED' ? refuse('ACCOUNT_BLOCKED') : row
  }

  /** Ends the flow with a session, `work` being the last thing before it; of two at once one has nothing left to end. */
  const complete = async (
    row: MemberRow,
    flow: SignInFlow,
    context: CallContext,
    work: (tx: Tx) => Promise<unknown> = async () => undefined,
  ): Promise<SessionValue> => {
    await db.transaction(async (tx) => {
      if (!(await endFlow(tx, flow.cookieHash))) throw new Failure('SIGN_IN_OVER')
      await work(tx)
    })
    context.clearCookie(FLOW_COOKIE)
    const { portal, method, remember, trustDevice } = flow
    const trust = trustDevice ? { trustUntil: new Date(clock.now().getTime() + TRUST_MS) } : {}
    return open(row, { portal, method, remember, context, ...trust })
  }

  const wayOf = (method: ProofMethod): ProofWay => ways.find((way) => way.method === method) ?? refuse('CODE_WRONG')

  /** Beside a code only (decision 23). */
  const typedBack = async (row: MemberRow, { payeeName, phone }: RequestOf<typeof verifySignIn>): Promise<boolean> => {
    if (payeeName !== undefined && !typedAlike(row.contacts['payeeName'], payeeName)) return false
    if (phone === undefined) return true
    const mobile = (await bindingsOf(db, row.id)).find(({ kind }) => kind === 'MOBILE')?.address
    const national = digits(phone).replace(/^0+/, '')
    return mobile !== undefined && national.length >= LEAST_DIGITS && mobile.endsWith(national)
  }

  return {
    finish: async (row, arrival) => {
      if (row.state === 'BLOCKED') throw new Failure('ACCOUNT_BLOCKED')
      const next = await nextOf(row, arrival.method, await proofsFor(row, arrival))
      if (!next) return open(row, arrival)
      const { portal, method, remember, context } = arrival
      const cookie = randomToken(random)
      const expiresAt = new Date(clock.now().getTime() + FLOW_MS)
      const verified = next.step !== 'VERIFY'
      const facts = { memberId: row.id, portal, method, remember, verified, answersLeft: MOST_ANSWERS, expiresAt }
      await insertFlow(db, { ...facts, cookieHash: hashToken(cookie) })
      context.setCookie(FLOW_COOKIE, cookie, { maxAgeSeconds: FLOW_MS / 1000 })
      throw incomplete(next, expiresAt)
    },

    sendCode: async ({ method }, context) => {
      const flow = (await findFlow(db, cookieOf(context), clock.now())) ?? refuse('SIGN_IN_OVER')
      const way = wayOf(method)
      if (!way.send || !(await way.offered(flow.memberId))) throw new Failure('CODE_WRONG')
      const { to, resendAfter, expiresAt } = await way.send(flow.memberId, flow.cookieHash, context)
      return { to, resendAfter, expiresAt: expiresAt.toISOString() }
    },

    verify: async (request, context) => {
      const flow = (await takeAnswer(db, cookieOf(context), clock.now())) ?? refuse('SIGN_IN_OVER')
      const row = await memberOf(flow)
      const right = await wayOf(request.method).judge(flow.memberId, flow.cookieHash, request.code.trim())
      if (!right || !(await typedBack(row, request))) {
        if (flow.answersLeft === 0) throw new Failure('SIGN_IN_OVER')
        throw new Failure('CODE_WRONG', { remaining: String(flow.answersLeft) })
      }
      await markVerified(db, flow.cookieHash, MOST_ANSWERS, request.trustDevice)
      const next = await nextOf(row, flow.method, [])
      const second = secondWays.some(({ method }) => method === request.method)
      if (second && row.recoveredBy !== null) await db.transaction((tx) => settleRecovery(tx, row.id))
      if (next) throw incomplete(next, flow.expiresAt)
      return complete(row, { ...flow, trustDevice: request.trustDevice }, context)
    },

    changePassword: async (wish, context) => {
      const flow = (await findFlow(db, cookieOf(context), clock.now())) ?? refuse('SIGN_IN_OVER')
      const row = await memberOf(flow)
      const next = await nextOf(row, flow.method, flow.verified ? [] : await offeredTo(row.id))
      if (next?.step !== 'CHANGE_PASSWORD') throw next ? incomplete(next, flow.expiresAt) : new Failure('SIGN_IN_OVER')
      const hash = await newPasswords.accept(row, wish)
      return complete(row, flow, context, (tx) => newPasswords.set(tx, row, hash, { context }))
    },

    cancel: async (context) => {
      const cookie = context.cookies[FLOW_COOKIE]
      if (cookie !== undefined) await endFlow(db, hashToken(cookie))
      context.clearCookie(FLOW_COOKIE)
    },
  }
}
