import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type {
  addSignInPasskey,
  beginSignInAuthenticator,
  beginSignInPasskey,
  confirmSignInAuthenticator,
} from '@portico/contract/session/enrol-calls'
import type { SessionValue } from '@portico/contract/session/shapes'
import type { Tx } from '../db/open.ts'
import type { Factors, PasskeyAdding } from '../factors/index.ts'
import { Failure } from '../failure.ts'
import type { CallContext } from '../http/bind.ts'
import type { MemberRow } from '../member/index.ts'
import type { SignInFlow } from './flow-store.ts'

/** Setting up a second factor in a sign-in that asks for one. */
export interface EnrolStep {
  /** @throws Failure SIGN_IN_OVER */
  beginAuthenticator(context: CallContext): Promise<ResponseOf<typeof beginSignInAuthenticator>>
  /** @throws Failure SIGN_IN_OVER, CODE_WRONG with how many answers `remaining` there are, AUTHENTICATOR_OVER */
  confirmAuthenticator(
    request: RequestOf<typeof confirmSignInAuthenticator>,
    context: CallContext,
  ): Promise<ResponseOf<typeof confirmSignInAuthenticator>>
  /** @throws Failure SIGN_IN_OVER, PASSKEY_ELSEWHERE */
  beginPasskey(context: CallContext): Promise<ResponseOf<typeof beginSignInPasskey>>
  /** @throws Failure SIGN_IN_OVER, PASSKEY_ELSEWHERE, PASSKEY_REFUSED */
  addPasskey(request: RequestOf<typeof addSignInPasskey>, context: CallContext): Promise<SessionValue>
}

export interface EnrolStepDeps {
  readonly factors: Pick<Factors, 'beginAuthenticator' | 'confirmAuthenticator' | 'passkeys'> & {
    readonly adding: Pick<PasskeyAdding, 'store'>
  }
  /** The flow of this browser, where setting one up is what is left of it. @throws Failure SIGN_IN_OVER, SIGN_IN_INCOMPLETE */
  readonly due: (context: CallContext) => Promise<{ readonly row: MemberRow; readonly flow: SignInFlow }>
  readonly complete: (row: MemberRow, flow: SignInFlow, context: CallContext, work?: (tx: Tx) => Promise<unknown>) => Promise<SessionValue>
}

export const createEnrolStep = ({ factors, due, complete }: EnrolStepDeps): EnrolStep => ({
  beginAuthenticator: async (context) => factors.beginAuthenticator((await due(context)).row),
  confirmAuthenticator: async ({ code }, context) => {
    const { row, flow } = await due(context)
    try {
      const { recoveryCodes } = await factors.confirmAuthenticator(row, code, context)
      return { ...(await complete(row, { ...flow, second: true }, context)), recoveryCodes }
    } catch (error) {
      // Where two of the same sign-in are confirmed at once, one of them has opened the session.
      throw error instanceof Failure && error.code === 'AUTHENTICATOR_OVER' ? new Failure('SIGN_IN_OVER') : error
    }
  },
  beginPasskey: async (context) => {
    const { row, flow } = await due(context)
    return factors.passkeys.create(`flow ${flow.cookieHash}`, context.site, row)
  },
  addPasskey: async ({ name, credential }, context) => {
    const { row, flow } = await due(context)
    const newKey = { owner: { id: row.id, account: row.account }, name: name.trim() || '-', credential }
    const passkey = await factors.passkeys.accept(`flow ${flow.cookieHash}`, context.site, newKey)
    return complete(row, { ...flow, second: true }, context, (tx) => factors.adding.store(tx, row, passkey, context))
  },
})
