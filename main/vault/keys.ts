/** The asynchronous half of Electron's safeStorage, and the name of what stands behind it. */
export interface KeyStore {
  readonly available: () => Promise<boolean>
  readonly encrypt: (text: string) => Promise<Buffer>
  readonly decrypt: (sealed: Buffer) => Promise<{ readonly result: string; readonly shouldReEncrypt: boolean }>
  /** On Linux the password manager chosen, such as `kwallet6` or `basic_text`; elsewhere the platform's name. */
  readonly backend: () => string
}

export type SealResult = { readonly kind: 'sealed'; readonly sealed: string } | { readonly kind: 'locked' | 'unavailable' }
export type UnsealResult =
  | { readonly kind: 'opened'; readonly text: string /** The key changed: seal it again. */; readonly stale: boolean }
  | { readonly kind: 'locked' | 'undecryptable' }

/** The key store, with its refusals told apart. Nothing rejects. Sealed text is base64. */
export interface Keys {
  readonly state: () => Promise<'ready' | 'locked' | 'unavailable'>
  readonly seal: (text: string) => Promise<SealResult>
  readonly unseal: (sealed: string) => Promise<UnsealResult>
  readonly backend: () => string
}

/** Electron's words for a key that exists and was not given: a locked keyring, a refused prompt. */
const notNow = (error: unknown): boolean => /temporarily unavailable/i.test(error instanceof Error ? error.message : String(error))

/** Chromium marks by `v10` on Linux what it hid under a password that everyone knows; on macOS and Windows `v10` is real. */
const isPlain = (sealed: Buffer, text: string, platform: string): boolean =>
  (platform === 'linux' && sealed.subarray(0, 3).toString('latin1') === 'v10') || sealed.includes(text)

/** `platform` is that of Node: `linux`, `darwin`, `win32`. */
export const createKeys = (store: KeyStore, platform: string): Keys => ({
  backend: store.backend,
  state: async () => {
    if (store.backend() === 'basic_text') return 'unavailable'
    // A store that has a name and does not answer is locked, not absent: what it sealed earlier is still good.
    return (await store.available().catch(() => false)) ? 'ready' : 'locked'
  },
  seal: async (text) => {
    try {
      const sealed = await store.encrypt(text)
      return isPlain(sealed, text, platform) ? { kind: 'unavailable' } : { kind: 'sealed', sealed: sealed.toString('base64') }
    } catch (error) {
      return { kind: notNow(error) ? 'locked' : 'unavailable' }
    }
  },
  unseal: async (sealed) => {
    try {
      const { result, shouldReEncrypt } = await store.decrypt(Buffer.from(sealed, 'base64'))
      return { kind: 'opened', text: result, stale: shouldReEncrypt }
    } catch (error) {
      return { kind: notNow(error) ? 'locked' : 'undecryptable' }
    }
  },
})
