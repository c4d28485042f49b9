/** Whose a socket is; guests hear the public channel alone. */
export interface Listener {
  readonly memberId: string | null
  readonly sessionId: string | null
  /** Of the token that its ticket was asked for with: a socket outlives no token. */
  readonly tokenHash: string | null
}

/** A frame as it goes out: encoded already where many are sent the same. */
export type Encoded = string | Buffer

/** What the hub needs of a socket. */
export interface Connection {
  send(frame: Encoded): void
  /** Bytes accepted but not yet sent. */
  readonly bufferedAmount: number
  close(code: number, reason: string): void
}

export const CLOSE = {
  goingAway: 1001,
  serverError: 1011,
  missed: 1012,
  renewed: 1012,
  tooSlow: 1013,
  tooMany: 1013,
  unauthorized: 4401,
  foreignOrigin: 4403,
} as const
