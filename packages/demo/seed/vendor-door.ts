import { createHmac, hash } from 'node:crypto'
import { VENDOR_CALLS, type VendorCallName } from '@portico/contract/vendor/calls'
import { VENDOR_HEADERS } from '@portico/contract/vendor/paths'
import { signedRequest } from '@portico/contract/vendor/signing'
import type { createAreas } from '@portico/gateway/areas'
import type { Clock } from '@portico/gateway/ports/clock'
import { type RandomSource, randomId } from '@portico/gateway/ports/random'
import fastify from 'fastify'

/** What a vendor's server signs with. */
export interface VendorKey {
  readonly vendor: string
  readonly keyId: string
  readonly secret: string
}

/** Makes a signed call in a vendor's name. @throws Error where it is not answered OK */
export type VendorCall = (
  key: VendorKey,
  name: VendorCallName,
  fields: Readonly<Record<string, unknown>>,
) => Promise<Readonly<Record<string, unknown>>>

interface Parts {
  readonly areas: ReturnType<typeof createAreas>['areas']
  readonly platform: { readonly clock: Clock; readonly random: RandomSource }
}

/** The door that vendors' servers knock at, without a network in between. */
export const openVendorDoor = async ({ areas, platform: { clock, random } }: Parts) => {
  const app = fastify()
  await areas.find(({ name }) => name === 'vendors')?.register?.(app)
  await app.ready()
  const call: VendorCall = async ({ vendor, keyId, secret }, name, fields) => {
    const { method, path } = VENDOR_CALLS[name]
    if (method !== 'POST') throw new Error(`${name} is no call of a game`)
    const payload = JSON.stringify(fields)
    const [at, nonce] = [String(clock.now().getTime()), randomId(random)]
    const text = signedRequest(method, path, at, nonce, hash('sha256', payload))
    const headers = {
      'content-type': 'application/json',
      [VENDOR_HEADERS.vendor]: vendor,
      [VENDOR_HEADERS.keyId]: keyId,
      [VENDOR_HEADERS.timestamp]: at,
      [VENDOR_HEADERS.nonce]: nonce,
      [VENDOR_HEADERS.signature]: createHmac('sha256', secret).update(text).digest('hex'),
    }
    const reply = (await app.inject({ method, url: path, headers, payload })).json<Readonly<Record<string, unknown>>>()
    if (reply['status'] !== 'OK') throw new Error(`${name} of ${vendor} was answered with ${String(reply['status'])}`)
    return reply
  }
  return { call, close: () => app.close() }
}
