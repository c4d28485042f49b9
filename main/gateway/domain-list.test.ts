import type { DomainListBody } from '@portico/contract/system/shapes'
import { describe, expect, test } from 'vitest'
import { canonicalBody, createListReader, type ListFault, signDomainList } from './domain-list.ts'
import { signText, testBody, testKey } from './testing/lists.ts'

const NOW = Date.parse('2026-11-21T08:00:00.000Z')
const [one, two, stranger] = [testKey('domains-1'), testKey('domains-2'), testKey('domains-1')]
const reader = createListReader({ brand: 'aurora', keys: [one.pinned, two.pinned] })
const good = signDomainList(testBody(), [one])
/** Signed whatever it says. */
const forced = (change: Partial<Record<keyof DomainListBody, unknown>>) =>
  signText(canonicalBody({ ...testBody(), ...change } as DomainListBody), [one])
const origins = (...list: string[]) => forced({ origins: list })
const firstSignature = good.signatures[0]!
const text = canonicalBody(testBody())

describe('[DESKTOP-03] a signed list of domains', () => {
  test('holds by either of the pinned keys, and says by which', () => {
    expect(reader.read(good, NOW)).toEqual({ ok: true, body: testBody(), by: ['domains-1'] })
    expect(reader.read(signDomainList(testBody(), [two]), NOW)).toMatchObject({ ok: true, by: ['domains-2'] })
    expect(reader.readText(JSON.stringify(signDomainList(testBody(), [one, two])), NOW)).toMatchObject({
      ok: true,
      by: ['domains-1', 'domains-2'],
    })
  })

  test('holds when one of its signatures does, as while a key is replaced', () => {
    const next = testKey('domains-3')
    expect(reader.read(signDomainList(testBody(), [next, two]), NOW)).toMatchObject({ ok: true, by: ['domains-2'] })
  })

  test('that was taken before it ran out is still read', () => {
    const later = Date.parse('2030-01-01T00:00:00.000Z')
    expect(reader.read(good, later)).toEqual({ ok: false, fault: 'EXPIRED' })
    expect(reader.read(good, later, { aged: true })).toMatchObject({ ok: true })
  })

  const rejected: readonly (readonly [string, unknown, ListFault])[] = [
    ['nothing', null, 'SHAPE'],
    ['a list without signatures', { ...good, signatures: [] }, 'SHAPE'],
    ['an unsigned body beside the signed one', { ...good, origins: ['https://evil.example'] }, 'SHAPE'],
    ['two signatures by the name of one key', { ...good, signatures: [firstSignature, firstSignature] }, 'SHAPE'],
    ['five signatures', { ...good, signatures: Array.from({ length: 5 }, (_, n) => ({ ...firstSignature, key: `k${n}` })) }, 'SHAPE'],
    ['a key that is not pinned', signText(text, [testKey('domains-9')]), 'SIGNATURE'],
    ["a stranger's key by the name of ours", signText(text, [stranger]), 'SIGNATURE'],
    ["one key's signature by the name of the other", { ...good, signatures: [{ ...firstSignature, key: 'domains-2' }] }, 'SIGNATURE'],
    ["another list's signature", { ...good, signatures: signDomainList(testBody({ version: 8 }), [one]).signatures }, 'SIGNATURE'],
    ['a signature over the bare text', signText(text, [one], ''), 'SIGNATURE'],
    ['a signature made for an update', signText(text, [one], 'portico update 1\n'), 'SIGNATURE'],
    ['one letter changed', { ...good, body: Buffer.from(text.replace('one.example', 'own.example')).toString('base64url') }, 'SIGNATURE'],
    ['a byte at the end of the signed ones', { ...good, body: Buffer.from(`${text} `).toString('base64url') }, 'SIGNATURE'],
    ['a signature of another length', { ...good, signatures: [{ ...firstSignature, signature: 'AAAA' }] }, 'SHAPE'],
    ['a body with padding', { ...good, body: `${good.body}=` }, 'SHAPE'],
    [
      'a body written another way',
      { ...good, body: good.body.length % 4 === 0 ? `${good.body}A` : `${good.body.slice(0, -1)}_` },
      'CANONICAL',
    ],
    ['signed blanks', signText(`${text}\n`, [one]), 'CANONICAL'],
    ['keys in another order', signText(JSON.stringify(Object.fromEntries(Object.entries(testBody()).toReversed())), [one]), 'CANONICAL'],
    ['a key twice', signText(text.replace('{', '{"version":9,'), [one]), 'CANONICAL'],
    ['letters written as escapes', signText(text.replace('aurora', '\\u0061urora'), [one]), 'CANONICAL'],
    ['signed bytes that are no text', signText(Buffer.from([0xff, 0xfe, 0x7b]), [one]), 'SHAPE'],
    ['an empty object', signText('{}', [one]), 'SHAPE'],
    ['a key that lists have not', signText(text.replace('{', '{"note":"x",'), [one]), 'SHAPE'],
    ['a list of another brand', forced({ brand: 'harbor' }), 'BRAND'],
    ['version zero', forced({ version: 0 }), 'SHAPE'],
    ['half a version', forced({ version: 1.5 }), 'SHAPE'],
    ['a day without a time', forced({ expires: '2027-05-01' }), 'SHAPE'],
    ['a list that has run out', forced({ issued: '2026-01-01T00:00:00.000Z', expires: '2026-11-21T08:00:00.000Z' }), 'EXPIRED'],
    ['a list of the day after tomorrow', forced({ issued: '2026-11-23T08:00:00.000Z' }), 'FUTURE'],
    ['a list that never runs out', forced({ expires: '2099-01-01T00:00:00.000Z' }), 'LIFETIME'],
    ['a list that ran out before it was issued', forced({ expires: '2026-10-01T00:00:00.000Z' }), 'LIFETIME'],
    ['no domain', origins(), 'SHAPE'],
    ['33 domains', origins(...Array.from({ length: 33 }, (_, n) => `https://d${n}.example`)), 'SHAPE'],
    ['a domain twice', origins('https://one.example', 'https://one.example'), 'ORIGIN'],
    ['plain http', origins('http://one.example'), 'ORIGIN'],
    ['another protocol', origins('wss://one.example'), 'ORIGIN'],
    ['an address', origins('https://203.0.113.7'), 'ORIGIN'],
    ['an address in hexadecimal', origins('https://0xcb007107'), 'ORIGIN'],
    ['an address of version 6', origins('https://[2001:db8::1]'), 'ORIGIN'],
    ['loopback', origins('https://127.0.0.1'), 'ORIGIN'],
    ['localhost', origins('https://localhost'), 'ORIGIN'],
    ['a name of the house', origins('https://gateway.local'), 'ORIGIN'],
    ['a name without a dot', origins('https://gateway'), 'ORIGIN'],
    ['credentials', origins('https://user:secret@one.example'), 'ORIGIN'],
    ['a path', origins('https://one.example/api'), 'ORIGIN'],
    ['a slash at the end', origins('https://one.example/'), 'ORIGIN'],
    ['capital letters', origins('https://One.example'), 'ORIGIN'],
    ['letters of another script', origins('https://оne.example'), 'ORIGIN'],
    ['the usual port said aloud', origins('https://one.example:443'), 'ORIGIN'],
    ['a dot at the end', origins('https://one.example.'), 'ORIGIN'],
    ['an underscore', origins('https://one_.example'), 'ORIGIN'],
    ['no address at all', origins('one.example'), 'ORIGIN'],
    ['a name too long', origins(`https://${'a'.repeat(300)}.example`), 'SHAPE'],
  ]
  test.each(rejected)('is not taken: %s', (_, list, fault) => {
    expect(reader.read(list, NOW)).toEqual({ ok: false, fault })
  })

  test('is not taken when the file is too long, whatever it says', () => {
    const long = `${JSON.stringify(good)}${' '.repeat(64 * 1024)}`
    expect(reader.readText(long, NOW)).toEqual({ ok: false, fault: 'TOO_LARGE' })
    expect(reader.readText(JSON.stringify(good).slice(1), NOW)).toEqual({ ok: false, fault: 'SHAPE' })
  })

  test('is not signed when no client would take it', () => {
    expect(() => signDomainList(testBody({ origins: ['http://one.example'] }), [one])).toThrow('ORIGIN')
    expect(() => signDomainList(testBody({ expires: '2099-01-01T00:00:00.000Z' }), [one])).toThrow('LIFETIME')
    expect(() => signDomainList(testBody({ origins: [] }), [one])).toThrow('SHAPE')
  })

  test('needs two pinned keys, so that one can be replaced', () => {
    expect(() => createListReader({ brand: 'aurora', keys: [one.pinned] })).toThrow('Two domain keys')
    expect(() => createListReader({ brand: 'aurora', keys: [one.pinned, { ...one.pinned, id: 'again' }] })).toThrow('Two domain keys')
  })
})
