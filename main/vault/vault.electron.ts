import { safeStorage } from 'electron'
import { createKeys, type Keys } from './keys.ts'

/** The system's key store. To be asked only once the app is ready: before that it would create a key of another name. */
export const systemKeys = (platform: NodeJS.Platform): Keys =>
  createKeys(
    {
      available: () => safeStorage.isAsyncEncryptionAvailable(),
      encrypt: (text) => safeStorage.encryptStringAsync(text),
      decrypt: (sealed) => safeStorage.decryptStringAsync(sealed),
      backend: () => (platform === 'linux' ? safeStorage.getSelectedStorageBackend() : platform),
    },
    platform,
  )
