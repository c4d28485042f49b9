import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { ownSessions, signInHistory } from '@portico/contract/session/own-calls'
import type { OwnSession } from '@portico/contract/session/own-shapes'
import type { Audit } from '../audit/index.ts'
import type { Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { lockMember } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import type { Proofs } from './proofs.ts'
import { distrust, distrustOthers } from './device-store.ts'
import { forgetFamily, forgetRemembered, liveFamilies } from './remember-store.ts'
import { IDLE_MS, type Sessions } from './sessions.ts'
import { countSignIns, signInsOf } from './sign-in-store.ts'
import { findSessionById, lastOfFamilies, liveSessionsOf, type SessionRow } from './store.ts'

type Owner = Pick<Caller, 'memberId' | 'sessionId'>

/** What a member sees of their own sessions, and may end of them. */
export interface OwnSessions {
  list(caller: Owner): Promise<ResponseOf<typeof ownSessions>>
  history(caller: Owner, request: RequestOf<typeof signInHistory>): Promise<ResponseOf<typeof signInHistory>>
  /** @throws Failure REAUTHENTICATE | SESSION_UNKNOWN */
  endOne(caller: Owner, id: string): Promise<{ readonly ended: number }>
  /** @throws Failure REAUTHENTICATE */
  endOthers(caller: Owner): Promise<{ readonly ended: number }>
}

export interface OwnSessionsDeps {
  readonly sessions: Sessions
  readonly proofs: Pick<Proofs, 'requireFresh'>
  readonly audit: Pick<Audit, 'write'>
}

export const createOwnSessions = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { sessions, proofs, audit }: OwnSessionsDeps,
): OwnSessions => {
  const db = database.orm

  const log = (tx: Tx, { memberId }: Owner, details: Readonly<Record<string, unknown>>) =>
    audit.write(tx, { actor: `member:${memberId}`, action: 'SESSIONS_ENDED', subject: memberId, details })

  const toOwn = (row: SessionRow, state: OwnSession['state'], { sessionId }: Owner): OwnSession => ({
    id: row.id,
    current: row.id === sessionId,
    state,
    portal: row.portal,
    method: row.method,
    client: row.client,
    ip: row.ip,
    place: row.place,
    signedInAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  })

  /** Sessions that go on, and of devices that are remembered the last that has run out. */
  const rowsOf = async ({ memberId }: Owner, now: Date) => {
    const live = await liveSessionsOf(db, memberId, new Date(now.getTime() - IDLE_MS), now)
    const families = (await liveFamilies(db, memberId, now)).filter((id) => !live.some(({ familyId }) => familyId === id))
    return { live, remembered: await lastOfFamilies(db, families) }
  }

  return {
    list: async (caller) => {
      const now = clock.now()
      const { live, remembered } = await rowsOf(caller, now)
      const list = [...live.map((row) => toOwn(row, 'ACTIVE', caller)), ...remembered.map((row) => toOwn(row, 'REMEMBERED', caller))]
      const ordered = list.toSorted((a, b) => Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt))
      return { list: ordered, serverNow: now.toISOString() }
    },

    history: async ({ memberId, sessionId }, { pageNo, pageSize }) => {
      const total = await countSignIns(db, memberId)
      const rows = await signInsOf(db, memberId, { from: (pageNo - 1) * pageSize, size: pageSize })
      const list = rows.map(({ at, result, method, client, ip, place, ...row }) => ({
        at: at.toISOString(),
        result,
        method,
        client,
        ip,
        place,
        current: row.sessionId === sessionId,
      }))
      return { list, total, totalPages: Math.ceil(total / pageSize), serverNow: clock.now().toISOString() }
    },

    endOne: async (caller, id) => {
      await proofs.requireFresh(caller)
      return db.transaction(async (tx) => {
        // Whoever comes in by the device's token at this moment is in before, or not at all.
        await lockMember(tx, caller.memberId)
        const row = await findSessionById(tx, id)
        if (!row || row.memberId !== caller.memberId) throw new Failure('SESSION_UNKNOWN')
        if (row.familyId) await forgetFamily(tx, row.familyId)
        // Whoever ends a session that is not theirs wants its device asked for a second factor again.
        if (row.deviceId) await distrust(tx, row.deviceId)
        const ended = await sessions.endThose(tx, [id], 'ENDED')
        await log(tx, caller, { sessionId: id })
        return { ended }
      })
    },

    endOthers: async (caller) => {
      await proofs.requireFresh(caller)
      return db.transaction(async (tx) => {
        await lockMember(tx, caller.memberId)
        const own = await findSessionById(tx, caller.sessionId)
        await forgetRemembered(tx, caller.memberId, own?.familyId)
        await distrustOthers(tx, caller.memberId, own?.deviceId ?? null)
        const ended = await sessions.endOthers(tx, caller, 'ENDED')
        await log(tx, caller, { others: ended })
        return { ended }
      })
    },
  }
}
