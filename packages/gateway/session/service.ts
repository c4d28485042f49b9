import type { Captcha } from '../captcha/index.ts'
import type { Config } from '../config.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { type Accounts, createAccounts } from './accounts.ts'
import { createLogin, type Login } from './login.ts'
import { createRegister, type Register } from './register.ts'
import { createRequestEncryption, type RequestEncryption } from './request-encryption.ts'
import { createSessions, type Sessions } from './sessions.ts'

export interface SessionDeps {
  readonly config: Config
  readonly members: Members
  readonly captcha: Captcha
  readonly ledger: Pick<Ledger, 'balanceOf'>
}

export interface SessionServices {
  readonly sessions: Sessions
  readonly encryption: RequestEncryption
  readonly login: Login
  readonly register: Register
  /** At the operator's desk. */
  readonly accounts: Accounts
}

export const createSession = (platform: Platform, { config, members, captcha, ledger }: SessionDeps): SessionServices => {
  const sessions = createSessions(platform, { config, members })
  const login = createLogin(platform, { config, sessions, members, captcha })
  return {
    sessions,
    login,
    encryption: createRequestEncryption(platform),
    register: createRegister({ members, captcha, login }),
    accounts: createAccounts(platform, { config, members, sessions, ledger }),
  }
}
