import type { DeskChat, DeskChatLine } from '@portico/contract/desk-chat/shapes'

/** The lines of a chat with others, each once and in their order. */
export const withLines = (list: readonly DeskChatLine[], more: readonly DeskChatLine[]): DeskChatLine[] =>
  [...new Map([...list, ...more].map((line) => [line.position, line])).values()].sort((one, other) => one.position - other.position)

/** What the desk said that the member has not read. */
export const unreadOf = ({ read }: Pick<DeskChat, 'read'>, list: readonly DeskChatLine[]): DeskChatLine[] =>
  list.filter(({ by, position }) => by === 'DESK' && position > read)
