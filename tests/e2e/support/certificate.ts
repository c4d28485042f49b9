import { generateKeyPairSync, hash, type KeyObject, randomBytes, sign } from 'node:crypto'

const SEQUENCE = 0x30
const INTEGER = 0x02
const BITS = 0x03
const OCTETS = 0x04
const OBJECT = 0x06
const TIME = 0x17
/** The version, the extensions, and a DNS name among names. */
const VERSION = 0xa0
const EXTENSIONS = 0xa3
const DNS_NAME = 0x82
const SET = 0x31
const TEXT = 0x0c

const lengthOf = (size: number): Buffer =>
  size < 128 ? Buffer.from([size]) : size < 256 ? Buffer.from([0x81, size]) : Buffer.from([0x82, size >> 8, size & 255])

const der = (tag: number, ...parts: readonly (Buffer | string)[]): Buffer => {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as string)))
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content])
}
const object = (hex: string): Buffer => der(OBJECT, Buffer.from(hex, 'hex'))
const bits = (content: Buffer): Buffer => der(BITS, Buffer.from([0]), content)

const ECDSA_WITH_SHA256 = der(SEQUENCE, object('2a8648ce3d040302'))
const NAME = der(SEQUENCE, der(SET, der(SEQUENCE, object('550403'), der(TEXT, 'Portico tests'))))
/** Of tests alone, and believed by nobody who is not told to. */
const VALIDITY = der(SEQUENCE, der(TIME, '200101000000Z'), der(TIME, '490101000000Z'))

const pem = (kind: string, content: Buffer): string =>
  `-----BEGIN ${kind}-----\n${content.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END ${kind}-----\n`

export interface Certificate {
  readonly cert: string
  readonly key: KeyObject
  /** By which a browser may be told to believe it. */
  readonly fingerprint: string
}

/** A certificate of its own making for sites of these names, with a key that nobody keeps. */
export const certificateFor = (names: readonly string[]): Certificate => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const publicBytes = publicKey.export({ type: 'spki', format: 'der' })
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)])
  const others = der(SEQUENCE, ...names.map((name) => der(DNS_NAME, name)))
  const extensions = der(EXTENSIONS, der(SEQUENCE, der(SEQUENCE, object('551d11'), der(OCTETS, others))))
  const version = der(VERSION, der(INTEGER, Buffer.from([2])))
  const body = der(SEQUENCE, version, der(INTEGER, serial), ECDSA_WITH_SHA256, NAME, VALIDITY, NAME, publicBytes, extensions)
  const whole = der(SEQUENCE, body, ECDSA_WITH_SHA256, bits(sign('sha256', body, privateKey)))
  return { cert: pem('CERTIFICATE', whole), key: privateKey, fingerprint: hash('sha256', publicBytes, 'base64') }
}
