import type { agentDisputes, moveDispute, openDispute, replyToDispute } from '@portico/contract/dispute/calls'
import type { DisputeWhole } from '@portico/contract/dispute/shapes'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { unitsOf } from '@portico/contract/kit/money'
import type { Audit } from '../audit/index.ts'
import type { Tx } from '../db/open.ts'
import { refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { lockMember } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomId } from '../ports/random.ts'
import { closedBefore, deadline, disputableUntil, MOST_WAITING, readFact, readText, stateOf } from './rules.ts'
import type { DisputeLines } from './lines.ts'
import { headOf, wholeOf } from './serializer.ts'
import {
  addEntry,
  cursorOf,
  countWaiting,
  type DisputeRow,
  disputesAbout,
  disputesOf,
  findDispute,
  insertDispute,
  lockDispute,
  placeOf,
  saveDispute,
} from './store.ts'

type Owner = Pick<Caller, 'memberId'>

export interface DisputeDeps {
  readonly lines: DisputeLines
  readonly audit: Pick<Audit, 'write'>
}

/** The agent's side of disputes. */
export interface Disputes {
  /** The one that there is, where the period is disputed. @throws Failure LINE_UNKNOWN, DISPUTE_TOO_LATE, DISPUTE_DECIDED, TOO_MANY_DISPUTES, FIELD_INVALID */
  open(owner: Owner, request: RequestOf<typeof openDispute>): Promise<DisputeWhole>
  /** @throws Failure LINE_UNKNOWN */
  list(owner: Owner, request: RequestOf<typeof agentDisputes>): Promise<Omit<ResponseOf<typeof agentDisputes>, 'serverNow'>>
  /** @throws Failure DISPUTE_UNKNOWN */
  read(owner: Owner, id: string): Promise<DisputeWhole>
  /** @throws Failure DISPUTE_UNKNOWN, DISPUTE_CHANGED where nothing is written any more, FIELD_INVALID */
  reply(owner: Owner, request: RequestOf<typeof replyToDispute>): Promise<DisputeWhole>
  /** @throws Failure DISPUTE_UNKNOWN, DISPUTE_CHANGED, FIELD_INVALID for a second look without a reason */
  move(owner: Owner, request: RequestOf<typeof moveDispute>): Promise<DisputeWhole>
}

export const createDisputes = ({ database: { orm }, clock, random, events }: Platform, { lines }: DisputeDeps): Disputes => {
  const owned = async (tx: Tx, memberId: string, id: string): Promise<DisputeRow> => {
    const row = await lockDispute(tx, id)
    return row?.memberId === memberId ? row : refuse('DISPUTE_UNKNOWN')
  }

  /** Saves a dispute that was changed and answers it to its agent. */
  const settle = async (tx: Tx, row: DisputeRow): Promise<DisputeWhole> => {
    await saveDispute(tx, row)
    await events.notify(tx, row.memberId, 'dispute.changed', { disputeId: row.id, state: row.state })
    return wholeOf(tx, lines, row, clock.now())
  }

  return {
    open: async ({ memberId }, { lineId, reason, text: written }) => {
      const versions = await lines.versions(orm, memberId, lineId)
      const line = versions.find(({ id }) => id === lineId) ?? refuse('LINE_UNKNOWN')
      const rootId = versions[0]!.id
      return orm.transaction(async (tx) => {
        await lockMember(tx, memberId)
        const now = clock.now()
        for (const before of await disputesAbout(tx, rootId)) {
          const state = stateOf(before, now)
          if (state === 'WITHDRAWN') continue
          if (state !== 'CLOSED') return wholeOf(tx, lines, before, now)
          if (before.lineVersion >= line.version) return refuse('DISPUTE_DECIDED')
          if (before.state !== 'CLOSED') await saveDispute(tx, { ...before, state: 'CLOSED' })
        }
        if (now >= disputableUntil(line.to)) return refuse('DISPUTE_TOO_LATE')
        const text = readText(written)
        if ((await countWaiting(tx, memberId)) >= MOST_WAITING) return refuse('TOO_MANY_DISPUTES')
        const { kind, code, label, version, amount } = line
        const row = await insertDispute(tx, {
          id: randomId(random),
          memberId,
          rootId,
          lineId,
          kind,
          code,
          label,
          startsAt: new Date(line.from),
          lineVersion: version,
          amount: unitsOf(amount),
          currency: amount.currency,
          reason,
          state: 'OPEN',
          openedAt: now,
          changedAt: now,
          answerBy: deadline(now),
          version: 1,
        })
        const entry = { id: randomId(random), disputeId: row.id, by: 'AGENT', person: null, outcome: null, fact: null } as const
        await addEntry(tx, { ...entry, event: 'NOTE', text, at: now })
        return settle(tx, row)
      })
    },

    list: async ({ memberId }, { lineId, state, older, pageSize }) => {
      const now = clock.now()
      if (lineId === undefined) {
        const place = older === undefined ? null : placeOf(older)
        const found = await disputesOf(orm, memberId, {
          active: state && state === 'ACTIVE',
          closedBefore: closedBefore(now),
          place,
          limit: pageSize + 1,
        })
        const rows = found.slice(0, pageSize)
        const last = found.length > pageSize ? rows.at(-1) : undefined
        return { list: rows.map((row) => headOf(row, now)), older: last ? cursorOf(last) : null, until: null }
      }
      const versions = await lines.versions(orm, memberId, lineId)
      const rows = await disputesAbout(orm, versions[0]!.id)
      return { list: rows.map((row) => headOf(row, now)), older: null, until: disputableUntil(versions[0]!.to).toISOString() }
    },

    read: async ({ memberId }, id) => {
      const row = await findDispute(orm, id)
      return row?.memberId === memberId ? wholeOf(orm, lines, row, clock.now()) : refuse('DISPUTE_UNKNOWN')
    },

    reply: ({ memberId }, { requestId, id, fact: name, text: written }) =>
      orm.transaction(async (tx) => {
        const row = await owned(tx, memberId, id)
        const words = name === undefined ? { fact: null, text: readText(written) } : readFact(name, written)
        const now = clock.now()
        if (!['OPEN', 'QUESTION', 'SECOND_LOOK'].includes(stateOf(row, now))) return refuse('DISPUTE_CHANGED')
        const entry = { id: requestId, disputeId: id, by: 'AGENT', person: null, outcome: null } as const
        // The same wish again is one text.
        if (!(await addEntry(tx, { ...entry, ...words, event: words.fact === null ? 'NOTE' : 'FACT', at: now })))
          return wholeOf(tx, lines, row, now)
        const next: DisputeRow = { ...row, changedAt: now, version: row.version + 1 }
        if (row.state !== 'QUESTION') return settle(tx, next)
        const state = row.answerer === null ? 'OPEN' : 'SECOND_LOOK'
        return settle(tx, { ...next, state, answerBy: new Date(now.getTime() + (row.leftMs ?? 0)), leftMs: null })
      }),

    move: ({ memberId }, { id, version, action, text: written }) =>
      orm.transaction(async (tx) => {
        const row = await owned(tx, memberId, id)
        const now = clock.now()
        const state = stateOf(row, now)
        if (row.version !== version) return refuse('DISPUTE_CHANGED')
        const allowed = action === 'withdraw' ? row.answerer === null && (state === 'OPEN' || state === 'QUESTION') : state === 'ANSWERED'
        if (!allowed) return refuse('DISPUTE_CHANGED')
        const text = action === 'secondLook' ? readText(written ?? '') : ''
        const event = action === 'withdraw' ? 'WITHDRAWN' : action === 'accept' ? 'CLOSED' : 'SECOND_LOOK'
        const entry = { id: randomId(random), disputeId: id, by: 'AGENT', person: null, outcome: null, fact: null } as const
        await addEntry(tx, { ...entry, event, text, at: now })
        const answerBy = event === 'SECOND_LOOK' ? deadline(now) : null
        return settle(tx, { ...row, state: event, changedAt: now, answerBy, leftMs: null, version: version + 1 })
      }),
  }
}
