import { createHash, timingSafeEqual } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OPERATOR_KEY_FILE } from '@portico/contract/operator/local-gateway'
import { type RandomSource, randomToken } from '../ports/random.ts'

/** The operator's key below `dataDir`, made on first use and readable by this system account alone. */
export const ensureOperatorKey = (dataDir: string, random: RandomSource): string => {
  const path = join(dataDir, OPERATOR_KEY_FILE)
  mkdirSync(dataDir, { recursive: true })
  if (!existsSync(path)) writeFileSync(path, `${randomToken(random)}\n`, { mode: 0o600 })
  chmodSync(path, 0o600)
  const key = readFileSync(path, 'utf8').trim()
  if (key.length < 32) throw new Error(`${path} holds no key; delete it and start again`)
  return key
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares in a time that tells nothing about the key. */
export const sameKey = (candidate: string, key: string): boolean => timingSafeEqual(digest(candidate), digest(key))
