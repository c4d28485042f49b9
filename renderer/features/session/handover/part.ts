/** A part of the page of the sign-in origin. */
export interface HandoverPart {
  readonly ticket: string
  /** The origin that it goes back to. */
  readonly site: string
  /** Goes on at this address. */
  readonly onDone: (url: string) => void
  readonly onFault: (error: unknown) => void
}
