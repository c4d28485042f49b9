export const CONNECTIONS = 16
export const MEMBERS = 200
/** HTTP over bare, on PostgreSQL. */
export const RATIO_GOAL = 0.35

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
