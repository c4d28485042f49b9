/** Marks history entries that opened rows here, so that closing them goes back instead of forward. */
export const OPENED_HERE = { rows: true }
