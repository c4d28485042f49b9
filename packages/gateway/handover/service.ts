import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { HANDOVER_PATH } from '@portico/contract/session/handover-shapes'
import type {
  answerHandover,
  finishHandover,
  openHandover,
  startHandover,
  startPasskeyLogin,
} from '@portico/contract/session/handover-calls'
import type { Config } from '../config.ts'
import type { Exchanged, Exchanges } from '../exchange/index.ts'
import type { Factors, PasskeyAdding } from '../factors/index.ts'
import { Failure, refuse } from '../failure.ts'
import type { CallContext, Caller } from '../http/bind.ts'
import { hashToken } from '../kit/hash-token.ts'
import { isOrigin, onwardUrl } from '../kit/onward-url.ts'
import { returnOrigin, signInOrigin } from '../kit/sign-in-origin.ts'
import type { Platform } from '../platform.ts'
import type { Proofs } from '../session/index.ts'

/** How long somebody may take on the page of the sign-in origin. */
export const HANDOVER_MS = 10 * 60_000

type Handover = Extract<Exchanged, { kind: 'HANDOVER' }>
type Site = Pick<CallContext, 'site'>

/** What a passkey is to do for a page or a client that cannot ask for it itself. */
export interface Handovers {
  /** @throws Failure PASSKEY_ELSEWHERE */
  startLogin(request: RequestOf<typeof startPasskeyLogin>, context: Site): Promise<ResponseOf<typeof startPasskeyLogin>>
  /** @throws Failure PASSKEY_ELSEWHERE, REAUTHENTICATE, PASSKEYS_FULL */
  start(caller: Caller, request: RequestOf<typeof startHandover>, context: Site): Promise<ResponseOf<typeof startHandover>>
  /** @throws Failure LINK_OVER, PASSKEY_ELSEWHERE */
  open(request: RequestOf<typeof openHandover>, context: Site): Promise<ResponseOf<typeof openHandover>>
  /** @throws Failure LINK_OVER, PASSKEY_REFUSED, PASSKEY_ELSEWHERE */
  answer(request: RequestOf<typeof answerHandover>, context: Site): Promise<ResponseOf<typeof answerHandover>>
  /** @throws Failure EXCHANGE_REFUSED, PASSKEY_REFUSED */
  finish(caller: Caller, request: RequestOf<typeof finishHandover>, context: CallContext): Promise<ResponseOf<typeof finishHandover>>
}

export interface HandoverDeps {
  readonly config: Pick<Config, 'signInOrigin'>
  readonly exchanges: Pick<Exchanges, 'issue' | 'take' | 'peek' | 'end'>
  readonly factors: Pick<Factors, 'passkeys'> & { readonly adding: PasskeyAdding }
  readonly proofs: Pick<Proofs, 'proved'>
}

export const createHandovers = (
  { database, clock, brand }: Pick<Platform, 'database' | 'clock' | 'brand'>,
  { config, exchanges, factors, proofs }: HandoverDeps,
): Handovers => {
  const db = database.orm
  const { passkeys, adding } = factors

  const begin = async (
    { challenge, client }: { readonly challenge: string; readonly client: boolean },
    wish: Omit<Handover, 'kind' | 'returnTo'>,
    { site }: Site,
  ) => {
    const origin = signInOrigin(config.signInOrigin, site) ?? refuse('PASSKEY_ELSEWHERE')
    // A name that is none of the brand's is somebody's trick: whoever came by it ends on the sign-in origin.
    const returnTo = client ? `${brand.id}://` : (returnOrigin(brand, origin, site) ?? origin)
    const expiresAt = new Date(clock.now().getTime() + HANDOVER_MS)
    const ticket = await exchanges.issue(db, { kind: 'HANDOVER', ...wish, returnTo }, challenge, HANDOVER_MS)
    return { url: `${origin}${HANDOVER_PATH}#ticket=${ticket}`, expiresAt: expiresAt.toISOString() }
  }

  const handoverOf = async (ticket: string): Promise<{ readonly wish: Handover; readonly challenge: string }> => {
    const found = await exchanges.peek(ticket)
    return found?.exchanged.kind === 'HANDOVER' ? { wish: found.exchanged, challenge: found.challenge } : refuse('LINK_OVER')
  }

  const boundTo = (ticket: string) => `handover ${hashToken(ticket)}` as const

  /** What the passkey has done, for who began it and for nobody else. */
  const outcomeOf = async (
    { action, owner, sessionId, remember, portal = 'SITE' }: Handover,
    { ticket, assertion, attestation, name = '-' }: RequestOf<typeof answerHandover>,
    site: string,
  ): Promise<Exchanged> => {
    if (action === 'ADD') {
      if (!owner || !sessionId || !attestation) throw new Failure('PASSKEY_REFUSED')
      const newKey = { owner, name: name.trim() || '-', credential: attestation }
      const { addedAt: _addedAt, lastUsedAt: _lastUsedAt, ...row } = await passkeys.accept(boundTo(ticket), site, newKey)
      return { kind: 'NEW_PASSKEY', sessionId, row }
    }
    const holder = assertion && (await passkeys.judge(boundTo(ticket), site, assertion))
    if (!holder) throw new Failure('PASSKEY_REFUSED')
    if (action === 'LOGIN') return { kind: 'SIGN_IN', memberId: holder.memberId, method: 'PASSKEY', remember, portal }
    if (!sessionId || holder.memberId !== owner?.id) throw new Failure('PASSKEY_REFUSED')
    return { kind: 'PROOF', sessionId }
  }

  return {
    startLogin: (request, context) =>
      begin(request, { action: 'LOGIN', owner: null, sessionId: null, remember: request.remember, portal: request.portal }, context),

    start: async (caller, request, context) => {
      const { memberId: id, account, sessionId } = caller
      if (request.action === 'ADD') await adding.mayAdd(caller)
      return begin(request, { action: request.action, owner: { id, account }, sessionId, remember: false }, context)
    },

    open: async ({ ticket }, { site }) => {
      const { action, owner, returnTo } = (await handoverOf(ticket)).wish
      const back = isOrigin(returnTo) ? returnTo : null
      return action === 'ADD' && owner
        ? { action, returnTo: back, creation: await passkeys.create(boundTo(ticket), site, owner) }
        : { action, returnTo: back, request: await passkeys.ask(boundTo(ticket), site, owner?.id) }
    },

    answer: async (request, { site }) => {
      const { wish, challenge } = await handoverOf(request.ticket)
      const outcome = await outcomeOf(wish, request, site)
      // Of two answers at once one finds it.
      if (!(await exchanges.end(request.ticket))) throw new Failure('LINK_OVER')
      const { returnTo, portal } = wish
      return {
        url: onwardUrl({ returnTo, door: portal === 'AGENT' ? 'agent' : 'login', code: await exchanges.issue(db, outcome, challenge) }),
      }
    },

    finish: async (caller, request, context) => {
      const exchanged = await exchanges.take(request, 'NEW_PASSKEY', 'PROOF')
      // Begun in this session: its proof was fresh then, and another's counts for nothing here.
      if (exchanged.sessionId !== caller.sessionId) throw new Failure('EXCHANGE_REFUSED')
      if (exchanged.kind === 'PROOF') {
        await proofs.proved(caller, context, 'SECOND_FACTOR')
        return { action: 'PROVE' }
      }
      const row = { ...exchanged.row, addedAt: clock.now(), lastUsedAt: null }
      await db.transaction((tx) => adding.store(tx, { id: caller.memberId, account: caller.account }, row, context))
      return { action: 'ADD' }
    },
  }
}
