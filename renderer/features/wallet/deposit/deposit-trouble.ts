import { failureKey, isOutcomeUnknown } from '../../../api/failure.ts'

export interface DepositTrouble {
  /** The `errors:` text that says what happened. */
  readonly key: ReturnType<typeof failureKey>
  /** Whether money moved: a refusal took nothing, silence leaves it open. */
  readonly moved: 'no' | 'unknown'
}

/** What a failed deposit means for the reader's money; `again` when it had been sent before, without an answer. */
export const depositTrouble = (error: unknown, again = false): DepositTrouble => ({
  key: failureKey(error),
  moved: isOutcomeUnknown(error, again) ? 'unknown' : 'no',
})
