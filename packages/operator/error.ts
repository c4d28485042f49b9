import type { FailureCode } from '@portico/contract/kit/failure'

/** An error whose message is for the operator; anything else that is thrown is a fault of ours. */
export class OperatorError extends Error {
  /** Why the gateway refused, where it did. */
  readonly code: FailureCode | undefined

  constructor(message: string, code?: FailureCode) {
    super(message)
    this.code = code
  }
}
