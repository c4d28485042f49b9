import { Secret, TOTP } from 'otpauth'
import type { RandomSource } from '../ports/random.ts'

/** Seconds that a code lives, by the standard. */
const PERIOD = 30
/** Steps before and after that count, for clocks that are a little off (ASVS 6.5.5: docs/security.md says why). */
const DRIFT = 1
const SECRET_BYTES = 20

const codesOf = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD })

/** A new secret of an authenticator app, base32. */
export const newTotpSecret = (random: RandomSource): string =>
  new Secret({ buffer: Uint8Array.from(random.bytes(SECRET_BYTES)).buffer }).base32

/** What an app reads from a picture. */
export const totpUri = (secret: string, { issuer, label }: { readonly issuer: string; readonly label: string }): string =>
  codesOf(secret, issuer, label).toString()

/** The time step that a code belongs to; undefined where it is none of now. */
export const totpStep = (secret: string, typed: string, now: Date): number | undefined => {
  const token = typed.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const timestamp = now.getTime()
  const delta = codesOf(secret).validate({ token, timestamp, window: DRIFT })
  return delta === null ? undefined : Math.floor(timestamp / (PERIOD * 1000)) + delta
}
