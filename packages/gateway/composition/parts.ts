import type { Config } from '../config.ts'
import type { Delivery } from '../events/index.ts'
import type { TimetableOptions } from '../lottery/index.ts'
import type { AutoResponder } from '../ports/auto-responder.ts'
import type { MessageProvider } from '../ports/message-provider.ts'
import type { OutboxPage } from '../ports/outbox-page.ts'
import type { ConnectPaymentProvider } from '../ports/payment-provider.ts'
import type { SocialProvider } from '../ports/social-provider.ts'

/** What a gateway is composed of, besides its platform. */
export interface AreaParts {
  readonly config: Config
  readonly delivery: Delivery
  readonly operatorKey: string
  /** Seals secrets that are read again. */
  readonly secretsKey: string
  readonly payments: readonly ConnectPaymentProvider[]
  readonly messageProviders: readonly MessageProvider[]
  /** Absent: stored messages have no page. */
  readonly outboxPage?: OutboxPage | undefined
  /** Absent: live chats are answered by people at the desk alone. */
  readonly autoResponder?: AutoResponder | undefined
  /** Whose accounts may be used to sign in. */
  readonly social: readonly SocialProvider[]
  /** The origin that vendors' games run at; null while there is none. */
  readonly gameOrigin: () => string | null
  /** How the lotteries' timetable is kept; as a gateway in use does when absent. */
  readonly timetable?: TimetableOptions
}
