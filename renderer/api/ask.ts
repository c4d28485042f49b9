import type { Call } from '@portico/contract/kit/call'

/** One question to the gateway: the contract row and its request. */
export interface Ask {
  readonly row: Call
  readonly request: unknown
  /** For rows that move money; one key per intent, so that a repeat cannot move it twice. */
  readonly idempotencyKey?: string | undefined
}
