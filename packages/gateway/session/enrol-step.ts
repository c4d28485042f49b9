import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { beginSignInAuthenticator, confirmSignInAuthenticator } from '@portico/contract/session/enrol-calls'
import type { SessionValue } from '@portico/contract/session/shapes'
import type { Factors } from '../factors/index.ts'
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
}

export interface EnrolStepDeps {
  readonly factors: Pick<Factors, 'beginAuthenticator' | 'confirmAuthenticator'>
  /** The flow of this browser, where setting one up is what is left of it. @throws Failure SIGN_IN_OVER, SIGN_IN_INCOMPLETE */
  readonly due: (context: CallContext) => Promise<{ readonly row: MemberRow; readonly flow: SignInFlow }>
  readonly complete: (row: MemberRow, flow: SignInFlow, context: CallContext) => Promise<SessionValue>
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
})
