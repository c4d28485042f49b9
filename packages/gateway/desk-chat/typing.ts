import type { Clock } from '../ports/clock.ts'
import type { Events } from '../ports/events.ts'
import type { ChatRow } from './store.ts'

/** So long somebody types who has not been heard to type again. */
export const TYPING_MS = 8_000

/** Who says it again sooner is believed, and gateways are told nothing new. */
const AGAIN_MS = 2_000

/** Which members type to the desk at present, known at every instance and stored at none. */
export interface Typing {
  /** Whether the member of a chat types: since before the last line they do not. */
  is(chat: Pick<ChatRow, 'memberId' | 'lastAt'>): boolean
  /** Whether all gateways know that they type, and will for a while. */
  isKnown(chat: Pick<ChatRow, 'memberId' | 'lastAt'>): boolean
}

/** Listens to what instances tell each other. */
export const createTyping = (clock: Clock, events: Pick<Events, 'onGateways'>): Typing => {
  const since = new Map<string, Date>()
  const past = (at: Date, ms: number) => clock.now().getTime() - at.getTime() >= ms
  const typesFor =
    (ms: number) =>
    ({ memberId, lastAt }: Pick<ChatRow, 'memberId' | 'lastAt'>): boolean => {
      const at = since.get(memberId)
      return at !== undefined && at > lastAt && !past(at, ms)
    }
  events.onGateways('deskChat.typing', ({ memberId, at }) => {
    for (const [id, before] of since) if (past(before, TYPING_MS)) since.delete(id)
    since.set(memberId, new Date(at))
  })
  return { is: typesFor(TYPING_MS), isKnown: typesFor(AGAIN_MS) }
}
