import type { Clock } from '../ports/clock.ts'
import type { Events } from '../ports/events.ts'
import type { ChatRow } from './store.ts'

/** So long somebody types who has not been heard to type again. */
export const TYPING_MS = 8_000

/** Which members type to the desk at present, known at every instance and stored at none. */
export interface Typing {
  /** Whether the member of a chat types: since before the last line they do not. */
  is(chat: Pick<ChatRow, 'memberId' | 'lastAt'>): boolean
}

/** Listens to what instances tell each other. */
export const createTyping = (clock: Clock, events: Pick<Events, 'onGateways'>): Typing => {
  const since = new Map<string, Date>()
  const past = (at: Date) => clock.now().getTime() - at.getTime() >= TYPING_MS
  events.onGateways('deskChat.typing', ({ memberId, at }) => {
    for (const [id, before] of since) if (past(before)) since.delete(id)
    since.set(memberId, new Date(at))
  })
  return {
    is: ({ memberId, lastAt }) => {
      const at = since.get(memberId)
      return at !== undefined && at > lastAt && !past(at)
    },
  }
}
