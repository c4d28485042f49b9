import type { Bridge, RequestArgs, RequestName, RequestResult } from '@portico/contract/desktop/channels'
import type { ClientState } from '@portico/contract/desktop/shapes'

export type Ask = { readonly [N in RequestName]: (...args: RequestArgs<N>) => Promise<RequestResult<N>> }

/** What only the desktop client can do. */
export interface Desktop {
  /** The current state; `on` reports each change. */
  readonly state: ClientState
  /** Each rejects with a BridgeError of `desktop.ts`. */
  readonly ask: Ask
  readonly on: Bridge['on']
  /** Told of each address that a link or a notification leads to; at once of the last one that came before anybody listened. */
  readonly onLink: (listener: (path: string) => void) => () => void
}
