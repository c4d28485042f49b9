import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { KeyStore } from '../keys.ts'

/** A key store that really encrypts, and can be locked, taken away, or given another key. */
export interface TestKeyStore extends KeyStore {
  available: () => Promise<boolean>
  encrypt: (text: string) => Promise<Buffer>
  backend: () => string
  /** The key in use; text sealed under another is not readable. */
  key: string
  /** Keys that still open, and ask for sealing again. */
  former: string[]
  locked: boolean
}

const keyOf = (name: string): Buffer => createHash('sha256').update(name).digest()

const decryptWith = (name: string, sealed: Buffer): string => {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(name), sealed.subarray(3, 15))
  decipher.setAuthTag(sealed.subarray(15, 31))
  return Buffer.concat([decipher.update(sealed.subarray(31)), decipher.final()]).toString('utf8')
}

export const testKeyStore = (key = 'first'): TestKeyStore => {
  // The words of Electron, by which a refusal is known.
  const requireUnlocked = (): void => {
    if (store.locked) throw new Error('safeStorage is temporarily unavailable. Please try again.')
  }
  const store: TestKeyStore = {
    key,
    former: [],
    locked: false,
    available: async () => true,
    backend: () => 'gnome_libsecret',
    encrypt: async (text) => {
      requireUnlocked()
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keyOf(store.key), nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.from('v11'), nonce, cipher.getAuthTag(), body])
    },
    decrypt: async (sealed) => {
      requireUnlocked()
      try {
        return { result: decryptWith(store.key, sealed), shouldReEncrypt: false }
      } catch (error) {
        const old = store.former.at(0)
        if (old === undefined) throw error
        return { result: decryptWith(old, sealed), shouldReEncrypt: true }
      }
    },
  }
  return store
}
