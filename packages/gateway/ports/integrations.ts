import type { ConnectGameHost } from './game-host.ts'
import type { ConnectPaymentProvider } from './payment-provider.ts'
import type { PictureSource } from './pictures.ts'

/** What a composition root hands in from outside. The gateway runs without any of it, and says at its start what it lacks. */
export interface Integrations {
  /** Absent: whatever has no stored picture is shown on a plain ground. */
  readonly pictures?: PictureSource | undefined
  /** Absent or empty: members pay in only by methods that an operator has connected. */
  readonly payments?: readonly ConnectPaymentProvider[] | undefined
  /** Absent: no game of a vendor can be opened. */
  readonly gameHost?: ConnectGameHost | undefined
}

/** A line for each integration that is not there, for whoever starts the gateway. */
export const lacking = ({ pictures, payments = [], gameHost }: Integrations): string[] => [
  ...(payments.length > 0 ? [] : ['there is no payment provider in code: members pay in only by methods that an operator has connected']),
  ...(gameHost ? [] : ["there is no game host: no vendor's game can be opened"]),
  ...(pictures ? [] : ['there is no picture source: games and vendors without a stored picture show a plain ground']),
]
