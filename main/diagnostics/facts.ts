import type { ProxySetting, SessionState, UpdateState } from '@portico/contract/desktop/shapes'
import type { SocketState } from '../events/events.ts'
import type { Verdict } from '../gateway/probe.ts'
import type { Route } from '../proxy/route.ts'

/** Where the diagnostics look; nothing of it is changed by looking. */
export interface Facts {
  /** Whether the system sees any network. */
  readonly online: () => boolean
  /** Addresses of a name, as the client's own requests would find them. Rejects when it has none. */
  readonly lookup: (host: string) => Promise<readonly string[]>
  /** Origins of the gateways, and the one in use. */
  readonly origins: () => readonly string[]
  readonly active: () => string
  readonly probe: (origin: string) => Promise<Verdict>
  /** The signed list of domains was issued after what this machine takes for now. */
  readonly fromFuture: () => boolean
  readonly session: () => SessionState
  readonly socket: () => SocketState
  /** What stands behind the vault, as the system calls it. */
  readonly keyStore: () => string
  readonly proxy: () => ProxySetting
  readonly routes: (url: string) => Promise<readonly Route[]>
  readonly update: () => UpdateState
}

/** The facts as they were found together; null where there was no answer in time. */
export interface Findings {
  /** Origin of the gateway in use. */
  readonly active: string
  readonly online: boolean
  readonly fromFuture: boolean
  readonly verdicts: readonly (readonly [origin: string, verdict: Verdict])[]
  readonly addresses: readonly string[] | Error | null
  readonly session: SessionState
  readonly socket: SocketState
  readonly keyStore: string
  readonly proxy: ProxySetting
  readonly routes: readonly Route[] | Error | null
  readonly update: UpdateState
}
