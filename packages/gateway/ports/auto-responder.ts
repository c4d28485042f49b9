/** A live chat as whoever answers it by itself sees it. */
export interface SeenChat {
  readonly id: string
  readonly state: 'WAITING' | 'TALKING'
  /** The gateway's code of the language in which it was opened. */
  readonly language: string
  readonly openedAt: Date
  readonly joinedAt: Date | null
  readonly person: string | null
  /** How many of the lines the desk has read. */
  readonly deskRead: number
  /** Since when it types; null when it does not. */
  readonly typedAt: Date | null
  /** The last of them, the oldest first. */
  readonly lines: readonly { readonly position: number; readonly by: 'MEMBER' | 'DESK'; readonly text: string; readonly at: Date }[]
}

export type ResponderStep =
  | { readonly act: 'JOIN' | 'TYPE'; readonly person: string }
  | { readonly act: 'READ' }
  | { readonly act: 'SAY'; readonly person: string; readonly text: string }

/** Answers live chats where nobody sits at the desk. Asked over and over; what it says depends on the chat and the time alone. */
export interface AutoResponder {
  /** The next thing to do now; undefined while there is nothing. */
  next(chat: SeenChat, now: Date): ResponderStep | undefined
}
