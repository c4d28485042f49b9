import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Platform } from '../../platform.ts'
import { ensureSetting } from '../../db/settings.ts'

const SETTING = 'content.chat-key'
const [KEY_BYTES, IV_BYTES, TAG_BYTES] = [32, 12, 16]

/** Encrypts the paths of the customer service, so that no list of them can be read off the site. */
export interface ChatPaths {
  seal(path: string): Promise<string>
  /** Undefined for anything that `seal` has not made. */
  open(sealed: string): Promise<string | undefined>
}

export const createChatPaths = ({ database, random }: Pick<Platform, 'database' | 'random'>): ChatPaths => {
  let known: Promise<Buffer> | undefined
  const read = async (): Promise<Buffer> =>
    Buffer.from(String(await ensureSetting(database.orm, SETTING, Buffer.from(random.bytes(KEY_BYTES)).toString('base64url'))), 'base64url')
  // A key that could not be read is asked for again.
  const key = () =>
    (known ??= read().catch((error: unknown) => {
      known = undefined
      throw error
    }))

  return {
    seal: async (path) => {
      const iv = Buffer.from(random.bytes(IV_BYTES))
      const cipher = createCipheriv('aes-256-gcm', await key(), iv)
      const sealed = Buffer.concat([cipher.update(path, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open: async (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined
      const secret = await key()
      try {
        const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, IV_BYTES))
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
