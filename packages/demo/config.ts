import { LOCAL_GATEWAY } from '@portico/contract/operator/local-gateway'
import { SETTINGS } from '@portico/gateway/config'
import { isThisMachine } from '@portico/gateway/kit/listening-host'
import { type Environment, flag, readSettings, whole } from '@portico/gateway/settings'
import * as z from 'zod/mini'

const environment = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  DEMO: z.optional(flag),
  HOST: z._default(z.string(), LOCAL_GATEWAY.host),
  DATABASE_URL: z.optional(z.string()),
  GAME_HOST_PORT: z.optional(whole(0, 65_535)),
  GAME_HOST_URL: z.optional(z.url('must be an address')),
  STUDIO: z.optional(flag),
  STUDIO_PORT: z._default(whole(0, 65_535), 0),
  STUDIO_URL: z.optional(z.url('must be an address')),
  STUDIO_BINGO: z._default(z.string(), '180:15:2:10:9'),
})

/** The names of the demonstration's own settings; docs/running.md says what each is for. */
export const DEMO_SETTINGS: readonly string[] = Object.keys(environment.shape).filter((name) => !SETTINGS.includes(name))

/** Where the demonstration's games run. */
export interface GameHostConfig {
  /** Where it listens; absent: one above the gateway's port, or any free one. */
  readonly port?: number | undefined
  /** The origin under which browsers reach it; absent: this machine at its port. */
  readonly url?: string | undefined
}

/** Where the studio's games run, which are played for real. */
export interface StudioConfig {
  /** Where it listens; 0: any free one. */
  readonly port: number
  /** The origin under which browsers reach it; absent: this machine at its port. */
  readonly url?: string | undefined
  /** When rounds of bingo are, as the studio reads it: often, and with cards of the studio's own, so that one player alone can play. */
  readonly bingo: string
}

export interface DemoConfig {
  /** Demo accounts with their history, and a payment provider that takes no real money. */
  readonly enabled: boolean
  /** Others than who runs it may reach it, or rely on its database. */
  readonly exposed: boolean
  readonly gameHost: GameHostConfig
  /** Null: it is not wanted. */
  readonly studio: StudioConfig | null
}

/**
 * The demonstration's settings from environment variables; an empty variable counts as absent.
 * Unless `DEMO` says otherwise, nobody meets the demonstration who did not ask for it: it is off in production, on a PostgreSQL and
 * where others than this machine reach the gateway.
 * @throws Error that lists every variable that is wrong.
 */
export const readDemoConfig = (env: Environment): DemoConfig => {
  // HOUSE_* is what the game host was called before.
  const value = readSettings(environment, {
    ...env,
    GAME_HOST_PORT: env['GAME_HOST_PORT'] || env['HOUSE_PORT'],
    GAME_HOST_URL: env['GAME_HOST_URL'] || env['HOUSE_URL'],
  })
  if (value.DEMO && value.NODE_ENV === 'production')
    throw new Error('DEMO: the demonstration publishes its passwords; it does not run with NODE_ENV=production')
  const exposed = value.NODE_ENV === 'production' || value.DATABASE_URL !== undefined || !isThisMachine(value.HOST)
  const enabled = value.DEMO ?? !exposed
  return {
    enabled,
    exposed,
    gameHost: { port: value.GAME_HOST_PORT, url: value.GAME_HOST_URL },
    studio: (value.STUDIO ?? enabled) ? { port: value.STUDIO_PORT, url: value.STUDIO_URL, bingo: value.STUDIO_BINGO } : null,
  }
}
