import type { markLetters, memberLetters, readLetters, unreadCount } from '@portico/contract/inbox/calls'
import { LETTER_KINDS, type Letter, type LetterKind, type LetterTemplate } from '@portico/contract/inbox/shapes'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { Localized } from '@portico/contract/kit/wire'
import type { Control } from '../control/index.ts'
import type { Queryable, Tx } from '../db/open.ts'
import { refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { DAY_MS } from '../kit/duration.ts'
import { otherLanguageOf, textIn } from '../kit/localized.ts'
import { findMember, lineOf } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import {
  countUnread,
  forgetLetters,
  insertLetter,
  type LetterRow,
  lettersAmong,
  lettersOf,
  lockLetters,
  type NewLetter,
  raiseWatermark,
  type Reader,
  saveMarks,
  unreadAbout,
} from './store.ts'

const STORED_DAYS = 400

type Owner = Pick<Caller, 'memberId'>

/** A letter that the house writes by itself. */
export interface OwnLetter {
  readonly memberId: string
  readonly kind: LetterKind
  readonly template: LetterTemplate
  readonly values: Readonly<Record<string, string>>
  /** The name of what it is about; its reader finds it among the values as `subject`. */
  readonly subject?: Localized
  readonly link?: string
  /** What it is about, `case:NUMBER` for one. */
  readonly ref?: string
}

/** Letters to members, and what of them they have read. */
export interface Inbox {
  /** In the caller's transaction: what did not happen is not written of. */
  send(tx: Tx, letter: OwnLetter): Promise<void>
  /** That its member looked at what letters are about. */
  readAbout(tx: Tx, memberId: string, ref: string): Promise<void>
  unread(owner: Owner): Promise<ResponseOf<typeof unreadCount>>
  list(
    owner: Owner,
    request: RequestOf<typeof memberLetters>,
    language: string,
  ): Promise<Omit<ResponseOf<typeof memberLetters>, 'serverNow'>>
  mark(owner: Owner, request: RequestOf<typeof markLetters>): Promise<void>
  readUpTo(owner: Owner, request: RequestOf<typeof readLetters>): Promise<void>
  drop(owner: Owner, ids: readonly string[]): Promise<void>
  /** How many are unread, for what counts all that waits. */
  countFor(db: Queryable, memberId: string): Promise<number>
  sweep(tx: Tx, now: Date): Promise<void>
}

export interface InboxDeps {
  /** Whether promotions may be offered to a member: not to who takes a break or has set a limit. */
  readonly mayOffer: (db: Queryable, memberId: string) => Promise<boolean>
  readonly messagesStopped: Control['messagesStopped']
}

/** Writes a letter and tells whoever it stands at. */
export const post = async (
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  tx: Tx,
  row: Omit<NewLetter, 'sentAt'>,
): Promise<LetterRow> => {
  const one = row.audience === 'ONE' ? row.target! : null
  await lockLetters(tx, one)
  const written = await insertLetter(tx, { ...row, sentAt: clock.now() })
  if (one === null) await events.broadcast(tx, 'letters.sent', {})
  else await tellChange(events, tx, one)
  return written
}

/** Tells every tab of a member that the inbox is other than before. */
export const tellChange = async (events: Platform['events'], tx: Tx, memberId: string): Promise<void> => {
  await events.notify(tx, memberId, 'letters.changed', {})
  await events.notify(tx, memberId, 'waiting.changed', {})
}

export const createInbox = (
  { database, clock, brand, events }: Pick<Platform, 'database' | 'clock' | 'brand' | 'events'>,
  { mayOffer, messagesStopped }: InboxDeps,
): Inbox => {
  const readerOf = async (db: Queryable, memberId: string): Promise<Reader & { readonly offersStopped: boolean }> => {
    const { joinedAt } = (await findMember(db, memberId)) ?? refuse('NOT_LOGGED_IN')
    const but = await messagesStopped(db, memberId)
    return {
      memberId,
      joinedAt,
      line: await lineOf(db, memberId),
      offers: !(await mayOffer(db, memberId)) ? 'NONE' : but ? { but } : {},
      offersStopped: but?.to === null,
    }
  }

  const serialize = (row: LetterRow, read: boolean, language: string): Letter => ({
    id: String(row.id),
    kind: row.kind,
    template: row.template,
    values:
      row.template === null || Object.keys(row.titles).length === 0
        ? row.values
        : { ...row.values, subject: textIn(row.titles, language, brand) },
    title: row.template === null ? textIn(row.titles, language, brand) : '',
    body: row.template === null ? textIn(row.bodies, language, brand) : '',
    lang: row.template === null ? otherLanguageOf(row.titles, language, brand) : null,
    link: row.link,
    sentAt: row.sentAt.toISOString(),
    unread: !read,
  })

  /** Works on the inbox of one member, and tells all of the member's tabs. */
  const change = (memberId: string, work: (tx: Tx, reader: Reader) => Promise<void>): Promise<void> =>
    database.orm.transaction(async (tx) => {
      await work(tx, await readerOf(tx, memberId))
      await tellChange(events, tx, memberId)
    })

  return {
    send: async (tx, { memberId, subject = {}, link = null, ref = null, ...own }) => {
      const titles = { ...subject }
      await post({ clock, events }, tx, { audience: 'ONE', target: memberId, ...own, values: { ...own.values }, titles, link, ref })
    },

    readAbout: async (tx, memberId, ref) => {
      const ids = await unreadAbout(tx, await readerOf(tx, memberId), ref)
      if (ids.length === 0) return
      await saveMarks(tx, memberId, ids, { read: true })
      await tellChange(events, tx, memberId)
    },

    unread: async ({ memberId }) => {
      const byKind = await countUnread(database.orm, await readerOf(database.orm, memberId))
      return { unreadCount: byKind.ACCOUNT + byKind.OFFER, byKind }
    },

    list: async ({ memberId }, { kind, before, size }, language) => {
      const reader = await readerOf(database.orm, memberId)
      const rows = await lettersOf(database.orm, reader, {
        kind,
        before: before === undefined ? undefined : Number(before),
        limit: size + 1,
      })
      return {
        list: rows.slice(0, size).map(({ row, read }) => serialize(row, read, language)),
        more: rows.length > size,
        offersStopped: reader.offersStopped,
      }
    },

    mark: ({ memberId }, { ids, read }) =>
      change(memberId, async (tx, reader) => saveMarks(tx, memberId, await lettersAmong(tx, reader, ids.map(Number)), { read })),

    readUpTo: ({ memberId }, { upTo, kind }) =>
      change(memberId, async (tx, reader) => {
        for (const each of LETTER_KINDS) if (kind === undefined || kind === each) await raiseWatermark(tx, reader, each, Number(upTo))
      }),

    drop: ({ memberId }, ids) =>
      change(memberId, async (tx, reader) => saveMarks(tx, memberId, await lettersAmong(tx, reader, ids.map(Number)), { deleted: true })),

    countFor: async (db, memberId) => {
      const { ACCOUNT, OFFER } = await countUnread(db, await readerOf(db, memberId))
      return ACCOUNT + OFFER
    },

    sweep: (tx, now) => forgetLetters(tx, new Date(now.getTime() - STORED_DAYS * DAY_MS)),
  }
}
