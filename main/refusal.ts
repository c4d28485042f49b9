import type { BridgeFailure } from '@portico/contract/desktop/channels'

/** A part's own no to what a window asked, told to the renderer by its code alone. */
export class Refusal extends Error {
  readonly code: BridgeFailure
  constructor(code: BridgeFailure) {
    super(code)
    this.code = code
  }
}
