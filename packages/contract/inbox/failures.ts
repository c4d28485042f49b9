/** Codes with their HTTP status; their words stand in errors.json of each language. */
export const INBOX_FAILURES = { LETTER_UNKNOWN: 404 } as const
