import type { GameType } from '@portico/contract/catalogue/shapes'
import type { Logger } from 'pino'

/** What a vendor is given for a launch token. */
export interface LaunchTarget {
  readonly gameCode: string
  readonly gameName: string
  readonly gameType: GameType
  readonly displayName: string
  /** Absent where none was chosen. */
  readonly room: { readonly code: string; readonly name: string } | undefined
  readonly mode: 'real' | 'demo'
  readonly language: string
  readonly currency: string
  /** Absent for a guest's trial. */
  readonly account: string | undefined
  readonly site: string
  readonly launchedAt: Date
}

export type RedeemResult =
  | { readonly launched: LaunchTarget }
  | { readonly refused: 'UNKNOWN' | 'USED' | 'EXPIRED'; readonly site: string | undefined }

/** Trades a launch token for what it stands for, once. */
export type Redeem = (token: string) => Promise<RedeemResult>

/** Where launched games run: an origin of its own, which the site may frame. */
export interface GameHost {
  /** The origin under which browsers reach it; null while there is none. */
  origin(): string | null
  /** Listens, where it does, beside the gateway's own address. */
  start(gateway: { readonly host: string; readonly port: number }): Promise<void>
  stop(): Promise<void>
}

export interface GameHostDeps {
  readonly redeem: Redeem
  readonly log: Logger
  /** So many proxies stand before it, as before the gateway. */
  readonly proxies: number
}

export type ConnectGameHost = (deps: GameHostDeps) => GameHost
