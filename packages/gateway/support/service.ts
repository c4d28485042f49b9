import type { memberCases, replyToCase, sendFeedback } from '@portico/contract/support/calls'
import { CASE_REPLY, CASE_TEXT, type CaseWhole } from '@portico/contract/support/shapes'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { Audit } from '../audit/index.ts'
import { readSetting } from '../db/settings.ts'
import type { Queryable, Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import type { Inbox } from '../inbox/index.ts'
import { dayAt } from '../kit/zone.ts'
import { lockMember } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomId } from '../ports/random.ts'
import type { Uploads } from '../uploads/index.ts'
import { answerBy, type Hours, readContent, stateOf, USUAL_HOURS, viewHours } from './rules.ts'
import {
  addEntry,
  caseOfRequest,
  type CaseRow,
  casesOf,
  countWaiting,
  findCase,
  firstTexts,
  insertCase,
  lockCase,
  saveCase,
} from './store.ts'
import { headOf, refOf, wholeOf } from './view.ts'

/** So many cases of one member wait for the desk at most. */
const MOST_WAITING = 10

export const HOURS_SETTING = 'support.hours'

type Owner = Pick<Caller, 'memberId'>

/** Members' side of cases. */
export interface Support {
  /** @throws Failure FIELD_INVALID of `content`, UPLOAD_UNKNOWN, TOO_MANY_CASES */
  open(owner: Owner, request: RequestOf<typeof sendFeedback>): Promise<CaseWhole>
  list(owner: Owner, size: number): Promise<Omit<ResponseOf<typeof memberCases>, 'serverNow'>>
  /** With the letters about it read. @throws Failure CASE_UNKNOWN */
  read(owner: Owner, number: string): Promise<CaseWhole>
  /** @throws Failure CASE_UNKNOWN, CASE_CLOSED, FIELD_INVALID, UPLOAD_UNKNOWN */
  reply(owner: Owner, request: RequestOf<typeof replyToCase>): Promise<CaseWhole>
  /** @throws Failure CASE_UNKNOWN, CASE_CLOSED */
  solve(owner: Owner, number: string): Promise<CaseWhole>
}

export interface SupportDeps {
  readonly uploads: Pick<Uploads, 'attach' | 'attachedTo'>
  readonly inbox: Pick<Inbox, 'send' | 'readAbout'>
  readonly audit: Pick<Audit, 'write'>
}

export const readHours = async (db: Queryable): Promise<Hours> =>
  ((await readSetting(db, HOURS_SETTING)) as Hours | undefined) ?? USUAL_HOURS

export const createSupport = (
  { database, clock, random, brand, events }: Platform,
  { uploads, inbox }: Pick<SupportDeps, 'uploads' | 'inbox'>,
): Support => {
  const owned = async (tx: Tx, memberId: string, number: string): Promise<CaseRow> => {
    const row = await lockCase(tx, number)
    return row?.memberId === memberId ? row : refuse('CASE_UNKNOWN')
  }
  const deadline = async (tx: Tx) => answerBy(clock.now(), await readHours(tx), brand.timeZone)

  /** Saves a case that was changed and answers it to its member. */
  const settle = async (tx: Tx, row: CaseRow): Promise<CaseWhole> => {
    await saveCase(tx, row)
    await events.notify(tx, row.memberId, 'case.changed', { number: row.number })
    return wholeOf(tx, uploads, row, clock.now())
  }

  return {
    open: ({ memberId }, { requestId, kind, topic, content, pictures, answer }) =>
      database.orm.transaction(async (tx) => {
        await lockMember(tx, memberId)
        const before = await caseOfRequest(tx, memberId, requestId)
        if (before) return wholeOf(tx, uploads, before, clock.now())
        const text = readContent(content, CASE_TEXT)
        if ((await countWaiting(tx, memberId)) >= MOST_WAITING) throw new Failure('TOO_MANY_CASES')
        const now = clock.now()
        const answered = answer || kind !== 'FEEDBACK'
        const row = await insertCase(
          tx,
          {
            id: randomId(random),
            memberId,
            requestId,
            kind,
            topic,
            state: answered ? 'WAITING' : 'CLOSED',
            openedAt: now,
            changedAt: now,
            answerBy: answered ? await deadline(tx) : null,
            version: 1,
          },
          dayAt(now, brand.timeZone).day,
        )
        const id = randomId(random)
        await addEntry(tx, { id, caseId: row.id, event: 'SAID', by: 'MEMBER', person: null, text, at: now })
        await uploads.attach(tx, memberId, pictures, refOf(id))
        return settle(tx, row)
      }),

    list: async ({ memberId }, size) => {
      const rows = await casesOf(database.orm, memberId, size)
      const texts = await firstTexts(
        database.orm,
        rows.map(({ id }) => id),
      )
      const now = clock.now()
      return {
        list: rows.map((row) => headOf(row, texts.get(row.id) ?? '', now)),
        hours: viewHours(now, await readHours(database.orm), brand.timeZone),
      }
    },

    read: ({ memberId }, number) =>
      database.orm.transaction(async (tx) => {
        const row = await findCase(tx, number)
        if (row?.memberId !== memberId) return refuse('CASE_UNKNOWN')
        await inbox.readAbout(tx, memberId, `case:${number}`)
        return wholeOf(tx, uploads, row, clock.now())
      }),

    reply: ({ memberId }, { requestId, number, content, pictures }) =>
      database.orm.transaction(async (tx) => {
        const row = await owned(tx, memberId, number)
        const text = readContent(content, CASE_REPLY)
        const now = clock.now()
        const state = stateOf(row, now)
        if (state === 'CLOSED') throw new Failure('CASE_CLOSED')
        const entry = { caseId: row.id, by: 'MEMBER', person: null, at: now } as const
        // The same wish again is one entry.
        if (!(await addEntry(tx, { ...entry, id: requestId, event: 'SAID', text }))) return wholeOf(tx, uploads, row, now)
        if (state === 'SOLVED') await addEntry(tx, { ...entry, id: randomId(random), event: 'REOPENED', text: '' })
        await uploads.attach(tx, memberId, pictures, refOf(requestId))
        const due = state === 'WAITING' ? row.answerBy : await deadline(tx)
        return settle(tx, { ...row, state: 'WAITING', changedAt: now, answerBy: due, solvedAt: null, version: row.version + 1 })
      }),

    solve: ({ memberId }, number) =>
      database.orm.transaction(async (tx) => {
        const row = await owned(tx, memberId, number)
        const now = clock.now()
        const state = stateOf(row, now)
        if (state === 'CLOSED') throw new Failure('CASE_CLOSED')
        if (state === 'SOLVED') return wholeOf(tx, uploads, row, now)
        await addEntry(tx, { id: randomId(random), caseId: row.id, event: 'SOLVED', by: 'MEMBER', person: null, text: '', at: now })
        return settle(tx, { ...row, state: 'SOLVED', changedAt: now, answerBy: null, solvedAt: now, version: row.version + 1 })
      }),
  }
}
