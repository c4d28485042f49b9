import { randomId } from '../ports/random.ts'
import type { SessionValue } from '@portico/contract/session/shapes'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import type { CallContext, Caller } from '../http/bind.ts'
import { lockMember, type Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { type Devices, deviceTokenOf } from './devices.ts'
import { hashToken } from './hash-token.ts'
import type { Proofs } from './proofs.ts'
import { forgetFamily, isFamilyThere, liveFamilies } from './remember-store.ts'
import type { Family, Remembering } from './remembering.ts'
import type { SignInFlows } from './sign-in-flow.ts'
import { findSessionById, joinFamily } from './store.ts'
import type { TakeFamily } from './take-family.ts'

type Prover = Pick<Caller, 'memberId' | 'sessionId' | 'tokenHash'>

/** Cookies that a browser was given at the origin; worth nothing until the session confirms them. */
interface OfferedCookies {
  readonly remember: string
  readonly device: string
}

/** An account that was pressed at the origin. */
export interface Choice {
  readonly family: Family
  readonly deviceHash?: string | undefined
}

/**
 * What the sign-in origin remembers of a browser for the other domains of the brand: its cookies stand there alone. A page elsewhere comes by a
 * handover, and back by a one-time code.
 */
export interface OriginMemory {
  /** What the device of a session is to be remembered by, no longer than the session may live. @throws Failure REAUTHENTICATE, SESSION_EXPIRED */
  familyFor(caller: Prover): Promise<Family>
  /** At the origin: gives the browser the cookies of a remembered and a known device. */
  offer(family: Family, context: CallContext): Promise<OfferedCookies>
  /** In the session that began it: the cookies are good from now on. @throws Failure EXCHANGE_REFUSED */
  confirm(tx: Tx, caller: Prover, family: Family, cookies: OfferedCookies): Promise<void>
  /** At the origin: takes the token of the account that was pressed, and gives the next one. @throws Failure NOT_LOGGED_IN */
  choose(id: string, context: CallContext): Promise<Choice>
  /** Where it was asked for: opens the session, or begins what is left to do before. @throws Failure EXCHANGE_REFUSED, and what `finish` does */
  enter(choice: Choice, context: CallContext): Promise<SessionValue>
}

export interface OriginMemoryDeps {
  readonly members: Pick<Members, 'byId'>
  readonly devices: Pick<Devices, 'mark' | 'join'>
  readonly remembering: Pick<Remembering, 'give' | 'offer' | 'confirm'>
  readonly takeFamily: TakeFamily
  readonly proofs: Pick<Proofs, 'requireFresh'>
  readonly flow: Pick<SignInFlows, 'finish'>
}

/** The hash by which the origin knows the browser, where it does. */
export const deviceHashIn = (context: Pick<CallContext, 'cookies'>): string | undefined => {
  const token = deviceTokenOf(context)
  return token === undefined ? undefined : hashToken(token)
}

export const createOriginMemory = (
  { database, clock, random }: Pick<Platform, 'database' | 'clock' | 'random'>,
  { members, devices, remembering, takeFamily, proofs, flow }: OriginMemoryDeps,
): OriginMemory => {
  const db = database.orm
  return {
    familyFor: async (caller) => {
      await proofs.requireFresh(caller)
      const row = (await findSessionById(db, caller.sessionId)) ?? refuse('SESSION_EXPIRED')
      const { familyId, memberId, authenticatedAt, expiresAt } = row
      return { familyId: familyId ?? randomId(random), memberId, authenticatedAt, expiresAt }
    },
    offer: async (family, context) => ({ remember: await remembering.offer(db, family, context), device: devices.mark(context) }),
    confirm: async (tx, { memberId, sessionId }, family, cookies) => {
      if (!(await joinFamily(tx, sessionId, family.familyId))) throw new Failure('EXCHANGE_REFUSED')
      await remembering.confirm(tx, family, cookies.remember)
      const own = (await findSessionById(tx, sessionId))?.deviceId
      if (own) await devices.join(tx, memberId, own, cookies.device)
    },
    choose: async (id, context) => {
      const { family } = await takeFamily(id, context)
      await db.transaction(async (tx) => {
        await lockMember(tx, family.memberId)
        // It may have ended between the press and now.
        if (!(await isFamilyThere(tx, family.familyId))) throw new Failure('NOT_LOGGED_IN')
        await remembering.give(tx, family, context)
      })
      return { family, deviceHash: deviceHashIn(context) }
    },
    enter: async ({ family, deviceHash }, context) => {
      const row = await members.byId(family.memberId)
      // It may have ended between the press and now.
      if (!row || !(await liveFamilies(db, row.id, clock.now())).includes(family.familyId)) throw new Failure('EXCHANGE_REFUSED')
      const arrival = { portal: 'SITE', method: 'REMEMBERED', remember: false, context, family, familyAtOrigin: true, deviceHash } as const
      try {
        return await flow.finish(row, arrival)
      } catch (error) {
        // From a new network the token alone is not enough, as with `resume`.
        if (error instanceof Failure && error.code === 'SIGN_IN_INCOMPLETE') await forgetFamily(db, family.familyId)
        throw error instanceof Failure && error.code === 'NOT_LOGGED_IN' ? new Failure('EXCHANGE_REFUSED') : error
      }
    },
  }
}
