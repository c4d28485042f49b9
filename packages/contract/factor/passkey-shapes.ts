import * as z from 'zod/mini'
import { checked, instant, int, listOf, text, upTo } from '../kit/wire.ts'

const bytes = (max: number) => text(max)

/** What a browser shows of a passkey that it was asked for: WebAuthn's assertion, its bytes in base64url. */
export const passkeyAssertion = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(2000),
    signature: bytes(2000),
    userHandle: z.optional(upTo(200)),
  }),
})
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>

/** What a browser shows of a passkey that it has made. */
export const passkeyAttestation = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(12_000),
    transports: z.optional(checked(z.array(text(32)), z.maxLength(8))),
  }),
})
export type PasskeyAttestation = z.infer<typeof passkeyAttestation>

const descriptor = z.object({ id: z.string(), type: z.literal('public-key') })

/** How a browser is to be asked for a passkey; `allowCredentials` where it is one of these. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds. */
  timeout: int(),
  userVerification: z.literal('required'),
  allowCredentials: z.optional(z.array(descriptor)),
})
export type PasskeyRequest = z.infer<typeof passkeyRequest>

/** How a browser is to be asked to make a passkey. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: int() })),
  /** Milliseconds. */
  timeout: int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.infer<typeof passkeyCreation>

/** The name that its owner gives a passkey. */
export const passkeyName = text(40)

/** A passkey of the member. `synced`: it is on other devices of its owner, too. */
export const passkey = z.object({
  id: z.uuid(),
  /** By which browsers know it. */
  credentialId: z.string(),
  name: z.string(),
  synced: z.boolean(),
  addedAt: instant,
  lastUsedAt: z.nullable(instant),
})
export type PasskeyView = z.infer<typeof passkey>

/** A member's passkeys at most. */
export const MOST_PASSKEYS = 20
export const passkeys = listOf(passkey, 0, MOST_PASSKEYS)
