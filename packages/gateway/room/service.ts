import type { RoomMessage } from '@portico/contract/chat/shapes'
import { Failure } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/chance.ts'
import { maskAccount } from '../kit/mask-account.ts'

/** So much of what was said is kept, in memory alone: a room is for those who are there. */
const KEPT = 50
/** One member speaks at most this often. */
const PAUSE_MS = 3_000

export interface Room {
  history(): readonly RoomMessage[]
  /** Says it to every reader. @throws Failure RATE_LIMITED */
  say(caller: Caller, text: string): RoomMessage
  /** Answers how much was taken back. */
  clear(): number
}

export const createRoom = ({ clock, chance, events }: Platform): Room => {
  let said: readonly RoomMessage[] = []
  const spokeAt = new Map<string, number>()

  return {
    history: () => said,
    say: ({ memberId, account }, text) => {
      const now = clock.now()
      for (const [id, at] of spokeAt) if (now.getTime() - at >= PAUSE_MS) spokeAt.delete(id)
      const before = spokeAt.get(memberId)
      if (before !== undefined) throw new Failure('RATE_LIMITED', { retryAfter: Math.ceil((before + PAUSE_MS - now.getTime()) / 1000) })
      spokeAt.set(memberId, now.getTime())
      const message = { id: randomToken(chance, 9), name: maskAccount(account), text, saidAt: now.toISOString() }
      said = [...said, message].slice(-KEPT)
      events.announce('room.said', message)
      return message
    },
    clear: () => {
      const cleared = said.length
      said = []
      events.announce('room.cleared', {})
      return cleared
    },
  }
}
