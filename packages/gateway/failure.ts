import type { FailureEnvelope } from '@portico/contract/kit/envelope'
import type { FailureCode } from '@portico/contract/kit/failure'

export type FailureDetail = Partial<
  Pick<FailureEnvelope, 'message' | 'fields' | 'captcha' | 'next' | 'retryAfter' | 'remaining' | 'play' | 'methods' | 'reason'>
>

/** A refusal that is sent to the caller. Anything else thrown is answered INTERNAL and logged. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly detail: FailureDetail

  constructor(code: FailureCode, detail: FailureDetail = {}) {
    super(code)
    this.code = code
    this.detail = detail
  }
}

/** Throws the failure; for use in expressions. */
export const refuse = (code: FailureCode, detail?: FailureDetail): never => {
  throw new Failure(code, detail)
}

/** Whether a check passes: a refusal is a no, any other error stays one. */
export const passes = async (check: () => Promise<unknown>): Promise<boolean> => {
  try {
    await check()
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}
