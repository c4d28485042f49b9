import type { sessionKeys } from '@portico/contract/session/calls'
import type { ResponseOf } from '@portico/contract/kit/call'
import { type CryptoKey, compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { Failure } from '../failure.ts'
import { parseJson } from '../http/json.ts'
import { DAY_MS } from '../kit/duration.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import { insertKey, keysSince, retireKey, type RequestKeyRow } from './request-encryption-store.ts'

/** Requests are encrypted for a key for a day, and read for another. */
const ROTATION_MS = DAY_MS
const GRACE_MS = DAY_MS
const HEADER_KEYS = ['alg', 'enc', 'kid', 'typ', 'cty']

type PublicKeys = ResponseOf<typeof sessionKeys>['keys']

export interface RequestEncryption {
  /** The published keys, the current one first. Makes or rotates the key when that is due. */
  publicKeys(): Promise<PublicKeys>
  /**
   * Decrypts a compact JWE to the JSON it carries.
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
const kidOf = (payload: string): string => {
  try {
    const header = decodeProtectedHeader(payload)
    const known = Object.keys(header).every((key) => HEADER_KEYS.includes(key))
    if (known && typeof header.kid === 'string') return header.kid
  } catch {
    // Told as the same failure below.
  }
  throw new Failure('PAYLOAD_INVALID')
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

  return {
    publicKeys: async () => (await current()).map((loaded) => loaded.published),
    decrypt: async (payload) => {
      const loaded = await find(kidOf(payload))
      if (!loaded) throw new Failure('PAYLOAD_INVALID')
      try {
        const { plaintext } = await compactDecrypt(payload, loaded.key, {
          keyManagementAlgorithms: ['RSA-OAEP-256'],
          contentEncryptionAlgorithms: ['A256GCM'],
        })
        return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(plaintext))
      } catch {
        // Whether the key, the tag or the JSON was wrong is not told: it would help forging.
        throw new Failure('PAYLOAD_INVALID')
      }
    },
  }
}
