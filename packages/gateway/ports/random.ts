import { createHmac, randomBytes } from 'node:crypto'

/** Where randomness comes from. Tests and the demo seed use a repeatable one. */
export interface RandomSource {
  bytes(count: number): Uint8Array
}

const ID_BYTES = 16
const POOL_BYTES = 256 * ID_BYTES

/** The system's source, asked for many ids at once as `randomUUID` does it; what is longer may be a secret and is drawn when it is wanted. */
const pooledSource = (): RandomSource => {
  let pool = Buffer.alloc(0)
  return {
    bytes: (count) => {
      if (count > ID_BYTES) return randomBytes(count)
      // A new buffer each time: what was handed out is never written again.
      if (pool.length < count) pool = randomBytes(POOL_BYTES)
      const bytes = pool.subarray(0, count)
      pool = pool.subarray(count)
      return bytes
    },
  }
}

export const systemRandom: RandomSource = pooledSource()

/** A repeatable stream: HMAC-SHA256(key, counter). For tests and demo data only. */
export const seededRandom = (key: string): RandomSource => {
  let counter = 0
  return {
    bytes: (count) => {
      const blocks: Buffer[] = []
      for (let have = 0; have < count; have += 32) blocks.push(createHmac('sha256', key).update(String(counter++)).digest())
      return new Uint8Array(Buffer.concat(blocks).subarray(0, count))
    },
  }
}

/** A token of `count` random bytes, base64url. */
export const randomToken = (random: RandomSource, count = 32): string => Buffer.from(random.bytes(count)).toString('base64url')

/** A version 4 UUID from the given source. */
export const randomId = (random: RandomSource): string => {
  const bytes = Buffer.from(random.bytes(ID_BYTES))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
