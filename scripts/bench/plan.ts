export const CONNECTIONS = 16
export const MEMBERS = 200
/** Stakes so small that the bets of a whole run stay within the house's exposure on one issue. */
export const BENCH_MODE = '0.01'
/** HTTP over bare, on PostgreSQL. */
export const RATIO_GOAL = 0.6

/** How long one measurement takes. */
export interface Span {
  readonly warmUpMs: number
  readonly lastMs: number
}

/** What the gateway's process says once members can bet. */
export interface GatewayReady {
  readonly port: number
  readonly gameCode: string
  readonly numero: string
  readonly tokens: readonly string[]
}
