import { REMEMBER_COOKIE } from '@portico/contract/session/shapes'
import type { Audit } from '../audit/index.ts'
import type { Queryable, Tx } from '../db/open.ts'
import type { CallContext } from '../http/bind.ts'
import { DAY_MS } from '../kit/duration.ts'
import { lockMember } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomId, randomToken } from '../ports/random.ts'
import { hashToken } from './hash-token.ts'
import { findRemember, forgetFamily, insertRemember, liveRemembered, type RememberRow, spendRemember } from './remember-store.ts'
import type { Sessions } from './sessions.ts'

const REMEMBER_MS = DAY_MS
/** Two tabs that open at once both send the cookie that they found; a thief is not as quick as that, and gains nothing by it. */
const TOGETHER_MS = 10_000

/** The cookies of one sign-in. */
export type Family = Pick<RememberRow, 'familyId' | 'memberId' | 'authenticatedAt' | 'expiresAt'>

type Carrier = Pick<CallContext, 'cookies' | 'setCookie' | 'clearCookie'>

/**
 * The one-day cookie by which a device is remembered. It holds a token for each account that was told to be remembered there, the last one first;
 * each is of a family of its own.
 */
export interface Remembering {
  /** A family that begins now. */
  begin(memberId: string): Family
  /** Gives the next token of a family; those of other accounts stay beside it. */
  give(tx: Tx, family: Family, context: Carrier): Promise<void>
  /** As `give`, but the token is worth nothing before it is confirmed. @returns its hash */
  offer(db: Queryable, family: Family, context: Carrier): Promise<string>
  /** Makes a token of what was offered. */
  confirm(tx: Tx, family: Family, tokenHash: string): Promise<void>
  /**
   * Takes a token, once: of the family `id`, or else the first. One that was taken before is in two hands: its family and the sessions of it end.
   * @returns the family, or of whom the token came twice, or undefined for one that is unknown or too old
   */
  take(context: Pick<CallContext, 'cookies'>, id?: string): Promise<{ readonly family: Family } | { readonly twice: string } | undefined>
  /** The families that a device could go on with now, the last one first. */
  list(context: Pick<CallContext, 'cookies'>): Promise<Family[]>
  /** Forgets a family that this device has a token of. */
  drop(tx: Tx, context: Carrier, id: string): Promise<void>
}

const TOKEN = /^[\w-]{43}$/
/** So many accounts a device is asked to remember. */
const MOST_ACCOUNTS = 4

const tokensIn = ({ cookies }: Pick<CallContext, 'cookies'>): readonly string[] =>
  (cookies[REMEMBER_COOKIE] ?? '')
    .split('.')
    .filter((token) => TOKEN.test(token))
    .slice(0, MOST_ACCOUNTS)

export const createRemembering = (
  { database, clock, random }: Pick<Platform, 'database' | 'clock' | 'random'>,
  { sessions, audit }: { readonly sessions: Pick<Sessions, 'endFamily'>; readonly audit: Pick<Audit, 'write'> },
): Remembering => {
  /** The tokens of a device that may still be used, in their order, each with its family. */
  const liveIn = async (db: Queryable, context: Pick<CallContext, 'cookies'>) => {
    const tokens = tokensIn(context)
    const rows = await liveRemembered(db, tokens.map(hashToken), clock.now())
    return tokens.flatMap((token) => {
      const row = rows.find(({ tokenHash }) => tokenHash === hashToken(token))
      return row ? [{ token, row }] : []
    })
  }

  const write = (current: readonly { readonly token: string; readonly row: Pick<RememberRow, 'expiresAt'> }[], context: Carrier): void => {
    if (current.length === 0) return context.clearCookie(REMEMBER_COOKIE)
    const last = Math.max(...current.map(({ row }) => row.expiresAt.getTime()))
    context.setCookie(REMEMBER_COOKIE, current.map(({ token }) => token).join('.'), {
      maxAgeSeconds: Math.floor((last - clock.now().getTime()) / 1000),
    })
  }

  /** Adds a token to the cookie. @returns its hash */
  const add = async (db: Queryable, { familyId, memberId, expiresAt }: Family, context: Carrier, position: 'FIRST' | 'LAST') => {
    const others = (await liveIn(db, context)).filter(({ row }) => row.familyId !== familyId && row.memberId !== memberId)
    const token = randomToken(random)
    const own = { token, row: { expiresAt } }
    const rest = others.slice(0, MOST_ACCOUNTS - 1)
    write(position === 'FIRST' ? [own, ...rest] : [...rest, own], context)
    return hashToken(token)
  }

  const confirm: Remembering['confirm'] = (tx, { familyId, memberId, authenticatedAt, expiresAt }, tokenHash) =>
    insertRemember(tx, { tokenHash, memberId, familyId, authenticatedAt, expiresAt })

  return {
    begin: (memberId) => {
      const now = clock.now()
      return { familyId: randomId(random), memberId, authenticatedAt: now, expiresAt: new Date(now.getTime() + REMEMBER_MS) }
    },
    give: async (tx, family, context) => confirm(tx, family, await add(tx, family, context, 'FIRST')),
    // Last: a page is resumed by the first, and what comes to nothing must not take that place.
    offer: (db, family, context) => add(db, family, context, 'LAST'),
    confirm,
    take: async (context, id) =>
      database.orm.transaction(async (tx) => {
        const now = clock.now()
        const [first] = tokensIn(context)
        const token = id === undefined ? first : (await liveIn(tx, context)).find(({ row }) => row.familyId === id)?.token
        if (token === undefined) return undefined
        const hash = hashToken(token)
        const family = await spendRemember(tx, hash, now)
        if (family) return { family }
        const before = await findRemember(tx, hash)
        if (!before?.spentAt || before.expiresAt <= now || now.getTime() - before.spentAt.getTime() <= TOGETHER_MS) return undefined
        await lockMember(tx, before.memberId)
        const ended = await sessions.endFamily(tx, before.familyId, 'ENDED')
        await audit.write(tx, { actor: 'system', action: 'REMEMBER_COOKIE_REUSED', subject: before.memberId, details: { ended } })
        return { twice: before.memberId }
      }),
    list: async (context) => (await liveIn(database.orm, context)).map(({ row }) => row),
    drop: async (tx, context, familyId) => {
      const live = await liveIn(tx, context)
      // What this device has no token of is none of its business.
      if (live.some(({ row }) => row.familyId === familyId)) await forgetFamily(tx, familyId)
      write(
        live.filter(({ row }) => row.familyId !== familyId),
        context,
      )
    },
  }
}
