import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { PinnedKey } from '@portico/contract/desktop/brand'
import type { DomainListBody, SignedDomainList } from '@portico/contract/system/shapes'

export interface TestKey {
  readonly id: string
  readonly privateKey: KeyObject
  readonly pinned: PinnedKey
}

export const testKey = (id: string): TestKey => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return { id, privateKey, pinned: { id, key: publicKey.export({ format: 'jwk' }).x ?? '' } }
}

export const testBody = (change: Partial<DomainListBody> = {}): DomainListBody => ({
  brand: 'aurora',
  version: 7,
  issued: '2026-11-01T00:00:00.000Z',
  expires: '2027-05-01T00:00:00.000Z',
  origins: ['https://one.example', 'https://two.example', 'https://three.example'],
  ...change,
})

/** Signs any text at all, as an attacker with a key or a careless release could. */
export const signText = (text: string | Buffer, keys: readonly TestKey[], context = 'portico domain list 1\n'): SignedDomainList => {
  const bytes = Buffer.from(text)
  return {
    body: bytes.toString('base64url'),
    signatures: keys.map(({ id, privateKey }) => ({
      key: id,
      signature: sign(null, Buffer.concat([Buffer.from(context), bytes]), privateKey).toString('base64url'),
    })),
  }
}
