/** Codes of the chat room; their words stand in errors.json of each language. `ROOM_MUTED` says until when with `retryAfter`, and why with `message`. */
export const CHAT_FAILURES = {
  ROOM_UNKNOWN: 404,
  ROOM_LINK: 422,
  ROOM_MUTED: 403,
  ROOM_MESSAGE_UNKNOWN: 404,
  ROOM_OWN_MESSAGE: 409,
} as const
