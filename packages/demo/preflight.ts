import type { Config } from '@portico/gateway/config'
import { checkPort } from '@portico/gateway/kit/listening-port'
import { checkSurroundings } from '@portico/gateway/preflight'
import { readDemoConfig } from './config.ts'

/**
 * Looks whether a gateway with the demonstration beside it could start, before anything is built, migrated or seeded for it.
 * @throws Error that names the setting and what is wrong with it.
 */
export const checkDemoSurroundings = async (config: Config): Promise<void> => {
  const { gameHost } = readDemoConfig(process.env)
  if (gameHost.port !== undefined) {
    if (gameHost.port !== 0 && gameHost.port === config.port) throw new Error('GAME_HOST_PORT: must be another port than PORT')
    await checkPort('GAME_HOST_PORT', { host: config.host, port: gameHost.port })
  }
  await checkSurroundings(config)
}
