import { parseUnits } from '@portico/contract/kit/money'
import type { GatewayParts } from '@portico/gateway/process'
import { ensureSecretsKey } from '@portico/gateway/factors/index'
import { reachableHost } from '@portico/gateway/kit/listening-host'
import { systemRandom } from '@portico/gateway/ports/random'
import { plantVendor } from '@portico/gateway/vendors/index'
import type { StudioConfig } from '../config.ts'
import { scaled } from '../seed/scaled.ts'
import { addStudioGames, STUDIO_VENDOR } from './catalogue.ts'
import { startStudio, studioIsBuilt } from './process.ts'

/** What the house puts into Moon Gate's jackpot, in the merchant's usual coins. */
const JACKPOT = 25_000

/**
 * Starts the studio beside the gateway, with a new key of its wallet, and its games before all others.
 * Where its page was not built nothing starts, and the log says so.
 */
export const openStudio = async ({ config, database, log }: GatewayParts, { port, url, bingo }: StudioConfig, now: Date): Promise<void> => {
  if (!studioIsBuilt()) {
    log.warn('the studio is not built, so its games are not here: npm run studio builds its page')
    return
  }
  await addStudioGames(database.orm, now)
  const parts = { database, random: systemRandom, clock: { now: () => now }, secretsKey: ensureSecretsKey(config, systemRandom) }
  const { keyId, secret, openAt } = await plantVendor(parts, STUDIO_VENDOR)
  const { currency } = config.brand
  const launchUrl = await startStudio({
    wallet: `http://${reachableHost(config.host)}:${config.port}`,
    vendor: STUDIO_VENDOR,
    keyId,
    secret,
    host: config.host,
    port,
    url,
    dataDir: config.dataDir,
    bingo,
    jackpots: `PSMOONGATE:${currency}:${parseUnits(scaled(currency, JACKPOT))}`,
    sites: [...new Set(['localhost', '127.0.0.1', reachableHost(config.host)])].map((host) => `http://${host}:${config.port}`),
  })
  // Its book corrects results after they were paid.
  await openAt(launchUrl, { replays: true, lateWins: true })
  log.info({ address: launchUrl }, 'the studio is open')
}
