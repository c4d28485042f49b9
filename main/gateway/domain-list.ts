import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import type { PinnedKey } from '@portico/contract/desktop/brand'
import {
  type DomainListBody,
  domainListBody,
  MAX_DOMAIN_LIST_BYTES,
  type SignedDomainList,
  signedDomainList,
} from '@portico/contract/system/shapes'
import { isPublicOrigin } from './origin.ts'

/** Stands before the body in what is signed, so that no other thing signed by the same key passes for a list. */
const CONTEXT = 'portico domain list 1\n'
const DAY_MS = 86_400_000
/** A list that never runs out could be held against us for ever. */
const LONGEST_DAYS = 400
/** As far as another clock may be ahead of this one. */
const SKEW_MS = DAY_MS

/** Why a list is not taken. */
export type ListFault = 'TOO_LARGE' | 'SHAPE' | 'SIGNATURE' | 'CANONICAL' | 'ORIGIN' | 'BRAND' | 'FUTURE' | 'EXPIRED' | 'LIFETIME'

export type ListVerdict =
  /** `by`: the ids of the pinned keys whose signatures hold. */
  { readonly ok: true; readonly body: DomainListBody; readonly by: readonly string[] } | { readonly ok: false; readonly fault: ListFault }

/** A list's one and only text: keys in this order, no blanks. */
export const canonicalBody = ({ brand, version, issued, expires, origins }: DomainListBody): string =>
  JSON.stringify({ brand, version, issued, expires, origins })

const signedBytes = (body: Buffer): Buffer => Buffer.concat([Buffer.from(CONTEXT), body])

/**
 * Signs a list, with the current key and the next one where a rotation is under way.
 * @throws Error naming the fault of a list that no client would take
 */
export const signDomainList = (
  body: DomainListBody,
  keys: readonly { readonly id: string; readonly privateKey: KeyObject }[],
): SignedDomainList => {
  const fault = domainListBody.safeParse(body).success ? faultOf(body) : 'SHAPE'
  if (fault) throw new Error(`No client would take this list: ${fault}`)
  const bytes = Buffer.from(canonicalBody(body))
  return {
    body: bytes.toString('base64url'),
    signatures: keys.map(({ id, privateKey }) => ({
      key: id,
      signature: sign(null, signedBytes(bytes), privateKey).toString('base64url'),
    })),
  }
}

const faultOf = ({ issued, expires, origins }: DomainListBody): ListFault | undefined => {
  if (!origins.every(isPublicOrigin) || new Set(origins).size !== origins.length) return 'ORIGIN'
  const lifetime = Date.parse(expires) - Date.parse(issued)
  return lifetime > 0 && lifetime <= LONGEST_DAYS * DAY_MS ? undefined : 'LIFETIME'
}

const exactBytes = (text: string): Buffer | undefined => {
  const bytes = Buffer.from(text, 'base64url')
  // Several texts decode to the same bytes; one of them is right.
  return bytes.toString('base64url') === text ? bytes : undefined
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const publicKeyOf = ({ key }: PinnedKey): KeyObject => createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' })

export interface ListReader {
  /** The place of a pinned key among those pinned, the first being the one in use; -1 for one that is pinned no more. */
  readonly rankOf: (key: string) => number
  /** From the text of a file or an answer. */
  readonly readText: (text: string, now: number) => ListVerdict
  /** `aged`: the list was taken earlier and may have run out since. */
  readonly read: (list: unknown, now: number, options?: { readonly aged?: boolean }) => ListVerdict
}

/**
 * Reads signed lists. Nothing of a body is parsed before a pinned key's signature over its bytes holds.
 * @throws Error when fewer than two keys are pinned: then none could ever be replaced
 */
export const createListReader = ({ brand, keys }: { readonly brand: string; readonly keys: readonly PinnedKey[] }): ListReader => {
  if (new Set(keys.map(({ key }) => key)).size < 2) throw new Error('Two domain keys must be pinned, so that one can be replaced')
  const pinned = new Map(keys.map((key) => [key.id, publicKeyOf(key)]))
  const no = (fault: ListFault): ListVerdict => ({ ok: false, fault })

  const read: ListReader['read'] = (list, now, { aged = false } = {}) => {
    const outer = signedDomainList.safeParse(list)
    if (!outer.success) return no('SHAPE')
    const bytes = exactBytes(outer.data.body)
    if (!bytes) return no('CANONICAL')
    if (bytes.length > MAX_DOMAIN_LIST_BYTES) return no('TOO_LARGE')
    const { signatures } = outer.data
    if (new Set(signatures.map(({ key }) => key)).size !== signatures.length) return no('SHAPE')
    const by = signatures.flatMap(({ key, signature }) => {
      const publicKey = pinned.get(key)
      const mark = exactBytes(signature)
      return publicKey && mark && verify(null, signedBytes(bytes), publicKey, mark) ? [key] : []
    })
    if (by.length === 0) return no('SIGNATURE')
    const text = bytes.toString()
    const inner = domainListBody.safeParse(parsed(text))
    if (!inner.success) return no('SHAPE')
    const body = inner.data
    if (canonicalBody(body) !== text) return no('CANONICAL')
    if (body.brand !== brand) return no('BRAND')
    const fault = faultOf(body)
    if (fault) return no(fault)
    if (Date.parse(body.issued) > now + SKEW_MS && !aged) return no('FUTURE')
    if (Date.parse(body.expires) <= now && !aged) return no('EXPIRED')
    return { ok: true, body, by }
  }

  return {
    rankOf: (id) => keys.findIndex((key) => key.id === id),
    read,
    readText: (text, now) => (Buffer.byteLength(text) > MAX_DOMAIN_LIST_BYTES ? no('TOO_LARGE') : read(parsed(text), now)),
  }
}
