import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { HANDOVER_PATH } from '@portico/contract/session/handover-shapes'
import type {
  answerHandover,
  finishHandover,
  openHandover,
  startChoice,
  startHandover,
  startPasskeyLogin,
} from '@portico/contract/session/handover-calls'
import type { Config } from '../config.ts'
import { type Exchanged, type Exchanges, familyOf, storedFamily } from '../exchange/index.ts'
import type { Factors, PasskeyAdding } from '../factors/index.ts'
import { Failure, refuse } from '../failure.ts'
import type { CallContext, Caller } from '../http/bind.ts'
import { hashToken } from '../kit/hash-token.ts'
import { isOrigin, onwardUrl } from '../kit/onward-url.ts'
import { originOfMirror, returnOrigin, signInOrigin } from '../kit/sign-in-origin.ts'
import type { Platform } from '../platform.ts'
import { deviceHashIn, type OriginMemory, type Proofs } from '../session/index.ts'

/** How long somebody may take on the page of the sign-in origin. */
export const HANDOVER_MS = 10 * 60_000

type Handover = Extract<Exchanged, { kind: 'HANDOVER' }>
/** Where the page stands, and what it is read in. */
type Site = Pick<CallContext, 'site' | 'language'>

/** What is to be done at the sign-in origin for a page or a client that cannot do it itself. */
export interface Handovers {
  /** @throws Failure PASSKEY_ELSEWHERE */
  startLogin(request: RequestOf<typeof startPasskeyLogin>, context: Site): Promise<ResponseOf<typeof startPasskeyLogin>>
  /** @throws Failure NOT_OFFERED where the page is none of the brand's, or devices are remembered where it is */
  startChoice(request: RequestOf<typeof startChoice>, context: Site): Promise<ResponseOf<typeof startChoice>>
  /** @throws Failure PASSKEY_ELSEWHERE, NOT_OFFERED, REAUTHENTICATE, PASSKEYS_FULL */
  start(caller: Caller, request: RequestOf<typeof startHandover>, context: Site): Promise<ResponseOf<typeof startHandover>>
  /** @throws Failure LINK_OVER, PASSKEY_ELSEWHERE */
  open(request: RequestOf<typeof openHandover>, context: Site): Promise<ResponseOf<typeof openHandover>>
  /** @throws Failure LINK_OVER, PASSKEY_REFUSED, PASSKEY_ELSEWHERE, NOT_LOGGED_IN */
  answer(request: RequestOf<typeof answerHandover>, context: CallContext): Promise<ResponseOf<typeof answerHandover>>
  /** @throws Failure EXCHANGE_REFUSED, SOCIAL_REFUSED, PASSKEY_REFUSED */
  finish(caller: Caller, request: RequestOf<typeof finishHandover>, context: CallContext): Promise<ResponseOf<typeof finishHandover>>
}

export interface HandoverDeps {
  readonly config: Pick<Config, 'signInOrigin'>
  readonly exchanges: Pick<Exchanges, 'issue' | 'take' | 'peek' | 'end'>
  readonly factors: Pick<Factors, 'passkeys'> & { readonly adding: PasskeyAdding }
  readonly originMemory: Pick<OriginMemory, 'familyFor' | 'offer' | 'confirm' | 'choose'>
  readonly proofs: Pick<Proofs, 'proved'>
}

export const createHandovers = (
  { database, clock, brand }: Pick<Platform, 'database' | 'clock' | 'brand'>,
  { config, exchanges, factors, originMemory, proofs }: HandoverDeps,
): Handovers => {
  const db = database.orm
  const { passkeys, adding } = factors

  const begin = async (
    { challenge, client }: { readonly challenge: string; readonly client: boolean },
    wish: Omit<Handover, 'kind' | 'returnTo'>,
    { site, language }: Site,
  ) => {
    const origin = signInOrigin(config.signInOrigin, site) ?? refuse('PASSKEY_ELSEWHERE')
    // A name that is none of the brand's is somebody's trick: whoever came by it ends on the sign-in origin.
    const returnTo = client ? `${brand.id}://` : (returnOrigin(brand, origin, site) ?? origin)
    const expiresAt = new Date(clock.now().getTime() + HANDOVER_MS)
    const ticket = await exchanges.issue(db, { kind: 'HANDOVER', ...wish, returnTo }, challenge, HANDOVER_MS)
    return { url: `${origin}${HANDOVER_PATH}?lang=${language}#ticket=${ticket}`, expiresAt: expiresAt.toISOString() }
  }

  const handoverOf = async (ticket: string): Promise<{ readonly wish: Handover; readonly challenge: string }> => {
    const found = await exchanges.peek(ticket)
    return found?.exchanged.kind === 'HANDOVER' ? { wish: found.exchanged, challenge: found.challenge } : refuse('LINK_OVER')
  }

  /** Cookies count where they belong. */
  const atOrigin = ({ site }: Site): void => {
    if (site !== config.signInOrigin) throw new Failure('LINK_OVER')
  }

  /** The client is another device than the system's browser. */
  const deviceOf = (returnTo: string, context: CallContext) => (isOrigin(returnTo) ? deviceHashIn(context) : undefined)

  const boundTo = (ticket: string) => `handover ${hashToken(ticket)}` as const

  /** What was done at the origin, for who began it and for nobody else. */
  const outcomeOf = async (
    { action, owner, sessionId, remember, portal = 'SITE', family, returnTo }: Handover,
    { ticket, assertion, attestation, name = '-', account }: RequestOf<typeof answerHandover>,
    context: CallContext,
  ): Promise<Exchanged> => {
    const { site } = context
    if (action === 'CHOOSE') {
      atOrigin(context)
      const choice = await originMemory.choose(account ?? refuse('NOT_LOGGED_IN'), context)
      return { kind: 'CHOSEN', family: storedFamily(choice.family), deviceHash: choice.deviceHash }
    }
    if (action === 'REMEMBER') {
      atOrigin(context)
      if (!sessionId || !family) throw new Failure('LINK_OVER')
      return { kind: 'REMEMBERED', sessionId, family, hashes: await originMemory.offer(familyOf(family), context) }
    }
    if (action === 'ADD') {
      if (!owner || !sessionId || !attestation) throw new Failure('PASSKEY_REFUSED')
      const newKey = { owner, name: name.trim() || '-', credential: attestation }
      const { addedAt: _addedAt, lastUsedAt: _lastUsedAt, ...row } = await passkeys.accept(boundTo(ticket), site, newKey)
      return { kind: 'NEW_PASSKEY', sessionId, row }
    }
    const holder = assertion && (await passkeys.judge(boundTo(ticket), site, assertion))
    if (!holder) throw new Failure('PASSKEY_REFUSED')
    if (action === 'LOGIN')
      return { kind: 'SIGN_IN', memberId: holder.memberId, method: 'PASSKEY', remember, portal, deviceHash: deviceOf(returnTo, context) }
    if (!sessionId || holder.memberId !== owner?.id) throw new Failure('PASSKEY_REFUSED')
    return { kind: 'PROOF', sessionId }
  }

  return {
    startLogin: (request, context) =>
      begin(request, { action: 'LOGIN', owner: null, sessionId: null, remember: request.remember, portal: request.portal }, context),

    startChoice: async (request, context) => {
      if (!originOfMirror(brand, config.signInOrigin, context.site)) throw new Failure('NOT_OFFERED')
      return begin({ ...request, client: false }, { action: 'CHOOSE', owner: null, sessionId: null, remember: false }, context)
    },

    start: async (caller, request, context) => {
      const { memberId: id, account, sessionId } = caller
      if (request.action === 'REMEMBER') {
        if (!originOfMirror(brand, config.signInOrigin, context.site)) throw new Failure('NOT_OFFERED')
        const family = storedFamily(await originMemory.familyFor(caller))
        const wish = { action: request.action, owner: { id, account }, sessionId, remember: false, family }
        return begin({ ...request, client: false }, wish, context)
      }
      if (request.action === 'ADD') await adding.mayAdd(caller)
      return begin(request, { action: request.action, owner: { id, account }, sessionId, remember: false }, context)
    },

    open: async ({ ticket }, { site }) => {
      const { action, owner, returnTo } = (await handoverOf(ticket)).wish
      const back = isOrigin(returnTo) ? returnTo : null
      if (action === 'CHOOSE' || action === 'REMEMBER') return { action, returnTo: back }
      return action === 'ADD' && owner
        ? { action, returnTo: back, creation: await passkeys.create(boundTo(ticket), site, owner) }
        : { action, returnTo: back, request: await passkeys.ask(boundTo(ticket), site, owner?.id) }
    },

    answer: async (request, context) => {
      const { wish, challenge } = await handoverOf(request.ticket)
      const outcome: Exchanged = request.giveUp ? { kind: 'REFUSED', reason: 'CANCELLED' } : await outcomeOf(wish, request, context)
      // Of two answers at once one finds it.
      if (!(await exchanges.end(request.ticket))) throw new Failure('LINK_OVER')
      const { returnTo, portal } = wish
      return {
        url: onwardUrl({ returnTo, door: portal === 'AGENT' ? 'agent' : 'login', code: await exchanges.issue(db, outcome, challenge) }),
      }
    },

    finish: async (caller, request, context) => {
      const exchanged = await exchanges.take(request, 'NEW_PASSKEY', 'PROOF', 'REMEMBERED')
      // Begun in this session: its proof was fresh then, and another's counts for nothing here.
      if (exchanged.sessionId !== caller.sessionId) throw new Failure('EXCHANGE_REFUSED')
      if (exchanged.kind === 'PROOF') {
        await proofs.proved(caller, context, 'SECOND_FACTOR')
        return { action: 'PROVE' }
      }
      if (exchanged.kind === 'REMEMBERED') {
        const { family, hashes } = exchanged
        await db.transaction((tx) => originMemory.confirm(tx, caller, familyOf(family), hashes))
        return { action: 'REMEMBER' }
      }
      const row = { ...exchanged.row, addedAt: clock.now(), lastUsedAt: null }
      await db.transaction((tx) => adding.store(tx, { id: caller.memberId, account: caller.account }, row, context))
      return { action: 'ADD' }
    },
  }
}
