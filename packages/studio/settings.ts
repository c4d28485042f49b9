import { fileURLToPath } from 'node:url'
import type { WalletKey } from './wallet/client.ts'

export interface StudioSettings {
  readonly host: string
  readonly port: number
  /** The folder of the studio's own store. */
  readonly data: string
  /** The folder of the built page. */
  readonly page: string
  /** As browsers reach it. */
  readonly origin: string
  readonly sites: readonly string[]
  /** Proxies between a browser and the studio. */
  readonly proxies: number
  readonly wallet: WalletKey
}

type Environment = Readonly<Record<string, string | undefined>>

/** @throws Error naming the first setting that is missing. */
export const readSettings = (environment: Environment): StudioSettings => {
  const needed = (name: string): string => {
    const value = environment[name]
    if (!value) throw new Error(`${name} is missing`)
    return value
  }
  const url = needed('STUDIO_WALLET_URL')
  return {
    host: environment['STUDIO_HOST'] || '127.0.0.1',
    port: Number(environment['STUDIO_PORT'] || 0),
    data: environment['STUDIO_DATA'] || 'data/studio',
    page: environment['STUDIO_PAGE'] || fileURLToPath(new URL('../../dist/studio', import.meta.url)),
    origin: environment['STUDIO_ORIGIN'] || '',
    sites: (environment['STUDIO_SITES'] || new URL(url).origin).split(/[\s,]+/).filter((site) => site !== ''),
    proxies: Number(environment['STUDIO_TRUST_PROXY'] || 0),
    wallet: { url, vendor: needed('STUDIO_VENDOR'), keyId: needed('STUDIO_KEY_ID'), secret: needed('STUDIO_SECRET') },
  }
}
