import type { Call, RequestOf, ResponseOf, Schema } from '@portico/contract/kit/call'

/** The account behind a token. */
export interface Caller {
  readonly memberId: string
  readonly account: string
  readonly type: number
  readonly agent: boolean
  /** A trial account: it plays for no money and keeps nothing. */
  readonly trial: boolean
  readonly currency: string
  readonly sessionId: string
  /** Of the token that the call came with; absent where no call is answered. */
  readonly tokenHash?: string
  /** Of the cookie of the one device that the session is good on; any when absent. */
  readonly deviceHash?: string
}

export interface CookieOptions {
  readonly maxAgeSeconds: number
  readonly path?: '/wps'
  readonly sameSite?: 'lax'
}

/** What a handler knows about one call besides its request. */
export interface CallContext {
  readonly traceId: string
  readonly ip: string
  /** Origin of the site the call came through, e.g. `https://portico.example`. */
  readonly site: string
  /** Gateway language code, e.g. `TY`; always one of the brand's. */
  readonly language: string
  /** Who asks, where the row is for operators: the name of whoever is logged in at the desk. */
  readonly operator: string
  /** What the call was sent with, a member's or an operator's; empty where there is none. */
  readonly token: string
  /** Present exactly where the row says `movesMoney`. */
  readonly idempotencyKey: string
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The body as received, for signatures over it. */
  readonly rawBody: string
  /** Strict, and for the calls of a session, where nothing else is said. */
  setCookie(name: string, value: string, options: CookieOptions): void
  clearCookie(name: string): void
  /** The caller's session goes on under this token; the answer says so, whatever else it says. */
  renewToken(token: string): void
}

/** `caller` is set where the row's token is `true`, may be null where it is `optional`, and is null otherwise. */
export interface CallInput<C extends Call> {
  readonly request: RequestOf<C>
  readonly caller: C['token'] extends true ? Caller : Caller | null
  readonly context: CallContext
}

export interface Binding {
  readonly row: Call
  readonly handle: (input: never) => Promise<unknown>
}

/** Binds a contract row to what happens. The HTTP layer derives route, validation and token check from the row. */
export const bind = <Request extends Schema, Response extends Schema, C extends Call<Request, Response>>(
  row: C & Call<Request, Response>,
  handle: (input: CallInput<C>) => Promise<ResponseOf<C>>,
): Binding => ({ row, handle: handle as Binding['handle'] })
