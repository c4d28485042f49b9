import { hash } from 'node:crypto'
import { canonicalJson } from '@portico/lottery/canonical'

/** SHA-256 of a value's canonical JSON, in hex. */
export const fingerprintOf = (value: unknown): string => hash('sha256', canonicalJson(value))

/** A UUID (version 8) that follows from the parts, so that a retried write has the same id and is found out. */
export const derivedId = (...parts: readonly string[]): string => {
  const bytes = hash('sha256', parts.join(':'), 'buffer').subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
