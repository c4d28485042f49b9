export type MessageChannel = 'SMS' | 'EMAIL'

/** A message on its way out. */
export interface OutgoingMessage {
  /** Ours. A provider that is given one a second time should send it once. */
  readonly id: string
  readonly channel: MessageChannel
  /** A number as E.164 writes it (`+84912345678`), or an e-mail address. */
  readonly to: string
  /** Null for an SMS. */
  readonly subject: string | null
  /** Plain text. */
  readonly text: string
  /** BCP 47. */
  readonly language: string
}

/** The provider will never take this message, so that trying again is no use. Any other error is tried again. */
export class MessageRefusal extends Error {}

/** Who carries messages of some channels to people. */
export interface MessageProvider {
  readonly name: string
  readonly channels: readonly MessageChannel[]
  /**
   * Hands a message over; answers the provider's own reference where there is one.
   * @throws MessageRefusal where it will never be taken; another Error where it may be taken later
   */
  send(message: OutgoingMessage): Promise<string | null>
}
