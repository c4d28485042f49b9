import { failureKey, refusal } from '../../api/failure.ts'

/** What a code looks like, wherever it comes from. */
export const CODE = /^\d{6}$/

/** What the field of a code says of a failure: a key of the texts and, where the gateway tells, how many tries are left. */
export const codeFault = (error: unknown): string => {
  const { remaining } = refusal(error, 'CODE_WRONG') ?? {}
  return `errors:${failureKey(error)}${remaining === undefined ? '' : ` ${remaining}`}`
}
