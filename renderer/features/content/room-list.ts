import type { RoomMessage } from '@portico/contract/chat/shapes'

/** More than a reader scrolls through; what is older is asked for by nobody. */
export const MOST_SHOWN = 300

/** A list with one message more, in the room's order, once: one that was held takes its place when it is let through. */
export const joined = (list: readonly RoomMessage[], message: RoomMessage): RoomMessage[] =>
  [...list.filter(({ id }) => id !== message.id), message].sort((one, other) => one.position - other.position).slice(-MOST_SHOWN)
