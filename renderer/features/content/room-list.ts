import type { RoomMessage } from '@portico/contract/chat/shapes'

/** More than a reader scrolls through; what is older is asked for by nobody. */
export const MOST_SHOWN = 300

/** A list in which those who answer a message show it so. */
const quoting = (list: readonly RoomMessage[], quoted: string, text: string | null): RoomMessage[] =>
  list.map((each) => (each.replyTo?.id === quoted ? { ...each, replyTo: { ...each.replyTo, text } } : each))

/** A list with one message more, in the room's order, once: one that was held takes its place when it is let through. */
export const joined = (list: readonly RoomMessage[], message: RoomMessage): RoomMessage[] =>
  quoting([...list.filter(({ id }) => id !== message.id), message], message.id, message.text)
    .sort((one, other) => one.position - other.position)
    .slice(-MOST_SHOWN)

/** A list in which a message is taken out, and its text with it wherever it is quoted. */
export const removed = (list: readonly RoomMessage[], id: string, reason: string | null): RoomMessage[] =>
  quoting(list, id, null).map((each) => (each.id === id ? { ...each, state: 'REMOVED', text: '', reason } : each))

/** A message as a reader sees it who has blocked these: what it answers of theirs is not there. */
export const withoutBlocked = (message: RoomMessage, blocked: readonly { readonly by: string }[]): RoomMessage =>
  message.replyTo && blocked.some(({ by }) => by === message.replyTo?.by)
    ? { ...message, replyTo: { ...message.replyTo, name: '', text: null } }
    : message
