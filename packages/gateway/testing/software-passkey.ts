import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@portico/contract/factor/passkey-shapes'

/** What a browser and its authenticator may get wrong. */
export interface Faults {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly type?: string
  /** User present and verified, and whether the key is synced. */
  readonly flags?: number
  readonly counter?: number
  readonly userHandle?: string
  /** Signs something else. */
  readonly forged?: boolean
}

const PRESENT_AND_VERIFIED = 0b101
const HAS_KEY = 0b100_0000
const digest = (data: string | Buffer) => createHash('sha256').update(data).digest()
const b64 = (data: Buffer | string) => Buffer.from(data).toString('base64url')

/** CBOR of byte strings below 64 KiB, texts below 256 bytes and small integers. */
const head = (major: number, size: number): Buffer =>
  size < 24
    ? Buffer.of((major << 5) | size)
    : size < 256
      ? Buffer.of((major << 5) | 24, size)
      : Buffer.of((major << 5) | 25, size >> 8, size & 255)
const cborBytes = (data: Buffer) => Buffer.concat([head(2, data.length), data])
const cborText = (text: string) => Buffer.concat([head(3, text.length), Buffer.from(text)])
const cborInt = (value: number) => (value >= 0 ? head(0, value) : head(1, -1 - value))
const cborMap = (...pairs: readonly (readonly [Buffer, Buffer])[]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()])

/** A passkey whose key is in the test's hand, shown as a browser at `origin` would. */
export const softwarePasskey = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coseKey = cborMap(
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
  )
  const clientData = (type: string, challenge: string, faults: Faults) =>
    JSON.stringify({
      type: faults.type ?? type,
      challenge: faults.challenge ?? challenge,
      origin: faults.origin ?? origin,
      crossOrigin: false,
    })
  const authenticatorData = (rpId: string, flags: number, counter: number, key: Buffer = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([digest(rpId), Buffer.of(flags), count, key])
  }
  const credentialId = b64(id)
  return {
    credentialId,
    make: ({ challenge, rp }: PasskeyCreation, faults: Faults = {}): PasskeyAttestation => {
      const size = Buffer.of(id.length >> 8, id.length & 255)
      const key = Buffer.concat([Buffer.alloc(16), size, id, coseKey])
      const flags = (faults.flags ?? PRESENT_AND_VERIFIED) | HAS_KEY
      const data = authenticatorData(faults.rpId ?? rp.id, flags, faults.counter ?? 0, key)
      const attestationObject = cborMap(
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap()],
        [cborText('authData'), cborBytes(data)],
      )
      const response = { clientDataJSON: b64(clientData('webauthn.create', challenge, faults)), attestationObject: b64(attestationObject) }
      return { id: credentialId, rawId: credentialId, type: 'public-key', response }
    },
    show: ({ challenge, rpId }: PasskeyRequest, faults: Faults = {}): PasskeyAssertion => {
      const data = authenticatorData(faults.rpId ?? rpId, faults.flags ?? PRESENT_AND_VERIFIED, faults.counter ?? 0)
      const client = clientData('webauthn.get', challenge, faults)
      const text = Buffer.concat([data, digest(faults.forged ? `${client} ` : client)])
      const response = {
        clientDataJSON: b64(client),
        authenticatorData: b64(data),
        signature: b64(sign('sha256', text, privateKey)),
        ...(faults.userHandle === undefined ? {} : { userHandle: faults.userHandle }),
      }
      return { id: credentialId, rawId: credentialId, type: 'public-key', response }
    },
  }
}
