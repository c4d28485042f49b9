import type { AutoResponder } from './auto-responder.ts'
import type { ConnectGameHost } from './game-host.ts'
import type { MessageProvider } from './message-provider.ts'
import type { OutboxPage } from './outbox-page.ts'
import type { ConnectPaymentProvider } from './payment-provider.ts'
import type { PictureSource } from './pictures.ts'
import type { SocialProvider } from './social-provider.ts'

/** What a composition root hands in from outside. The gateway runs without any of it, and says at its start what it lacks. */
export interface Integrations {
  /** Absent: whatever has no stored picture is shown on a plain ground. */
  readonly pictures?: PictureSource | undefined
  /** Absent or empty: members pay in only by methods that an operator has connected. */
  readonly payments?: readonly ConnectPaymentProvider[] | undefined
  /** Absent or empty: SMS and e-mails stay in the gateway, where the operator reads them. */
  readonly messageProviders?: readonly MessageProvider[] | undefined
  /** Absent: stored messages are read at the operator's desk alone. For a demonstration. */
  readonly outboxPage?: OutboxPage | undefined
  /** In the place of those that the settings name. */
  readonly social?: readonly SocialProvider[] | undefined
  /** Absent: live chats are answered by people at the desk alone. For a demonstration. */
  readonly autoResponder?: AutoResponder | undefined
  /** Absent: no game of a vendor can be opened. */
  readonly gameHost?: ConnectGameHost | undefined
}

const CHANNELS = ['SMS', 'EMAIL'] as const

/** A line for each integration that is not there, for whoever starts the gateway. */
export const lacking = ({ pictures, payments = [], messageProviders = [], gameHost }: Integrations): string[] => [
  ...(payments.length > 0 ? [] : ['there is no payment provider in code: members pay in only by methods that an operator has connected']),
  ...CHANNELS.filter((channel) => !messageProviders.some(({ channels }) => channels.includes(channel))).map(
    (channel) => `there is no provider of ${channel}: what would be sent stays here, for "npm run operator -- messages"`,
  ),
  ...(gameHost ? [] : ["there is no game host: no vendor's game can be opened"]),
  ...(pictures ? [] : ['there is no picture source: games and vendors without a stored picture show a plain ground']),
]
