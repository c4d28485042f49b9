import type { MessageChannel } from './message-provider.ts'

/** A message that stays in the gateway, because its channel has no provider. */
export interface StoredMessage {
  readonly channel: MessageChannel
  readonly to: string
  readonly subject: string | null
  readonly text: string
  readonly createdAt: Date
}

/** A page of HTML without scripts that shows what would have gone out, the newest first; for whoever develops or tries the site. */
export type OutboxPage = (messages: readonly StoredMessage[]) => string
