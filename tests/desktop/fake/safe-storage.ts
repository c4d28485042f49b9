import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SafeStorage } from 'electron'
import { guard } from './guard.ts'
import type { Keys } from './machine.ts'

/** The asynchronous half alone: the other goes away in Electron 46. Answers once the app is ready, as Electron does. */
export const createSafeStorage = (keys: Keys, whenReady: () => Promise<void>) =>
  guard('safeStorage', {
    isAsyncEncryptionAvailable: async () => {
      await whenReady()
      return keys.available
    },
    encryptStringAsync: async (plain: string) => {
      await whenReady()
      if (!keys.available) throw new Error('Encryption is not available')
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keys.key, iv)
      return Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    decryptStringAsync: async (sealed: Buffer) => {
      await whenReady()
      if (!keys.available) throw new Error('Decryption is not available')
      try {
        const decipher = createDecipheriv('aes-256-gcm', keys.key, sealed.subarray(0, 12))
        decipher.setAuthTag(sealed.subarray(-16))
        const result = Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8')
        return { result, shouldReEncrypt: keys.stale }
      } catch {
        throw new Error('Error while decrypting the ciphertext provided to safeStorage.decryptStringAsync.')
      }
    },
    getSelectedStorageBackend: () => keys.backend,
  } satisfies Partial<SafeStorage>)
