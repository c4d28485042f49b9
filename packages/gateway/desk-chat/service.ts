import type { deskChatNow, sayInDeskChat } from '@portico/contract/desk-chat/calls'
import type { DeskChat, DeskChatLine } from '@portico/contract/desk-chat/shapes'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { DAY_MS, MINUTE_MS } from '../kit/duration.ts'
import { lockMember } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomId } from '../ports/random.ts'
import { type CasesOfChats, refOf } from '../support/index.ts'
import type { Uploads } from '../uploads/index.ts'
import { MOST_A_MINUTE, PATIENCE_MS, readLine, SHOWN_LINES, SHOWN_MS, SILENCE_MS } from './rules.ts'
import type { Steps } from './steps.ts'
import type { Typing } from './typing.ts'
import {
  type ChatRow,
  insertChat,
  joinMinutes,
  lastLines,
  latestOf,
  type LineRow,
  lineOf,
  linesAfter,
  lockAlive,
  overdue,
  saidSince,
  saveChat,
} from './store.ts'
import { viewChat, viewLines } from './view.ts'

type Owner = Pick<Caller, 'memberId'>

/** Members' side of live chats. */
export interface DeskChats {
  now(owner: Owner, request: RequestOf<typeof deskChatNow>): Promise<ResponseOf<typeof deskChatNow>>
  /** @throws Failure DESK_CHAT_SHUT outside of the desk's hours */
  open(owner: Owner, language: string): Promise<DeskChat>
  /** @throws Failure DESK_CHAT_ENDED, RATE_LIMITED, FIELD_INVALID of `text`, UPLOAD_UNKNOWN */
  say(owner: Owner, request: RequestOf<typeof sayInDeskChat>): Promise<DeskChatLine>
  read(owner: Owner, position: number): Promise<void>
  /** Tells the desk that the member types. */
  type(owner: Owner): Promise<void>
  /** @throws Failure DESK_CHAT_ENDED */
  end(owner: Owner): Promise<DeskChat>
  /** Ends what nobody has answered, and what nobody goes on with. */
  endOverdue(tx: Tx): Promise<void>
}

export interface DeskChatsParts {
  readonly cases: CasesOfChats
  readonly uploads: Pick<Uploads, 'attach' | 'attachedTo'>
  readonly steps: Steps
  readonly typing: Pick<Typing, 'isKnown'>
}

export const createDeskChats = (
  { database, clock, random, events }: Platform,
  { cases, uploads, steps, typing }: DeskChatsParts,
): DeskChats => {
  const { orm } = database
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  const talking = async (tx: Tx, memberId: string): Promise<ChatRow> => (await lockAlive(tx, memberId)) ?? refuse('DESK_CHAT_ENDED')

  const viewLine = async (tx: Tx, row: LineRow): Promise<DeskChatLine> => (await viewLines(tx, uploads, [row]))[0]!

  const checkPace = async (tx: Tx, { id }: ChatRow): Promise<void> => {
    const times = await saidSince(tx, id, before(MINUTE_MS))
    const [first] = times.slice(-MOST_A_MINUTE)
    if (first === undefined || times.length < MOST_A_MINUTE) return
    throw new Failure('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil((first.getTime() - before(MINUTE_MS).getTime()) / 1000)) })
  }

  return {
    now: async ({ memberId }, { after }) => {
      const row = await latestOf(orm, memberId)
      const visible = row && (row.endedAt === null || row.endedAt > before(SHOWN_MS)) ? row : undefined
      const lines =
        visible === undefined
          ? []
          : after === undefined
            ? await lastLines(orm, visible.id, SHOWN_LINES)
            : await linesAfter(orm, visible.id, after, SHOWN_LINES + 1)
      return {
        chat: visible ? await viewChat(orm, visible) : null,
        list: await viewLines(orm, uploads, lines.slice(0, SHOWN_LINES)),
        more: lines.length > SHOWN_LINES,
        hours: await cases.hours(orm),
        joinMinutes: await joinMinutes(orm, before(DAY_MS)),
        serverNow: clock.now().toISOString(),
      }
    },

    open: ({ memberId }, language) =>
      orm.transaction(async (tx) => {
        await lockMember(tx, memberId)
        const before = await lockAlive(tx, memberId)
        if (before) return viewChat(tx, before)
        if (!(await cases.hours(tx)).open) throw new Failure('DESK_CHAT_SHUT')
        const now = clock.now()
        const row = await insertChat(tx, { id: randomId(random), memberId, state: 'WAITING', language, openedAt: now, lastAt: now })
        await events.notify(tx, memberId, 'deskChat.changed', {})
        return viewChat(tx, row)
      }),

    say: ({ memberId }, { id, text: typed, pictures }) =>
      orm.transaction(async (tx) => {
        const text = readLine(typed, pictures.length > 0)
        const before = await lineOf(tx, memberId, id)
        if (before) return viewLine(tx, before)
        const row = await talking(tx, memberId)
        await checkPace(tx, row)
        const next = await steps.say(tx, row, { id, by: 'MEMBER', person: null, text })
        if (next) await uploads.attach(tx, memberId, pictures, refOf(id))
        // Sent twice at once, or an id that is somebody else's.
        return viewLine(tx, next?.line ?? (await lineOf(tx, memberId, id)) ?? refuse('INVALID_REQUEST'))
      }),

    read: ({ memberId }, position) =>
      orm.transaction(async (tx) => {
        const row = await lockAlive(tx, memberId)
        const read = Math.min(position, row?.last ?? 0)
        if (!row || read <= row.read) return
        await saveChat(tx, { id: row.id, read })
        await events.notify(tx, memberId, 'deskChat.changed', {})
      }),

    type: ({ memberId }) =>
      orm.transaction(async (tx) => {
        const row = await latestOf(tx, memberId)
        if (!row || row.state === 'ENDED' || typing.isKnown(row)) return
        await events.toGateways(tx, 'deskChat.typing', { memberId, at: clock.now().toISOString() })
      }),

    end: ({ memberId }) => orm.transaction(async (tx) => viewChat(tx, await steps.end(tx, await talking(tx, memberId), 'MEMBER'))),

    endOverdue: async (tx) => {
      const { open } = await cases.hours(tx)
      for (const { memberId, id } of await overdue(tx, open ? before(PATIENCE_MS) : undefined, before(SILENCE_MS))) {
        const row = await lockAlive(tx, memberId)
        if (row?.id === id) await steps.end(tx, row, 'TIME')
      }
    },
  }
}
