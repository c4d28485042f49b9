import type { Audit } from '../audit/index.ts'
import type { Config } from '../config.ts'
import type { Queryable, Tx } from '../db/open.ts'
import type { Caller } from '../http/bind.ts'
import { type AreaOf, areaOf } from '../kit/area.ts'
import { createSecretBox } from '../kit/secret-box.ts'
import type { Members } from '../member/index.ts'
import type { Notices } from '../notices/index.ts'
import type { Platform } from '../platform.ts'
import { countAuthenticators, sweepDrafts } from './authenticator-store.ts'
import { createAuthenticators } from './authenticators.ts'
import { createFactorDesk } from './desk.ts'
import { checkSecretsKey } from './key-check.ts'
import { createOwnPasskeys, type PasskeyAdding } from './own-passkeys.ts'
import { sweepChallenges } from './passkey-store.ts'
import { createPasskeys } from './passkeys.ts'
import { createOwnFactors } from './own-factors.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { createFactorRemovals } from './removals.ts'
import { factorRoutes } from './routes.ts'
import { createFactors, type Factors, PASSWORD_DAYS } from './service.ts'

export { hashPaperCode, makePaperCodes } from './paper-codes.ts'
export { countPasskeys } from './passkey-store.ts'
export { plantAuthenticator } from './plant.ts'
export { ensureSecretsKey } from './secrets-key.ts'
export { newTotpSecret, totpStep, totpUri } from './totp.ts'
export { PASSWORD_DAYS }
export { readTypedBack } from './typed-back.ts'
export type { Factors, PasskeyAdding }

export interface FactorAreaDeps {
  readonly config: Pick<Config, 'agentTypes' | 'signInOrigin'>
  readonly members: Pick<Members, 'byAccount' | 'byId'>
  readonly audit: Pick<Audit, 'write'>
  readonly notices: Pick<Notices, 'tell'>
  readonly secretsKey: string
  /** How many secrets other areas have sealed by the same key. */
  readonly sealedElsewhere: (db: Queryable) => Promise<number>
  /** @throws Failure REAUTHENTICATE with `methods` */
  readonly requireSecond: (caller: Pick<Caller, 'memberId' | 'sessionId'>) => Promise<void>
  /** @throws Failure LAST_WAY_IN */
  readonly requireWayIn: (tx: Tx, memberId: string) => Promise<void>
  readonly endAll: (tx: Tx, memberId: string) => Promise<number>
}

/** Authenticator apps, recovery codes and passkeys: what proves who somebody is besides a password. */
export const factorsArea = (
  platform: Platform,
  { secretsKey, sealedElsewhere, ...deps }: FactorAreaDeps,
): AreaOf<Factors & { readonly adding: PasskeyAdding }> => {
  const authenticators = createAuthenticators(platform, createSecretBox(secretsKey, platform.random))
  const recoveryCodes = createRecoveryCodes(platform)
  const passkeys = createPasskeys(platform, deps)
  const factors = createFactors(platform, { ...deps, authenticators, recoveryCodes, passkeys })
  const ownPasskeys = createOwnPasskeys(platform, { ...deps, factors, passkeys })
  const own = createOwnFactors(platform, { ...deps, factors, recoveryCodes, passkeys: ownPasskeys, originOf: passkeys.origin })
  return areaOf(
    { ...factors, adding: ownPasskeys },
    {
      name: 'factors',
      bindings: factorRoutes(own, ownPasskeys, createFactorDesk(platform, deps), createFactorRemovals(platform, { ...deps, factors })),
      start: () =>
        checkSecretsKey(platform.database.orm, secretsKey, async (db) => (await countAuthenticators(db)) + (await sealedElsewhere(db))),
      sweep: async (tx, now) => {
        await sweepDrafts(tx, now)
        await sweepChallenges(tx, now)
      },
    },
  )
}
