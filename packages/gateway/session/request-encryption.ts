import { hash as digest } from 'node:crypto'
import type { sessionKeys } from '@portico/contract/session/calls'
import type { ResponseOf } from '@portico/contract/kit/call'
import { base64url, type CryptoKey, compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { Failure } from '../failure.ts'
import { parseJson } from '../http/json.ts'
import { DAY_MS } from '../kit/duration.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import { insertKey, keysSince, retireKey, type RequestKeyRow, spendRequest } from './request-encryption-store.ts'

/** Requests are encrypted for a key for a day, and read for another. */
const ROTATION_MS = DAY_MS
const GRACE_MS = DAY_MS
const HEADER_KEYS = ['alg', 'enc', 'kid', 'typ', 'cty', 'iat']
/** A request that says when it was made (`iat`, seconds) is refused when that is further away. */
const MOST_SKEW_MS = 5 * 60_000

type PublicKeys = ResponseOf<typeof sessionKeys>['keys']

export interface RequestEncryption {
  /** The published keys, the current one first. Makes or rotates the key when that is due. */
  publicKeys(): Promise<PublicKeys>
  /** The published keys, and what time it is for who encrypts with one. */
  published(): Promise<ResponseOf<typeof sessionKeys>>
  /**
   * Decrypts a compact JWE to the JSON it carries, once: the same one again is refused, and one that says it is older than five minutes.
   * @throws Failure PAYLOAD_INVALID
   */
  decrypt(payload: string): Promise<unknown>
}

interface LoadedKey {
  readonly row: RequestKeyRow
  readonly key: CryptoKey
  readonly published: PublicKeys[number]
}

const loadKey = async (row: RequestKeyRow): Promise<LoadedKey> => {
  const jwk = row.privateJwk as JWK
  const key = (await importJWK(jwk, 'RSA-OAEP-256')) as CryptoKey
  return { row, key, published: { kty: 'RSA', n: jwk.n!, e: jwk.e!, kid: row.kid, use: 'enc', alg: 'RSA-OAEP-256' } }
}

/** Compression would let a small body grow without bound, so nothing outside the list of headers is taken. */
const headerOf = (payload: string): { readonly kid: string; readonly iat?: number } => {
  try {
    const header = decodeProtectedHeader(payload)
    const { kid, iat } = header as { kid?: unknown; iat?: unknown }
    const known = Object.keys(header).every((key) => HEADER_KEYS.includes(key))
    if (known && typeof kid === 'string' && (iat === undefined || typeof iat === 'number'))
      return iat === undefined ? { kid } : { kid, iat }
  } catch {
    // Told as the same failure below.
  }
  throw new Failure('PAYLOAD_INVALID')
}

/** What no copy of a request can differ in: its text could be written in other ways that mean the same. */
const hashOf = (payload: string): string => {
  const [, , iv = '', ciphertext = '', tag = ''] = payload.split('.')
  return digest('sha256', Buffer.concat([iv, ciphertext, tag].map((part) => base64url.decode(part))), 'base64url')
}

export const createRequestEncryption = ({
  database,
  clock,
  random,
}: Pick<Platform, 'database' | 'clock' | 'random'>): RequestEncryption => {
  let keys: LoadedKey[] = []
  let loading: Promise<LoadedKey[]> | undefined

  const isFresh = (loaded: LoadedKey | undefined): boolean =>
    loaded !== undefined && clock.now().getTime() - loaded.row.createdAt.getTime() < ROTATION_MS

  const rotate = async (old: LoadedKey | undefined): Promise<LoadedKey> => {
    const { privateKey } = await generateKeyPair('RSA-OAEP-256', { modulusLength: 2048, extractable: true })
    const now = clock.now()
    const row = { kid: randomToken(random, 12), privateJwk: { ...(await exportJWK(privateKey)) }, createdAt: now, retiredAt: null }
    await insertKey(database.orm, row)
    if (old) await retireKey(database.orm, old.row.kid, now)
    return loadKey(row)
  }

  const load = async (): Promise<LoadedKey[]> => {
    const rows = await keysSince(database.orm, new Date(clock.now().getTime() - GRACE_MS))
    const known = new Map(keys.map((loaded) => [loaded.row.kid, loaded]))
    const loaded = await Promise.all(rows.map(async (row) => known.get(row.kid) ?? loadKey(row)))
    return isFresh(loaded[0]) ? loaded : [await rotate(loaded[0]), ...loaded]
  }

  const reload = async (): Promise<LoadedKey[]> => {
    loading ??= load().finally(() => {
      loading = undefined
    })
    keys = await loading
    return keys
  }

  const current = async () => (isFresh(keys[0]) ? keys : reload())

  const find = async (kid: string): Promise<LoadedKey | undefined> => {
    const match = (all: LoadedKey[]) => all.find((loaded) => loaded.row.kid === kid)
    // Another instance may have rotated since this one last looked.
    return match(await current()) ?? match(await reload())
  }

  const open = async (payload: string, { key }: LoadedKey): Promise<unknown> => {
    try {
      const { plaintext } = await compactDecrypt(payload, key, {
        keyManagementAlgorithms: ['RSA-OAEP-256'],
        contentEncryptionAlgorithms: ['A256GCM'],
      })
      return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(plaintext))
    } catch {
      // Whether the key, the tag or the JSON was wrong is not told: it would help forging.
      throw new Failure('PAYLOAD_INVALID')
    }
  }

  const publicKeys = async () => (await current()).map((loaded) => loaded.published)

  return {
    publicKeys,
    published: async () => ({ keys: await publicKeys(), serverNow: clock.now().toISOString() }),
    decrypt: async (payload) => {
      const { kid, iat } = headerOf(payload)
      const loaded = await find(kid)
      const now = clock.now().getTime()
      if (!loaded || (iat !== undefined && Math.abs(now - iat * 1000) > MOST_SKEW_MS)) throw new Failure('PAYLOAD_INVALID')
      const request = await open(payload, loaded)
      // One that says nothing of its age could come again for as long as its key is read.
      const keptMs = iat === undefined ? ROTATION_MS + GRACE_MS : 2 * MOST_SKEW_MS
      if (!(await spendRequest(database.orm, hashOf(payload), new Date(now + keptMs)))) throw new Failure('PAYLOAD_INVALID')
      return request
    },
  }
}
