/** Codes with their HTTP status; their words stand in errors.json of each language. */
export const DESK_CHAT_FAILURES = { DESK_CHAT_SHUT: 409, DESK_CHAT_ENDED: 409, DESK_CHAT_UNKNOWN: 404 } as const
