import { sessionKeys } from '@portico/contract/session/calls'
import type { Ask } from './ask.ts'

type Keys = ReturnType<(typeof sessionKeys.response)['parse']>['keys']

/**
 * Makes the `{payload}` body of an encrypted call: a compact JWE for the gateway's current key.
 * It says when it was made, by the gateway's clock, which the answer with the key shows. The library loads with the first such call.
 */
export const seal = async (request: unknown, ask: (ask: Ask) => Promise<unknown>, now: () => number): Promise<{ payload: string }> => {
  const [{ CompactEncrypt, importJWK }, answer] = await Promise.all([import('jose'), ask({ row: sessionKeys, request: {} })])
  const [key] = (answer as { keys: Keys }).keys
  if (!key) throw new Error('the gateway published no key')
  const payload = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(request)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.kid, iat: Math.floor(now() / 1000) })
    .encrypt(await importJWK(key, 'RSA-OAEP-256'))
  return { payload }
}
