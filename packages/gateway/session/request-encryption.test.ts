import { CompactEncrypt, importJWK } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../db/open.ts'
import { seededRandom } from '../ports/random.ts'
import { manualClock } from '../ports/clock.ts'
import { encryptRequest } from '../testing/client.ts'
import { openTestDatabase } from '../testing/database.ts'
import { createRequestEncryption } from './request-encryption.ts'

const clock = manualClock('2026-11-21T08:00:00.000Z')
const DAY = 86_400_000

describe('[CALL-24] request encryption', () => {
  let database: Database
  let encryption: ReturnType<typeof createRequestEncryption>
  const another = (name: string) => createRequestEncryption({ database, clock, random: seededRandom(name) })
  beforeAll(async () => {
    database = await openTestDatabase()
    encryption = another('one')
  })
  afterAll(() => database.close())

  test('publishes public halves only, and reads what is encrypted for them', async () => {
    const [key] = await encryption.publicKeys()
    expect(Object.keys(key!).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
    expect(await encryption.decrypt(await encryptRequest({ a: 1 }, key!))).toEqual({ a: 1 })
  })

  test('another instance on the same database shares the key', async () => {
    const [key] = await encryption.publicKeys()
    expect(await another('two').decrypt(await encryptRequest('x', key!))).toBe('x')
  })

  test('rotates after a day, opens for the previous key another day, then no more', async () => {
    const [first] = await encryption.publicKeys()
    const payload = await encryptRequest('x', first!)
    clock.advance(DAY)
    const keys = await encryption.publicKeys()
    expect(keys.map(({ kid }) => kid)).toEqual([keys[0]!.kid, first!.kid])
    expect(keys[0]!.kid).not.toBe(first!.kid)
    expect(await encryption.decrypt(payload)).toBe('x')
    clock.advance(DAY)
    await expect(encryption.decrypt(payload)).rejects.toMatchObject({ code: 'PAYLOAD_INVALID' })
  })

  test('reads a request once, however it is spelt, at whichever instance', async () => {
    const [key] = await encryption.publicKeys()
    const payload = await encryptRequest({ a: 1 }, key!)
    expect(await encryption.decrypt(payload)).toEqual({ a: 1 })
    const last = payload.at(-1)!
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    // The last two bits of the tag's text mean nothing.
    const respelt = payload.slice(0, -1) + alphabet[alphabet.indexOf(last) ^ 1]!
    for (const again of [payload, respelt])
      for (const instance of [encryption, another('three')])
        await expect(instance.decrypt(again)).rejects.toMatchObject({ code: 'PAYLOAD_INVALID' })
    const race = await encryptRequest({ a: 1 }, key!)
    const settled = await Promise.allSettled(Array.from({ length: 8 }, () => encryption.decrypt(race)))
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('refuses a request that says it was made more than five minutes from now', async () => {
    const { keys, serverNow } = await encryption.published()
    const jwk = await importJWK(keys[0]!, 'RSA-OAEP-256')
    const encryptAt = (seconds: unknown) =>
      new CompactEncrypt(new TextEncoder().encode('{"a":1}'))
        .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: keys[0]!.kid, iat: seconds } as never)
        .encrypt(jwk)
    const now = Math.floor(Date.parse(serverNow) / 1000)
    for (const iat of [now - 299, now, now + 299]) expect(await encryption.decrypt(await encryptAt(iat))).toEqual({ a: 1 })
    for (const iat of [now - 301, now + 301, 'now', null])
      await expect(encryption.decrypt(await encryptAt(iat)), String(iat)).rejects.toMatchObject({ code: 'PAYLOAD_INVALID' })
  })

  test('refuses every part that was changed', async () => {
    const [key] = await encryption.publicKeys()
    const parts = (await encryptRequest({ a: 1 }, key!)).split('.')
    for (let at = 1; at < parts.length; at++) {
      const changed = parts.map((part, index) => (index === at ? `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}` : part)).join('.')
      await expect(encryption.decrypt(changed), `part ${at}`).rejects.toMatchObject({ code: 'PAYLOAD_INVALID' })
    }
  })

  test.each([
    ['another encryption', { alg: 'RSA-OAEP-256', enc: 'A128GCM' }],
    ['another key management', { alg: 'RSA-OAEP', enc: 'A256GCM' }],
    ['compression', { alg: 'RSA-OAEP-256', enc: 'A256GCM', zip: 'DEF' }],
    ['unknown critical header', { alg: 'RSA-OAEP-256', enc: 'A256GCM', jku: 'https://evil.example' }],
  ])('refuses %s', async (_, header) => {
    const [key] = await encryption.publicKeys()
    const jwk = await importJWK({ ...key!, alg: header.alg }, header.alg)
    const payload = await new CompactEncrypt(new TextEncoder().encode('{}')).setProtectedHeader({ ...header, kid: key!.kid }).encrypt(jwk)
    await expect(encryption.decrypt(payload)).rejects.toMatchObject({ code: 'PAYLOAD_INVALID' })
  })

  test('refuses prototype keys and what is no JSON inside', async () => {
    const [key] = await encryption.publicKeys()
    const jwk = await importJWK(key!, 'RSA-OAEP-256')
    for (const text of ['{"__proto__":{}}', '{', '', '\u00ff']) {
      const header = { alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key!.kid }
      const payload = await new CompactEncrypt(Buffer.from(text, 'latin1')).setProtectedHeader(header).encrypt(jwk)
      await expect(encryption.decrypt(payload)).rejects.toMatchObject({ code: 'PAYLOAD_INVALID' })
    }
  })
})
