import { failureKey, isFailure } from '../../api/failure.ts'

export interface DepositTrouble {
  /** The `errors:` text that says what happened. */
  readonly key: ReturnType<typeof failureKey>
  /** Whether money moved: a refusal took nothing, silence leaves it open. */
  readonly moved: 'no' | 'unknown'
}

/** What a failed deposit means for the reader's money. */
export const depositTrouble = (error: unknown): DepositTrouble => ({
  key: failureKey(error),
  moved: isFailure(error) && error.kind === 'refused' && error.code !== 'INTERNAL' && error.code !== 'UNAVAILABLE' ? 'no' : 'unknown',
})
