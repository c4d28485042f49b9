import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import { VENDOR_HEADERS, VENDOR_SKEW_MS } from '@portico/contract/vendor/paths'
import { signedAnswer, signedRequest } from '@portico/contract/vendor/signing'
import { VENDOR_HTTP, type VendorStatus } from '@portico/contract/vendor/statuses'
import type { Platform } from '../platform.ts'
import type { SecretBox } from '../kit/secret-box.ts'
import { liveKey, spendNonce } from './key-store.ts'
import type { By } from './transaction.ts'

/** A message as it came: its raw bytes, and the path as the vendor wrote it. */
export interface VendorMessage {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly raw: Uint8Array
}

/** Who sent it, or why it is not taken; with what an answer is signed by, where a key is known. */
export type Admission = {
  readonly secret?: string
  readonly nonce: string
} & ({ readonly by: By } | { readonly refused: VendorStatus })

const NONCE = /^[A-Za-z0-9_-]{16,64}$/
const TIMESTAMP = /^\d{10,15}$/
const SIGNATURE = /^[0-9a-f]{64}$/
const ID = /^[A-Za-z0-9_-]{1,64}$/

export const bodyHash = (raw: Uint8Array): string => hash('sha256', raw)
const macOf = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest()

/** Checks the signature, the time and the nonce of a message, in this order: what is not signed spends no nonce. */
export const createDoor = ({ database, clock }: Platform, box: SecretBox) => {
  const header = ({ headers }: VendorMessage, name: string): string => {
    const value = headers[name.toLowerCase()]
    return typeof value === 'string' ? value : ''
  }

  return {
    admit: async (message: VendorMessage): Promise<Admission> => {
      const read = (name: keyof typeof VENDOR_HEADERS) => header(message, VENDOR_HEADERS[name])
      const [vendor, keyId, timestamp, nonce, signature] = [
        read('vendor'),
        read('keyId'),
        read('timestamp'),
        read('nonce'),
        read('signature'),
      ]
      if (!ID.test(vendor) || !ID.test(keyId)) return { nonce, refused: 'UNKNOWN_VENDOR' }
      const key = await liveKey(database.orm, vendor, keyId)
      if (!key) return { nonce, refused: 'UNKNOWN_VENDOR' }
      const secret = box.open(key.sealedSecret, `${vendor} ${keyId}`)
      if (!NONCE.test(nonce) || !TIMESTAMP.test(timestamp) || !SIGNATURE.test(signature))
        return { secret, nonce, refused: 'INVALID_SIGNATURE' }
      const right = macOf(secret, signedRequest(message.method, message.path, timestamp, nonce, bodyHash(message.raw)))
      if (!timingSafeEqual(right, Buffer.from(signature, 'hex'))) return { secret, nonce, refused: 'INVALID_SIGNATURE' }
      const now = clock.now()
      if (Math.abs(now.getTime() - Number(timestamp)) > VENDOR_SKEW_MS) return { secret, nonce, refused: 'STALE_TIMESTAMP' }
      if (!(await spendNonce(database.orm, vendor, nonce, now))) return { secret, nonce, refused: 'REPLAYED_NONCE' }
      return { secret, nonce, by: { vendor, terms: key.terms } }
    },

    /** The answer's status, text and headers. What no key is known for is not signed. */
    answer: ({ secret, nonce }: Pick<Admission, 'secret' | 'nonce'>, path: string, reply: { readonly status: VendorStatus }) => {
      const status = VENDOR_HTTP[reply.status] ?? 200
      const body = JSON.stringify(reply)
      const timestamp = String(clock.now().getTime())
      const signed = secret === undefined ? undefined : signedAnswer(status, path, timestamp, nonce, bodyHash(Buffer.from(body)))
      return {
        status,
        body,
        headers: {
          'Cache-Control': 'no-store',
          ...(signed === undefined || secret === undefined
            ? {}
            : {
                [VENDOR_HEADERS.timestamp]: timestamp,
                [VENDOR_HEADERS.nonce]: nonce,
                [VENDOR_HEADERS.signature]: macOf(secret, signed).toString('hex'),
              }),
        },
      }
    },
  }
}

export type Door = ReturnType<typeof createDoor>
