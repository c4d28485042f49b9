/** What a pasted text or an address may carry and nobody types; the gateway takes no name that has any of it. */
export const UNTYPED = /\p{Cc}/gu
