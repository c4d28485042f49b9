import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import type { RandomSource } from '../ports/random.ts'

/** Keeps secrets that have to be read again, by a key that does not stand in the database beside them. */
export interface SecretBox {
  /** `owner` goes into the seal: a row that is copied to another owner opens no more. */
  seal(secret: string, owner: string): string
  /** @throws Error where the key, the owner or the text is another */
  open(sealed: string, owner: string): string
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM; `key` is any text with enough chance in it. */
export const createSecretBox = (key: string, random: RandomSource): SecretBox => {
  const secretKey = createHash('sha256').update(`secret box\n${key}`).digest()
  return {
    seal: (secret, owner) => {
      const nonce = random.bytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', secretKey, nonce).setAAD(Buffer.from(owner))
      const sealed = [cipher.update(secret, 'utf8'), cipher.final()]
      return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64url')
    },
    open: (sealed, owner) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', secretKey, bytes.subarray(0, NONCE_BYTES))
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
