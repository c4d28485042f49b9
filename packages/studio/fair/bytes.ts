/** A copy that owns its memory, as the Web Crypto types ask. */
const owned = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** @throws RangeError unless the text is an even number of hexadecimal digits. */
export const fromHex = (hex: string): Uint8Array => {
  if (!/^(?:[0-9a-f]{2})*$/i.test(hex)) throw new RangeError('not hexadecimal')
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

export const sha256 = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', owned(bytes)))

/** HMAC-SHA256 of messages under one key. */
export const hmacSha256 = async (key: Uint8Array): Promise<(message: Uint8Array) => Promise<Uint8Array>> => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const secret = await globalThis.crypto.subtle.importKey('raw', owned(key), algorithm, false, ['sign'])
  return async (message) => new Uint8Array(await globalThis.crypto.subtle.sign('HMAC', secret, owned(message)))
}
