import type { RoomMessage } from '@portico/contract/chat/shapes'
import { Failure } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import { maskAccount } from '../kit/mask-account.ts'
import { deleteMessages, insertMessage, lastMessages, takeTurn } from './store.ts'

/** So much of what was said is kept: a room is for those who are there. */
const KEPT = 50
/** One member speaks at most this often. */
const PAUSE_MS = 3_000

export interface Room {
  /** The oldest first. */
  history(): Promise<readonly RoomMessage[]>
  /** Says it to every reader. @throws Failure RATE_LIMITED */
  say(caller: Caller, text: string): Promise<RoomMessage>
  /** Answers how much was taken back. */
  clear(): Promise<number>
}

export const createRoom = ({ database, clock, random, events }: Platform): Room => ({
  history: () => lastMessages(database.orm, KEPT),

  say: async ({ memberId, account }, text) => {
    const now = clock.now()
    const message = { id: randomToken(random, 9), name: maskAccount(account), text, saidAt: now.toISOString() }
    await database.orm.transaction(async (tx) => {
      const before = await takeTurn(tx, memberId, now, new Date(now.getTime() - PAUSE_MS))
      if (before) throw new Failure('RATE_LIMITED', { retryAfter: Math.ceil((before.getTime() + PAUSE_MS - now.getTime()) / 1000) })
      await insertMessage(tx, message, KEPT)
      await events.broadcast(tx, 'room.said', message)
    })
    return message
  },

  clear: () =>
    database.orm.transaction(async (tx) => {
      const cleared = await deleteMessages(tx)
      await events.broadcast(tx, 'room.cleared', {})
      return cleared
    }),
})
