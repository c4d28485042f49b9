import type { Audit } from '../audit/index.ts'
import type { Captcha } from '../captcha/index.ts'
import type { Config } from '../config.ts'
import { openBreachedPasswords } from '../kit/breached-passwords.ts'
import { createPasswordPolicy, type PasswordPolicy } from '../kit/password-policy.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Factors, PasskeyAdding } from '../factors/index.ts'
import type { Members } from '../member/index.ts'
import type { Notices } from '../notices/index.ts'
import type { RegisterSettings } from '../register-settings/index.ts'
import type { Codes } from '../verification/index.ts'
import type { Platform } from '../platform.ts'
import type { CountryOf } from '../system/index.ts'
import { type Accounts, type AccountsDeps, createAccounts } from './accounts.ts'
import { createCodeLogin, type LoginByCode } from './code-login.ts'
import { createCodeProofs } from './code-proofs.ts'
import { createCodeWays } from './code-ways.ts'
import { createFactorWays } from './factor-ways.ts'
import { createLogin, type Login } from './login.ts'
import { createRequestEncryption, type RequestEncryption } from './request-encryption.ts'
import { createDevices } from './devices.ts'
import { createNewPasswords, type NewPasswords } from './new-passwords.ts'
import { createOwnSessions, type OwnSessions } from './own-sessions.ts'
import { createPasskeyLogin, type PasskeyLogin } from './passkey-login.ts'
import { createProofs, type Proofs } from './proofs.ts'
import { createOriginMemory, type OriginMemory } from './origin-memory.ts'
import { createRemembered, type Remembered } from './remembered.ts'
import { createRemembering } from './remembering.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createSignIns } from './sign-ins.ts'
import { createTakeFamily } from './take-family.ts'

export interface SessionDeps {
  readonly config: Config
  readonly members: Members
  readonly captcha: Captcha
  readonly ledger: Pick<Ledger, 'balanceOf'>
  readonly audit: Pick<Audit, 'write'>
  readonly codes: Pick<Codes, 'send' | 'judge' | 'check'>
  readonly notices: Pick<Notices, 'tell'>
  readonly factors: Factors & { readonly adding: Pick<PasskeyAdding, 'store'> }
  readonly countryOf: CountryOf
  readonly registration: Pick<RegisterSettings, 'current'>
  readonly regrouped: AccountsDeps['regrouped']
}

export interface SessionServices {
  readonly sessions: Sessions
  readonly encryption: RequestEncryption
  readonly login: Login
  readonly loginByCode: LoginByCode
  readonly remembered: Remembered
  /** For the other domains of the brand. */
  readonly originMemory: OriginMemory
  readonly passkeyLogin: PasskeyLogin
  readonly proofs: Proofs
  readonly newPasswords: NewPasswords
  readonly ownSessions: OwnSessions
  /** What new passwords are judged by. */
  readonly policy: PasswordPolicy
  /** At the operator's desk. */
  readonly accounts: Accounts
}

export const createSession = (
  platform: Platform,
  { config, members, captcha, codes, ledger, audit, factors, notices, countryOf, registration, regrouped }: SessionDeps,
): SessionServices => {
  const sessions = createSessions(platform, { config, members, audit, countryOf })
  const codeWays = createCodeWays(platform.database.orm, codes)
  const proofs = createProofs(platform, { members, factors, codeProofs: createCodeProofs(codeWays) })
  const remembering = createRemembering(platform, { sessions, audit })
  const devices = createDevices(platform)
  const signIns = createSignIns(platform, { audit, countryOf })
  const policy = createPasswordPolicy(platform.brand, openBreachedPasswords(config.breachedPasswords))
  const ways = [...createFactorWays(factors), ...codeWays]
  const newPasswords = createNewPasswords(platform, { members, sessions, policy, notices, audit })
  const takeFamily = createTakeFamily({ members, remembering, signIns })
  const login = createLogin(platform, {
    config,
    sessions,
    members,
    captcha,
    devices,
    remembering,
    takeFamily,
    signIns,
    newPasswords,
    ways,
    factors,
    registration,
  })
  return {
    sessions,
    login,
    remembered: createRemembered(platform, { config, members, remembering }),
    originMemory: createOriginMemory(platform, { members, devices, remembering, takeFamily, proofs, flow: login.flow }),
    loginByCode: createCodeLogin(platform, { config, members, codes, login, registration }),
    passkeyLogin: createPasskeyLogin(platform, { members, factors, login }),
    proofs,
    newPasswords,
    ownSessions: createOwnSessions(platform, { sessions, proofs, audit }),
    encryption: createRequestEncryption(platform),
    policy,
    accounts: createAccounts(platform, { config, members, sessions, ledger, notices, regrouped }),
  }
}
