import type { blockRoomSpeaker, reportRoomMessage, roomHistory, sayInRoom } from '@portico/contract/chat/calls'
import type { RoomMessage } from '@portico/contract/chat/shapes'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { Config } from '../config.ts'
import type { Control } from '../control/index.ts'
import { derivedId } from '../db/canonical.ts'
import type { Queryable } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { maskAccount } from '../kit/mask-account.ts'
import type { Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import { addBlock, addReport, blocksOf, muteOf, removeBlock } from './moderation-store.ts'
import { toFrame, toMessages } from './quotes-store.ts'
import { roomsOf, rulesOf } from './rules.ts'
import { changeMessage, insertMessage, isSaid, lastMessages, lastOf, lockMessage, messagesAfter, takeTurn } from './store.ts'
import { hasLink, heldBy, roomText } from './words.ts'

/** So much is shown to who comes in, and given at once to who comes back. */
const SHOWN = 50
const CAUGHT_UP = 200
/** So many readers keep a message from the others until somebody has looked at it. */
const REPORTS_TO_HOLD = 3

type Speaker = Pick<Caller, 'memberId' | 'account'>

export interface Room {
  /** Which of these rooms a member may read: none, on trial or holding back. */
  readable(memberId: string, rooms: readonly string[]): Promise<readonly string[]>
  /** @throws Failure ROOM_UNKNOWN; NOT_OFFERED, PLAY_PAUSED, SELF_EXCLUDED to who holds back */
  history(
    caller: Pick<Caller, 'memberId'>,
    request: RequestOf<typeof roomHistory>,
    language: string,
  ): Promise<ResponseOf<typeof roomHistory>>
  /** Says it to every reader, or holds it. @throws Failure as the contract's `sayInRoom` lists them */
  say(caller: Speaker, request: RequestOf<typeof sayInRoom>, language: string): Promise<RoomMessage>
  /** @throws Failure ROOM_MESSAGE_UNKNOWN, ROOM_OWN_MESSAGE */
  report(caller: Speaker, request: RequestOf<typeof reportRoomMessage>): Promise<ResponseOf<typeof reportRoomMessage>>
  /** @throws Failure ROOM_MESSAGE_UNKNOWN where nobody of that name has spoken, ROOM_OWN_MESSAGE */
  block(caller: Speaker, request: RequestOf<typeof blockRoomSpeaker>): Promise<ResponseOf<typeof blockRoomSpeaker>>
}

export interface RoomDeps {
  readonly control: Pick<Control, 'offersAllowed'>
  readonly members: Pick<Members, 'byId'>
  readonly config: Pick<Config, 'trialType'>
}

/** By which readers know somebody from message to message. */
const speakerOf = (memberId: string): string => derivedId('room speaker', memberId)

export const createRoom = (platform: Platform, { control, members, config }: RoomDeps): Room => {
  const { database, clock, random, events, brand } = platform
  const { orm } = database

  /** Who takes a break or has set a limit is not drawn in; having stopped offers closes no room. */
  const notHoldingBack = async (db: Queryable, memberId: string): Promise<void> => {
    try {
      await control.offersAllowed(db, memberId)
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'OFFERS_STOPPED') throw error
    }
  }

  const roomNamed = (room: string | undefined, language: string): string => {
    const code = room ?? language
    return roomsOf(brand).includes(code) ? code : refuse('ROOM_UNKNOWN')
  }

  return {
    readable: async (memberId, rooms) => {
      const member = await members.byId(memberId)
      if (!member || member.type === config.trialType) return []
      try {
        await notHoldingBack(orm, memberId)
      } catch (error) {
        if (error instanceof Failure) return []
        throw error
      }
      return rooms.filter((room) => roomsOf(brand).includes(room))
    },

    history: async ({ memberId: reader }, { room: wish, after }, language) => {
      await notHoldingBack(orm, reader)
      const room = roomNamed(wish, language)
      const rows =
        after === undefined ? await lastMessages(orm, room, reader, SHOWN) : await messagesAfter(orm, room, reader, after, CAUGHT_UP + 1)
      const mute = await muteOf(orm, reader, clock.now())
      return {
        room,
        rooms: [...roomsOf(brand)],
        list: await toMessages(orm, rows.slice(0, CAUGHT_UP), { reader }),
        more: rows.length > CAUGHT_UP,
        slowSeconds: (await rulesOf(orm, room)).slowSeconds,
        own: speakerOf(reader),
        muted: mute ? { until: mute.until.toISOString(), reason: mute.reason } : null,
        blocked: await blocksOf(orm, reader),
      }
    },

    say: async ({ memberId, account }, { room: wish, text: typed, replyTo }, language) => {
      const now = clock.now()
      const room = roomNamed(wish, language)
      const text = roomText(typed) ?? refuse('INVALID_REQUEST')
      if (hasLink(text)) throw new Failure('ROOM_LINK')
      return orm.transaction(async (tx) => {
        await notHoldingBack(tx, memberId)
        const mute = await muteOf(tx, memberId, now)
        if (mute) throw new Failure('ROOM_MUTED', { retryAfter: Math.ceil((mute.until.getTime() - now.getTime()) / 1000) })
        const { slowSeconds, words } = await rulesOf(tx, room)
        const pause = slowSeconds * 1000
        const before = await takeTurn(tx, memberId, now, new Date(now.getTime() - pause))
        if (before) throw new Failure('RATE_LIMITED', { retryAfter: Math.ceil((before.getTime() + pause - now.getTime()) / 1000) })
        if (replyTo !== undefined && !(await isSaid(tx, room, replyTo))) throw new Failure('ROOM_MESSAGE_UNKNOWN')
        const word = heldBy(text, words) ?? null
        const row = await insertMessage(tx, {
          id: randomToken(random, 9),
          room,
          memberId,
          by: speakerOf(memberId),
          name: maskAccount(account),
          replyTo: replyTo ?? null,
          text,
          saidAt: now,
          state: word === null ? 'SAID' : 'HELD',
          word,
        })
        const message = await toFrame(tx, row)
        if (word === null) await events.toRoom(tx, 'room.said', message)
        return message
      })
    },

    report: ({ memberId }, { id, reason }) =>
      orm.transaction(async (tx) => {
        await notHoldingBack(tx, memberId)
        const row = (await lockMessage(tx, id)) ?? refuse('ROOM_MESSAGE_UNKNOWN')
        if (row.memberId === memberId) throw new Failure('ROOM_OWN_MESSAGE')
        if (row.state === 'HELD') throw new Failure('ROOM_MESSAGE_UNKNOWN')
        const reports = await addReport(tx, { messageId: id, memberId, reason, at: clock.now() })
        if (row.state === 'SAID' && row.judgedAt === null && reports >= REPORTS_TO_HOLD) {
          await changeMessage(tx, id, { state: 'HELD' })
          await events.toRoom(tx, 'room.removed', { room: row.room, id, reason: null })
        }
        return {}
      }),

    block: ({ memberId }, { by, blocked }) =>
      orm.transaction(async (tx) => {
        await notHoldingBack(tx, memberId)
        if (by === speakerOf(memberId)) throw new Failure('ROOM_OWN_MESSAGE')
        if (blocked) {
          const { name } = (await lastOf(tx, by)) ?? refuse('ROOM_MESSAGE_UNKNOWN')
          await addBlock(tx, { memberId, by, name, at: clock.now() })
        } else await removeBlock(tx, memberId, by)
        return { blocked: await blocksOf(tx, memberId) }
      }),
  }
}
