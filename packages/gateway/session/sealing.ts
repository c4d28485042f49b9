import type { sessionKeys } from '@portico/contract/session/calls'
import type { ResponseOf } from '@portico/contract/kit/call'
import { type CryptoKey, compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { Failure } from '../failure.ts'
import { parseJson } from '../http/json.ts'
import { DAY_MS } from '../kit/duration.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import { insertKey, keysSince, retireKey, type SealingKeyRow } from './sealing-store.ts'

/** A key seals for a day; what was sealed for it is still opened for another. */
const ROTATION_MS = DAY_MS
const GRACE_MS = DAY_MS
const HEADER_KEYS = ['alg', 'enc', 'kid', 'typ', 'cty']

type PublicKeys = ResponseOf<typeof sessionKeys>['keys']

export interface Sealing {
  /** The published keys, the current one first. Makes or rotates the key when that is due. */
  publicKeys(): Promise<PublicKeys>
  /**
   * Opens a compact JWE to the JSON it carries.
   * @throws Failure PAYLOAD_INVALID
   */
  open(payload: string): Promise<unknown>
}

interface OpenedKey {
  readonly row: SealingKeyRow
  readonly key: CryptoKey
  readonly published: PublicKeys[number]
}

const openKey = async (row: SealingKeyRow): Promise<OpenedKey> => {
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

export const createSealing = ({ database, clock, random }: Pick<Platform, 'database' | 'clock' | 'random'>): Sealing => {
  let keys: OpenedKey[] = []
  let working: Promise<OpenedKey[]> | undefined

  const isFresh = (opened: OpenedKey | undefined): boolean =>
    opened !== undefined && clock.now().getTime() - opened.row.createdAt.getTime() < ROTATION_MS

  const rotate = async (old: OpenedKey | undefined): Promise<OpenedKey> => {
    const { privateKey } = await generateKeyPair('RSA-OAEP-256', { modulusLength: 2048, extractable: true })
    const now = clock.now()
    const row = { kid: randomToken(random, 12), privateJwk: { ...(await exportJWK(privateKey)) }, createdAt: now, retiredAt: null }
    await insertKey(database.orm, row)
    if (old) await retireKey(database.orm, old.row.kid, now)
    return openKey(row)
  }

  const load = async (): Promise<OpenedKey[]> => {
    const rows = await keysSince(database.orm, new Date(clock.now().getTime() - GRACE_MS))
    const known = new Map(keys.map((opened) => [opened.row.kid, opened]))
    const opened = await Promise.all(rows.map(async (row) => known.get(row.kid) ?? openKey(row)))
    return isFresh(opened[0]) ? opened : [await rotate(opened[0]), ...opened]
  }

  const reload = async (): Promise<OpenedKey[]> => {
    working ??= load().finally(() => {
      working = undefined
    })
    keys = await working
    return keys
  }

  const current = async () => (isFresh(keys[0]) ? keys : reload())

  const find = async (kid: string): Promise<OpenedKey | undefined> => {
    const match = (all: OpenedKey[]) => all.find((opened) => opened.row.kid === kid)
    // Another instance may have rotated since this one last looked.
    return match(await current()) ?? match(await reload())
  }

  return {
    publicKeys: async () => (await current()).map((opened) => opened.published),
    open: async (payload) => {
      const opened = await find(kidOf(payload))
      if (!opened) throw new Failure('PAYLOAD_INVALID')
      try {
        const { plaintext } = await compactDecrypt(payload, opened.key, {
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
