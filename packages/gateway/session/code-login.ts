import type { RequestOf } from '@portico/contract/kit/call'
import type { loginByCode } from '@portico/contract/session/code-calls'
import type { SessionValue } from '@portico/contract/session/shapes'
import type { Config } from '../config.ts'
import { Failure } from '../failure.ts'
import type { CallContext } from '../http/bind.ts'
import { memberIdBoundTo, type Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import type { RegisterSettings } from '../register-settings/index.ts'
import { type Codes, readMobileNumber } from '../verification/index.ts'
import type { Login } from './login.ts'

export interface CodeLoginDeps {
  readonly config: Pick<Config, 'messages'>
  readonly members: Pick<Members, 'byId'>
  readonly codes: Pick<Codes, 'check'>
  readonly login: Pick<Login, 'flow'>
  readonly registration: Pick<RegisterSettings, 'current'>
}

/**
 * Logs in with a mobile number and the code that was sent to it.
 * @throws Failure NOT_OFFERED, FIELD_INVALID, CODE_WRONG, CODE_EXPIRED, and what `SignInFlows.finish` does
 */
export type LoginByCode = (request: RequestOf<typeof loginByCode>, context: CallContext) => Promise<SessionValue>

export const createCodeLogin =
  ({ database }: Pick<Platform, 'database'>, { config, members, codes, login, registration }: CodeLoginDeps): LoginByCode =>
  async ({ mobileNum, countryDialingCode: dialingCode, verificationCode, flowId, portal, remember }, context) => {
    if (!(await registration.current()).ways.smsLogin) throw new Failure('NOT_OFFERED')
    const to = readMobileNumber('mobileNum', { number: mobileNum, dialingCode, served: config.messages.dialingCodes })
    await codes.check({ purpose: 'LOGIN', to, flowId, code: verificationCode.trim() })
    const memberId = await memberIdBoundTo(database.orm, 'MOBILE', to)
    const row = memberId === undefined ? undefined : await members.byId(memberId)
    // No such code was ever sent, however right it was.
    if (!row) throw new Failure('CODE_EXPIRED')
    return login.flow.finish(row, { portal, method: 'SMS', remember, context })
  }
