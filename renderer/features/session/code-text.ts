import { failureKey, refusal } from '../../api/failure.ts'

/** What a code looks like, wherever it comes from. */
export const CODE = /^\d{6}$/

/**
 * What the field of a code says of a failure: a key of the texts and, where the gateway tells, how many tries are left. `wrong`: what is said of a
 * wrong code, where it may be something beside it.
 */
export const codeFault = (error: unknown, wrong?: string): string => {
  const refused = refusal(error, 'CODE_WRONG')
  const { remaining } = refused ?? {}
  const key = refused && wrong !== undefined ? wrong : `errors:${failureKey(error)}`
  return `${key}${remaining === undefined ? '' : ` ${remaining}`}`
}
