import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SafeStorage } from 'electron'
import { guard } from './guard.ts'
import type { Keys } from './machine.ts'

/** Chromium's marks on Linux: hidden under a password that everyone knows, or under one of the keyring. */
const MARKS = { plain: 'v10', sealed: 'v11' }
const HEAD = 15

/** The asynchronous half alone: the other goes away in Electron 46. Answers once the app is ready, as Electron does. */
export const createSafeStorage = (keys: Keys, whenReady: () => Promise<void>) => {
  const needKey = async (): Promise<void> => {
    await whenReady()
    if (keys.locked) throw new Error('Encryption is temporarily unavailable')
    if (!keys.available) throw new Error('Encryption is not available')
  }
  return guard('safeStorage', {
    isAsyncEncryptionAvailable: async () => {
      await whenReady()
      return keys.available && !keys.locked
    },
    encryptStringAsync: async (plain: string) => {
      await needKey()
      const head = Buffer.concat([Buffer.from(keys.backend === 'basic_text' ? MARKS.plain : MARKS.sealed), randomBytes(12)])
      const cipher = createCipheriv('aes-256-gcm', keys.key, head.subarray(3))
      return Buffer.concat([head, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    decryptStringAsync: async (sealed: Buffer) => {
      await needKey()
      try {
        const decipher = createDecipheriv('aes-256-gcm', keys.key, sealed.subarray(3, HEAD))
        decipher.setAuthTag(sealed.subarray(-16))
        const result = Buffer.concat([decipher.update(sealed.subarray(HEAD, -16)), decipher.final()]).toString('utf8')
        return { result, shouldReEncrypt: keys.stale }
      } catch {
        throw new Error('Error while decrypting the ciphertext provided to safeStorage.decryptStringAsync.')
      }
    },
    getSelectedStorageBackend: () => keys.backend,
  } satisfies Partial<SafeStorage>)
}
