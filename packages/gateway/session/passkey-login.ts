import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { loginByPasskey, signInPasskey } from '@portico/contract/session/passkey-calls'
import { PASSKEY_COOKIE, type SessionValue } from '@portico/contract/session/shapes'
import type { Factors } from '../factors/index.ts'
import { refuse } from '../failure.ts'
import type { CallContext } from '../http/bind.ts'
import { hashToken } from '../kit/hash-token.ts'
import type { Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import type { Login } from './login.ts'

const ASKED_SECONDS = 10 * 60
/** Of our own making: what others send in the cookie's place is replaced. */
const TOKEN = /^[\w-]{43}$/

/** Logging in with a passkey, without a name: the passkey says whose it is. */
export interface PasskeyLogin {
  /** @throws Failure PASSKEY_ELSEWHERE */
  ask(context: CallContext): Promise<ResponseOf<typeof signInPasskey>>
  /** @throws Failure PASSKEY_REFUSED, PASSKEY_ELSEWHERE, and what `SignInFlows.finish` does */
  login(request: RequestOf<typeof loginByPasskey>, context: CallContext): Promise<SessionValue>
}

export interface PasskeyLoginDeps {
  readonly members: Pick<Members, 'byId'>
  readonly factors: Pick<Factors, 'passkeys'>
  readonly login: Pick<Login, 'flow'>
}

export const createPasskeyLogin = ({ random }: Pick<Platform, 'random'>, { members, factors, login }: PasskeyLoginDeps): PasskeyLogin => ({
  ask: async ({ cookies, setCookie, site }) => {
    const sent = cookies[PASSKEY_COOKIE]
    const token = sent !== undefined && TOKEN.test(sent) ? sent : randomToken(random)
    const request = await factors.passkeys.ask(`sign-in ${hashToken(token)}`, site)
    setCookie(PASSKEY_COOKIE, token, { maxAgeSeconds: ASKED_SECONDS })
    return request
  },
  login: async ({ credential, remember, portal }, context) => {
    const bound = `sign-in ${hashToken(context.cookies[PASSKEY_COOKIE] ?? '')}` as const
    const owner = (await factors.passkeys.judge(bound, context.site, credential)) ?? refuse('PASSKEY_REFUSED')
    const row = (await members.byId(owner.memberId)) ?? refuse('PASSKEY_REFUSED')
    return login.flow.finish(row, { portal, method: 'PASSKEY', remember, context, second: true })
  },
})
