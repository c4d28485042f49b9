import type { PinnedKey } from '@portico/contract/desktop/brand'
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { root } from '../lib/root.ts'

/** A key that signs, known by the id under which its public half is pinned. */
export interface ReleaseKey {
  readonly id: string
  readonly privateKey: KeyObject
}

const existingPart = (path: string): string => (existsSync(path) ? realpathSync(path) : existingPart(dirname(path)))

/** @throws Error when a private key would lie, or lies, where it could be committed */
export const outsideRepository = (path: string): string => {
  const full = resolve(path)
  const inside = [full, existingPart(full)].some((path) => !relative(realpathSync(root), path).startsWith('..'))
  if (inside) throw new Error(`${path} is inside the repository; private keys are kept elsewhere`)
  return full
}

const publicHalf = (key: KeyObject): string => {
  const { x } = createPublicKey(key).export({ format: 'jwk' })
  if (!x) throw new Error('This is no Ed25519 key')
  return x
}

/** A new key: its pinned half, and the text of its private file, encrypted where a passphrase is given. */
export const newKey = (id: string, passphrase: string | undefined): { readonly pinned: PinnedKey; readonly pem: string } => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const cipher = passphrase ? { cipher: 'aes-256-cbc', passphrase } : {}
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8', ...cipher })
  return { pinned: { id, key: publicHalf(privateKey) }, pem: pem.toString() }
}

/**
 * Opens private key files. The brand pack says which pinned key each one is.
 * @throws Error when a file is inside the repository, cannot be opened, or belongs to no pinned key
 */
export const openKeys = (paths: readonly string[], pinned: readonly PinnedKey[], passphrase: string | undefined): ReleaseKey[] => {
  if (paths.length === 0) throw new Error('Name a private key with --key')
  return paths.map((path) => {
    const privateKey = createPrivateKey({ key: readFileSync(outsideRepository(path)), ...(passphrase ? { passphrase } : {}) })
    const half = publicHalf(privateKey)
    const found = pinned.find(({ key }) => key === half)
    if (!found) throw new Error(`${path} is none of the pinned keys ${pinned.map(({ id }) => id).join(', ')}: no client would believe it`)
    return { id: found.id, privateKey }
  })
}
