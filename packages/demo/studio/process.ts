import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../../../', import.meta.url)
const PROGRAM = fileURLToPath(new URL('packages/studio/main.ts', ROOT))
const PAGE = fileURLToPath(new URL('dist/studio/index.html', ROOT))

/** The page of the games has to be built before they can be shown. */
export const studioIsBuilt = (): boolean => existsSync(PAGE)

export interface StudioOrder {
  /** Where the gateway is, as this machine reaches it. */
  readonly wallet: string
  readonly vendor: string
  readonly keyId: string
  readonly secret: string
  readonly host: string
  /** 0: any free one. */
  readonly port: number
  /** The origin under which browsers reach it; absent: where it listens. */
  readonly url?: string | undefined
  /** The folder of the gateway's data, in which it has one of its own. */
  readonly dataDir: string
  /** Origins that may frame its games. */
  readonly sites: readonly string[]
  /** What the house puts into jackpots that are not begun, as the studio reads it. */
  readonly jackpots: string
  /** When rounds of bingo are, as the studio reads it. */
  readonly bingo: string
}

/**
 * Starts the studio as a process of its own, which ends with this one.
 * @returns the origin under which browsers reach it.
 * @throws Error when it ended before it listened.
 */
export const startStudio = ({
  wallet,
  vendor,
  keyId,
  secret,
  host,
  port,
  url,
  dataDir,
  sites,
  jackpots,
  bingo,
}: StudioOrder): Promise<string> => {
  const studio = fork(PROGRAM, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      STUDIO_WALLET_URL: wallet,
      STUDIO_VENDOR: vendor,
      STUDIO_KEY_ID: keyId,
      STUDIO_SECRET: secret,
      STUDIO_HOST: host,
      STUDIO_PORT: String(port),
      STUDIO_ORIGIN: url ?? '',
      STUDIO_DATA: join(dataDir, 'studio'),
      STUDIO_SITES: sites.join(' '),
      STUDIO_JACKPOTS: jackpots,
      STUDIO_BINGO: bingo,
    },
  })
  return new Promise((resolve, reject) => {
    studio.once('error', reject)
    studio.once('exit', (code) => reject(new Error(`the studio ended with ${code} before it listened`)))
    studio.once('message', (message: { readonly address: string }) => resolve(url ?? message.address))
  })
}
