import { isConnectionLost } from '../db/errors.ts'
import { Failure } from '../failure.ts'

const BY_FASTIFY_CODE: Readonly<Record<string, Failure['code']>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_BODY',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_BODY',
  FST_ERR_BAD_URL: 'INVALID_REQUEST',
  FST_ERR_MAX_PARAM_LENGTH: 'INVALID_REQUEST',
}

/** Constraint, time-out and connection failures that mean "later", not "broken". */
const BUSY = new Set(['25P03', '40001', '40P01', '53100', '53300', '57014', '57P01', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'])

/** SQLSTATE class 22, data exception: the database was handed what no column can hold. */
const isDataException = (code: string): boolean => /^22[0-9A-Z]{3}$/.test(code)

/** Whether the framework blames the caller: an error with a status from 400 to 499. */
export const isCallersFault = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && Number(error.statusCode) >= 400 && Number(error.statusCode) < 500

const codesOf = (error: unknown): string[] => {
  const codes: string[] = []
  for (let at = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth++) {
    if ('code' in at && typeof at.code === 'string') codes.push(at.code)
  }
  return codes
}

/** The refusal that an error means to the caller. What we did not foresee is INTERNAL and says nothing of itself. */
export const failureFrom = (error: unknown): Failure => {
  if (error instanceof Failure) return error
  const codes = codesOf(error)
  const known = codes.map((code) => BY_FASTIFY_CODE[code]).find((code) => code !== undefined)
  if (known) return new Failure(known)
  // A caller who hangs up in the middle of a body leaves the code of a lost database behind, but the framework blames the caller.
  if (isCallersFault(error)) return new Failure('INVALID_REQUEST')
  if (codes.some((code) => BUSY.has(code)) || isConnectionLost(error)) return new Failure('UNAVAILABLE', { retryAfter: 1 })
  if (codes.some(isDataException)) return new Failure('INVALID_REQUEST')
  return new Failure('INTERNAL')
}
