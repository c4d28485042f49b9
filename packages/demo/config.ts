import { type Environment, flag, readSettings, whole } from '@portico/gateway/settings'
import * as z from 'zod/mini'

const environment = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  DEMO: z.optional(flag),
  GAME_HOST_PORT: z.optional(whole(0, 65_535)),
  GAME_HOST_URL: z.optional(z.url('must be an address')),
})

/** The names of the demonstration's own settings; docs/running.md says what each is for. */
export const DEMO_SETTINGS: readonly string[] = Object.keys(environment.shape)

/** Where the demonstration's games run. */
export interface GameHostConfig {
  /** Where it listens; absent: one above the gateway's port, or any free one. */
  readonly port?: number | undefined
  /** The origin under which browsers reach it; absent: this machine at its port. */
  readonly url?: string | undefined
}

export interface DemoConfig {
  /** Demo accounts with their history, and a payment provider that takes no real money. */
  readonly enabled: boolean
  readonly gameHost: GameHostConfig
}

/**
 * The demonstration's settings from environment variables; an empty variable counts as absent.
 * @throws Error that lists every variable that is wrong.
 */
export const readDemoConfig = (env: Environment): DemoConfig => {
  // HOUSE_* is what the game host was called before.
  const value = readSettings(environment, {
    ...env,
    GAME_HOST_PORT: env['GAME_HOST_PORT'] || env['HOUSE_PORT'],
    GAME_HOST_URL: env['GAME_HOST_URL'] || env['HOUSE_URL'],
  })
  return {
    enabled: value.DEMO ?? value.NODE_ENV !== 'production',
    gameHost: { port: value.GAME_HOST_PORT, url: value.GAME_HOST_URL },
  }
}
