import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brandPack } from '@portico/contract/kit/brand'
import { readBrandPack } from '@portico/contract/kit/read-brand'
import { LOCAL_GATEWAY, OPERATOR_SESSION_FILE } from '@portico/contract/operator/local-gateway'

const brands = fileURLToPath(new URL('../../resources/brands/', import.meta.url))

export interface Settings {
  readonly host: string
  readonly port: string
  /** Absolute. */
  readonly dataDir: string
  /** Holds the token of whoever is logged in; absolute. */
  readonly sessionFile: string
  /** The token itself, for scripts. */
  readonly session: string | undefined
  /** The brand's languages, by their gateway codes. */
  readonly languages: readonly string[]
}

/** @throws Error that names the brand pack and what is wrong with it. */
const languagesOf = (brand: string): string[] => {
  const id = brandPack.shape.id.safeParse(brand)
  if (!id.success) throw new Error('BRAND: must be the name of a folder in resources/brands')
  const path = resolve(brands, id.data, 'brand.json')
  if (!existsSync(path)) throw new Error(`BRAND: there is no brand pack at ${path}`)
  return readBrandPack(readFileSync(path, 'utf8'), { path, id: id.data }).languages.map(({ code }) => code)
}

/** Where the gateway runs and what it speaks, from the environment that it is started with; an empty variable counts as absent. */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings => {
  const dataDir = resolve(env['DATA_DIR'] || LOCAL_GATEWAY.dataDir)
  return {
    host: env['HOST'] || LOCAL_GATEWAY.host,
    port: env['PORT'] || String(LOCAL_GATEWAY.port),
    dataDir,
    sessionFile: resolve(env['OPERATOR_SESSION_FILE'] || join(dataDir, OPERATOR_SESSION_FILE)),
    session: env['OPERATOR_SESSION'] || undefined,
    languages: languagesOf(env['BRAND'] || LOCAL_GATEWAY.brand),
  }
}
