import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@portico/contract/factor/passkey-shapes'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { Audit } from '../audit/index.ts'
import type { Config } from '../config.ts'
import { Failure, refuse } from '../failure.ts'
import { hashToken } from '../kit/hash-token.ts'
import { signInOrigin } from '../kit/sign-in-origin.ts'
import type { Platform } from '../platform.ts'
import { randomId, randomToken } from '../ports/random.ts'
import { findPasskey, insertChallenge, notePasskeyUse, type PasskeyRow, passkeysOf, takeChallenge } from './passkey-store.ts'

/** So long a browser may wait for its owner: autofill waits while a form is open. */
const CHALLENGE_MS = 10 * 60_000
/** EdDSA, ES256 and RS256, by their numbers in COSE. */
const ALGORITHMS = [-8, -7, -257]
/** Where the counter stands in what an authenticator signs. */
const COUNTER_AT = 33

interface Owner {
  readonly id: string
  readonly account: string
}

/** What a challenge is good for: one action of one browser. */
type Bound = `sign-in ${string}` | `flow ${string}` | `session ${string}` | `new ${string}` | `handover ${string}`

/** Who has shown which passkey. */
export interface ShownPasskey {
  readonly memberId: string
}

/** Passkeys: WebAuthn with user verification, at the brand's one sign-in origin. */
export interface Passkeys {
  /** Where passkeys work; null where that is nowhere. */
  origin(site: string): string | null
  /** How a browser is asked for one of the member's, or for any. @throws Failure PASSKEY_ELSEWHERE */
  ask(bound: Bound, site: string, memberId?: string): Promise<PasskeyRequest>
  /** Whose passkey was shown; undefined where it is nobody's, or not right, for whatever reason. @throws Failure PASSKEY_ELSEWHERE */
  judge(bound: Bound, site: string, answer: PasskeyAssertion): Promise<ShownPasskey | undefined>
  /** How a browser is asked to make one. @throws Failure PASSKEY_ELSEWHERE */
  create(bound: Bound, site: string, owner: Owner): Promise<PasskeyCreation>
  /** What is to be stored of one that was made. @throws Failure PASSKEY_ELSEWHERE, PASSKEY_REFUSED */
  accept(
    bound: Bound,
    site: string,
    newKey: { readonly owner: Owner; readonly name: string; readonly credential: PasskeyAttestation },
  ): Promise<PasskeyRow>
}

export interface PasskeysDeps {
  readonly config: Pick<Config, 'signInOrigin'>
  readonly audit: Pick<Audit, 'write'>
}

/** The member as browsers know them: no name, nothing that says who it is. */
const handleOf = (memberId: string): string => Buffer.from(memberId).toString('base64url')

export const createPasskeys = (
  { database, clock, random, brand, log }: Pick<Platform, 'database' | 'clock' | 'random' | 'brand' | 'log'>,
  { config, audit }: PasskeysDeps,
): Passkeys => {
  const db = database.orm

  /** Only the configured origin, or one's own machine: what a caller says of hosts is not believed. */
  const placeOf = (site: string) => {
    const origin = signInOrigin(config.signInOrigin, site)
    if (origin === undefined || origin !== site) throw new Failure('PASSKEY_ELSEWHERE')
    return { origin, rpId: new URL(origin).hostname }
  }

  const challengeFor = async (bound: Bound): Promise<string> => {
    const challenge = randomToken(random)
    await insertChallenge(db, { hash: hashToken(challenge), bound, expiresAt: new Date(clock.now().getTime() + CHALLENGE_MS) })
    return challenge
  }
  const isMine = (bound: Bound) => (challenge: string) => takeChallenge(db, hashToken(challenge), bound, clock.now())

  /** A counter that goes back says that the passkey was copied. */
  const alarm = async ({ id, memberId, counter }: PasskeyRow, claim: number): Promise<undefined> => {
    log.warn({ passkey: id }, 'a passkey was shown whose counter has gone back')
    const details = { passkey: id, counter, claim }
    await db.transaction((tx) => audit.write(tx, { actor: 'system', action: 'PASSKEY_COUNTER_BACK', subject: memberId, details }))
    return undefined
  }

  const descriptors = async (memberId: string) =>
    (await passkeysOf(db, memberId)).map(({ credentialId: id }) => ({ id, type: 'public-key' as const }))

  return {
    origin: (site) => signInOrigin(config.signInOrigin, site) ?? null,

    ask: async (bound, site, memberId) => {
      const { rpId } = placeOf(site)
      const allowed = memberId === undefined ? {} : { allowCredentials: await descriptors(memberId) }
      return { challenge: await challengeFor(bound), rpId, timeout: CHALLENGE_MS, userVerification: 'required', ...allowed }
    },

    judge: async (bound, site, answer) => {
      const { origin, rpId } = placeOf(site)
      const row = await findPasskey(db, answer.id)
      const { userHandle, ...response } = answer.response
      // Its owner is in the passkey: one that was moved to another account opens neither.
      const own = row && (userHandle === undefined || userHandle === handleOf(row.memberId))
      const verified = await verifyAuthenticationResponse({
        response: { ...answer, response, clientExtensionResults: {} },
        expectedChallenge: isMine(bound),
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: true,
        // The counter is looked at below, where the signature is known to be right. For a passkey that nobody has the work is the same but for that.
        credential: { id: answer.id, publicKey: Uint8Array.from(Buffer.from(row?.publicKey ?? '', 'base64url')), counter: 0 },
      }).catch(() => undefined)
      if (!row || !own || !verified?.verified) return undefined
      const counter = Buffer.from(response.authenticatorData, 'base64url').readUInt32BE(COUNTER_AT)
      if ((counter > 0 || row.counter > 0) && counter <= row.counter) return alarm(row, counter)
      const use = { counter, synced: verified.authenticationInfo.credentialBackedUp, lastUsedAt: clock.now() }
      return (await notePasskeyUse(db, row, use)) ? { memberId: row.memberId } : alarm(row, counter)
    },

    create: async (bound, site, { id, account }) => {
      const { rpId } = placeOf(site)
      return {
        challenge: await challengeFor(bound),
        rp: { id: rpId, name: brand.name },
        user: { id: handleOf(id), name: account, displayName: account },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        timeout: CHALLENGE_MS,
        excludeCredentials: await descriptors(id),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      }
    },

    accept: async (bound, site, { owner, name, credential }) => {
      const { origin, rpId } = placeOf(site)
      const { clientDataJSON, attestationObject } = credential.response
      const verified = await verifyRegistrationResponse({
        response: { ...credential, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
        expectedChallenge: isMine(bound),
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => undefined)
      const newKey = (verified?.verified ? verified.registrationInfo : undefined) ?? refuse('PASSKEY_REFUSED')
      return {
        id: randomId(random),
        memberId: owner.id,
        credentialId: newKey.credential.id,
        publicKey: Buffer.from(newKey.credential.publicKey).toString('base64url'),
        counter: newKey.credential.counter,
        name,
        synced: newKey.credentialBackedUp,
        addedAt: clock.now(),
        lastUsedAt: null,
      }
    },
  }
}
