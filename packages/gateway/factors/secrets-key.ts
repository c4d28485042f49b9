import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { type RandomSource, randomToken } from '../ports/random.ts'

const FILE = 'secrets.key'

/** The key that secrets are sealed by: of the settings, else of a file below `dataDir`, made on first use and readable by this system account alone. */
export const ensureSecretsKey = ({ secretsKey, dataDir }: Pick<Config, 'secretsKey' | 'dataDir'>, random: RandomSource): string => {
  if (secretsKey !== undefined) return secretsKey
  const path = join(dataDir, FILE)
  mkdirSync(dataDir, { recursive: true })
  if (!existsSync(path)) writeFileSync(path, `${randomToken(random)}\n`, { mode: 0o600 })
  chmodSync(path, 0o600)
  const key = readFileSync(path, 'utf8').trim()
  if (key.length < 32) throw new Error(`${path} holds no key: put back the one that was there; without it no authenticator app works`)
  return key
}
