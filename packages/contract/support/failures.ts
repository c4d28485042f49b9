/** Codes with their HTTP status; their words stand in errors.json of each language. */
export const SUPPORT_FAILURES = { CASE_UNKNOWN: 404, CASE_CHANGED: 409, CASE_CLOSED: 409, TOO_MANY_CASES: 409 } as const
