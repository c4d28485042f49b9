/** What the wallet did otherwise than the document says. */
export class Deviation extends Error {}
