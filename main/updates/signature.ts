import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import type { PinnedKey } from '@portico/contract/desktop/brand'

/** Stands first in what is signed, so that no other thing signed by the same key passes for an update. */
const CONTEXT = 'portico update 1'

/** What a release key vouches for: this file, and no other, is this version for this machine. */
export interface Statement {
  /** One brand's update is none for another brand. */
  readonly appId: string
  readonly version: string
  readonly platform: string
  readonly arch: string
  /** Of the file, in base64. */
  readonly sha512: string
  /** Bytes. */
  readonly size: number
  /** The release notes for the reader. */
  readonly notes: string
  /** The version this one may take the place of although it is older; null in an ordinary release. */
  readonly replaces: string | null
}

export interface Signature {
  /** The id of a pinned key. */
  readonly key: string
  /** Base64url. */
  readonly signature: string
}

export interface SigningKey {
  readonly id: string
  readonly privateKey: KeyObject
}

/** A statement's one and only text. JSON keeps the parts apart whatever they hold. */
const statementBytes = ({ appId, version, platform, arch, sha512, size, notes, replaces }: Statement): Buffer => {
  const digest = createHash('sha256').update(notes).digest('base64')
  return Buffer.from(`${CONTEXT}\n${JSON.stringify([appId, version, platform, arch, sha512, size, digest, replaces])}`)
}

export const signStatement = (statement: Statement, keys: readonly SigningKey[]): Signature[] =>
  keys.map(({ id, privateKey }) => ({ key: id, signature: sign(null, statementBytes(statement), privateKey).toString('base64url') }))

/** Whether one of the pinned keys signed this statement. */
export const isVouchedFor = (statement: Statement, signatures: readonly Signature[], pinned: readonly PinnedKey[]): boolean => {
  const bytes = statementBytes(statement)
  return signatures.some(({ key: id, signature }) => {
    const found = pinned.find((candidate) => candidate.id === id)
    if (!found) return false
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: found.key }, format: 'jwk' })
    return verify(null, bytes, key, Buffer.from(signature, 'base64url'))
  })
}
