import { hash } from 'node:crypto'
import { canonicalJson } from '@portico/lottery/canonical'

/** SHA-256 of a value's canonical JSON, in hex. */
export const fingerprintOf = (value: unknown): string => hash('sha256', canonicalJson(value))

/** The first digit of a UUID's fourth group, by the two bits it leaves free. */
const VARIANTS = '89ab'

/** A UUID (version 8) that follows from the parts, so that a retried write has the same id and is found out. */
export const derivedId = (...parts: readonly string[]): string => {
  const hex = hash('sha256', parts.join(':'))
  const variant = VARIANTS[Number.parseInt(hex[16]!, 16) % VARIANTS.length]!
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
