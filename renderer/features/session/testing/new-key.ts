import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'

/** A key to seal passwords for, as the gateway publishes it, and how it opens what was sealed. */
export const newKey = async () => {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true })
  const opened = async (body: string): Promise<unknown> => {
    const { payload } = JSON.parse(body) as { payload: string }
    return JSON.parse(new TextDecoder().decode((await compactDecrypt(payload, privateKey)).plaintext))
  }
  const { n = '', e = '' } = await exportJWK(publicKey)
  return { published: { kty: 'RSA', n, e, kid: 'k1', use: 'enc', alg: 'RSA-OAEP-256' } as const, opened }
}
