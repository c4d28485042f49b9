import type {
  judgeRoomMessage,
  muteRoomSpeaker,
  operatorRooms,
  roomQueue,
  sayAsHost,
  setRoomRules,
} from '@portico/contract/chat/operator-calls'
import type { RoomMessage, RoomRules } from '@portico/contract/chat/shapes'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { Audit } from '../audit/index.ts'
import { derivedId } from '../db/canonical.ts'
import { Failure, refuse } from '../failure.ts'
import { MINUTE_MS } from '../kit/duration.ts'
import { accountsById } from '../member/index.ts'
import type { Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import { endMute, reportsOf, saveMute, saveRule, waitingMessages, wholeRoom } from './moderation-store.ts'
import { toFrame, toMessages } from './quotes-store.ts'
import { roomsOf, rulesOf } from './rules.ts'
import { changeMessage, deleteMessages, insertMessage, isSaid, lockMessage, lockRoom } from './store.ts'
import { roomText } from './words.ts'

/** What the operator's people do in the rooms. Each deed stands in the audit log with what it was about. */
export interface RoomDesk {
  /** Answers how much was taken back. */
  clear(person: string): Promise<number>
  /** @throws Failure ROOM_UNKNOWN */
  queue(request: RequestOf<typeof roomQueue>): Promise<ResponseOf<typeof roomQueue>>
  /** @throws Failure ROOM_MESSAGE_UNKNOWN, FIELD_INVALID where nothing says why */
  judge(request: RequestOf<typeof judgeRoomMessage>, person: string): Promise<RoomMessage>
  /** @throws Failure ROOM_UNKNOWN, ROOM_MESSAGE_UNKNOWN where what it answers does not stand there */
  say(request: RequestOf<typeof sayAsHost>, person: string): Promise<RoomMessage>
  /** @throws Failure ACCOUNT_UNKNOWN */
  mute(request: RequestOf<typeof muteRoomSpeaker>, person: string): Promise<ResponseOf<typeof muteRoomSpeaker>>
  rules(): Promise<ResponseOf<typeof operatorRooms>>
  /** @throws Failure ROOM_UNKNOWN */
  setRules(rules: RoomRules, person: string): Promise<ResponseOf<typeof setRoomRules>>
}

export interface RoomDeskDeps {
  readonly audit: Pick<Audit, 'write'>
  readonly members: Pick<Members, 'byAccount'>
}

export const createRoomDesk = ({ database, clock, random, events, brand }: Platform, { audit, members }: RoomDeskDeps): RoomDesk => {
  const { orm } = database
  const actorOf = (person: string): string => `operator:${person}`

  return {
    clear: (person) =>
      orm.transaction(async (tx) => {
        for (const room of roomsOf(brand)) await lockRoom(tx, room)
        const cleared = await deleteMessages(tx)
        await audit.write(tx, { actor: actorOf(person), action: 'ROOM_CLEARED', subject: 'room', details: { cleared } })
        for (const room of roomsOf(brand)) await events.toRoom(tx, 'room.cleared', { room })
        return cleared
      }),

    queue: async ({ room }) => {
      if (room !== undefined && !roomsOf(brand).includes(room)) throw new Failure('ROOM_UNKNOWN')
      const rows = room === undefined ? await waitingMessages(orm) : await wholeRoom(orm, room)
      const names = await accountsById(orm, [...new Set(rows.flatMap(({ memberId }) => memberId ?? []))])
      const messages = await toMessages(orm, rows)
      const list = []
      for (const [index, row] of rows.entries())
        list.push({
          account: names.get(row.memberId ?? '') ?? row.name,
          message: messages[index]!,
          word: row.word,
          reports: (await reportsOf(orm, row.id)).map(({ reason, at }) => ({ reason, at: at.toISOString() })),
        })
      return { list }
    },

    judge: ({ id, stands, reason: words }, person) =>
      orm.transaction(async (tx) => {
        const row = (await lockMessage(tx, id)) ?? refuse('ROOM_MESSAGE_UNKNOWN')
        const reason = words?.trim() || null
        if (!stands && reason === null) throw new Failure('FIELD_INVALID', { fields: { reason: { rule: 'required' } } })
        // What was taken out is gone: nothing is left that could stand again.
        if (row.state === 'REMOVED') return toFrame(tx, row)
        const judged = { judgedAt: clock.now(), judgedBy: person }
        const changed = await changeMessage(
          tx,
          id,
          stands ? { ...judged, state: 'SAID' } : { ...judged, state: 'REMOVED', text: '', reason },
        )
        const action = stands ? 'ROOM_MESSAGE_STANDS' : 'ROOM_MESSAGE_REMOVED'
        await audit.write(tx, { actor: actorOf(person), action, subject: row.memberId ?? id, details: { id, text: row.text, reason } })
        const message = await toFrame(tx, changed)
        if (!stands) await events.toRoom(tx, 'room.removed', { room: row.room, id, reason })
        else if (row.state === 'HELD') await events.toRoom(tx, 'room.said', message)
        return message
      }),

    say: ({ room, text: typed, replyTo }, person) =>
      orm.transaction(async (tx) => {
        if (!roomsOf(brand).includes(room)) throw new Failure('ROOM_UNKNOWN')
        const text = roomText(typed) ?? refuse('INVALID_REQUEST')
        if (replyTo !== undefined && !(await isSaid(tx, room, replyTo))) throw new Failure('ROOM_MESSAGE_UNKNOWN')
        const now = clock.now()
        const row = await insertMessage(tx, {
          id: randomToken(random, 9),
          room,
          by: derivedId('room host', person),
          name: person,
          host: true,
          replyTo: replyTo ?? null,
          text,
          saidAt: now,
          // Readers take nothing of the house away.
          judgedAt: now,
          judgedBy: person,
        })
        await audit.write(tx, { actor: actorOf(person), action: 'ROOM_HOST_SAID', subject: room, details: { id: row.id, text } })
        const message = await toFrame(tx, row)
        await events.toRoom(tx, 'room.said', message)
        return message
      }),

    mute: async ({ account, minutes, reason }, person) => {
      const member = (await members.byAccount(account)) ?? refuse('ACCOUNT_UNKNOWN')
      return orm.transaction(async (tx) => {
        const until = minutes === 0 ? null : new Date(clock.now().getTime() + minutes * MINUTE_MS)
        if (until) await saveMute(tx, { memberId: member.id, until, reason, by: person })
        else await endMute(tx, member.id)
        const action = until ? 'ROOM_MUTED' : 'ROOM_UNMUTED'
        await audit.write(tx, { actor: actorOf(person), action, subject: member.id, details: { minutes, reason } })
        await events.notify(tx, member.id, 'room.muted', {})
        return { account: member.account, until: until?.toISOString() ?? null }
      })
    },

    rules: async () => {
      const list = []
      for (const room of roomsOf(brand)) list.push(await rulesOf(orm, room))
      return { list }
    },

    setRules: (rules, person) =>
      orm.transaction(async (tx) => {
        if (!roomsOf(brand).includes(rules.room)) throw new Failure('ROOM_UNKNOWN')
        await saveRule(tx, rules)
        await audit.write(tx, { actor: actorOf(person), action: 'ROOM_RULES_SET', subject: rules.room, details: { ...rules } })
        return rules
      }),
  }
}
