import type { RequestOf } from '@portico/contract/kit/call'
import type { redeemExchange } from '@portico/contract/session/social-calls'
import type { ExchangeValue } from '@portico/contract/session/social-shapes'
import type { Queryable } from '../db/open.ts'
import { Failure } from '../failure.ts'
import type { CallContext } from '../http/bind.ts'
import type { Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import { hashToken, type OriginMemory, type SignInFlows } from '../session/index.ts'
import { type Exchanged, familyOf } from './exchanged.ts'
import { findExchange, insertExchange, takeExchange } from './store.ts'

/** How long a code in an address is good for. */
export const CODE_MS = 60_000
/** How long somebody may take to choose a name for a new account. */
const TICKET_MS = 15 * 60_000

/** Traded by whoever has the code and the secret behind its challenge. */
export interface Redemption {
  readonly code: string
  readonly verifier: string
}

/** One-time codes in addresses: what they stand for is had once, and only by who asked for it. */
export interface Exchanges {
  /** Writes down what a new code stands for. @returns the code, which is kept nowhere */
  issue(db: Queryable, exchanged: Exchanged, challenge: string, lifeMs?: number): Promise<string>
  /** Takes what a code stands for. Any other kind, or another secret, burns it. @throws Failure EXCHANGE_REFUSED, SOCIAL_REFUSED */
  take<Kind extends Exchanged['kind']>(redemption: Redemption, ...kinds: readonly Kind[]): Promise<Extract<Exchanged, { kind: Kind }>>
  /** What a code stands for that has not been used, for a page that only passes it on. Undefined where there is none. */
  peek(code: string): Promise<{ readonly exchanged: Exchanged; readonly challenge: string } | undefined>
  /** Uses a code up without trading it. @returns whether this call did */
  end(code: string): Promise<boolean>
  /** Lets a code that was taken be used again, where nothing came of it. */
  putBack(redemption: Redemption, exchanged: Exchanged): Promise<void>
  /** Opens the session that a code stands for, or asks a newcomer's name. @throws what `take` and `SignInFlows.finish` do */
  redeem(request: RequestOf<typeof redeemExchange>, context: CallContext): Promise<ExchangeValue>
}

export interface ExchangesDeps {
  readonly members: Pick<Members, 'byId'>
  readonly flow: Pick<SignInFlows, 'finish'>
  readonly originMemory: Pick<OriginMemory, 'enter'>
}

const isOf = <Kind extends Exchanged['kind']>(
  exchanged: Exchanged,
  kinds: readonly Kind[],
): exchanged is Extract<Exchanged, { kind: Kind }> => kinds.some((kind) => kind === exchanged.kind)

/** Letters and digits of a name, as a user name has them. */
const suggestionOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .replace(/^\d+/, '')
    .slice(0, 16)
    .toLowerCase()

export const createExchanges = (
  { database, clock, random }: Pick<Platform, 'database' | 'clock' | 'random'>,
  { members, flow, originMemory }: ExchangesDeps,
): Exchanges => {
  const db = database.orm

  const issue: Exchanges['issue'] = async (tx, exchanged, challenge, lifeMs = CODE_MS) => {
    const code = randomToken(random)
    const expiresAt = new Date(clock.now().getTime() + lifeMs)
    await insertExchange(tx, { codeHash: hashToken(code), challenge, exchanged, expiresAt })
    return code
  }

  const take: Exchanges['take'] = async ({ code, verifier }, ...kinds) => {
    const row = await takeExchange(db, hashToken(code))
    if (!row || row.expiresAt <= clock.now() || row.challenge !== hashToken(verifier)) throw new Failure('EXCHANGE_REFUSED')
    const { exchanged } = row
    if (exchanged.kind === 'REFUSED') throw new Failure('SOCIAL_REFUSED', { reason: exchanged.reason })
    if (!isOf(exchanged, kinds)) throw new Failure('EXCHANGE_REFUSED')
    return exchanged
  }

  return {
    issue,
    take,
    peek: (code) => findExchange(db, hashToken(code), clock.now()),
    end: async (code) => (await takeExchange(db, hashToken(code))) !== undefined,
    putBack: async ({ code, verifier }, exchanged) => {
      const expiresAt = new Date(clock.now().getTime() + TICKET_MS)
      await insertExchange(db, { codeHash: hashToken(code), challenge: hashToken(verifier), exchanged, expiresAt })
    },
    redeem: async (request, context) => {
      const exchanged = await take(request, 'SIGN_IN', 'NEWCOMER', 'CHOSEN')
      if (exchanged.kind === 'CHOSEN') return originMemory.enter({ ...exchanged, family: familyOf(exchanged.family) }, context)
      if (exchanged.kind === 'NEWCOMER') {
        const { provider, name } = exchanged.identity
        const ticket = await issue(db, exchanged, hashToken(request.verifier), TICKET_MS)
        return { newcomer: { ticket, provider, suggestion: suggestionOf(name) } }
      }
      const row = await members.byId(exchanged.memberId)
      if (!row) throw new Failure('EXCHANGE_REFUSED')
      const { method, remember, portal = 'SITE', shownAt: instant, deviceHash } = exchanged
      const shownAt = typeof instant === 'string' ? new Date(instant) : instant
      return flow.finish(row, {
        portal,
        method,
        remember,
        context,
        second: method === 'PASSKEY',
        deviceHash,
        ...(shownAt === undefined ? {} : { shownAt }),
      })
    },
  }
}
