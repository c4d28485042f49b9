import { loginByCode } from '@portico/contract/session/code-calls'
import { login, logout, resumeSession, sessionKeys } from '@portico/contract/session/calls'
import {
  addSignInPasskey,
  beginSignInAuthenticator,
  beginSignInPasskey,
  confirmSignInAuthenticator,
} from '@portico/contract/session/enrol-calls'
import { loginByPasskey, provePasskey, signInPasskey, verifyPasskey } from '@portico/contract/session/passkey-calls'
import { cancelSignIn, changeSignInPassword, sendSignInCode, verifySignIn } from '@portico/contract/session/flow-calls'
import { endOtherSessions, endOwnSession, ownSessions, prove, sendProofCode, signInHistory } from '@portico/contract/session/own-calls'
import { forgetRemembered, rememberedAccounts } from '@portico/contract/session/remember-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { SessionServices } from './service.ts'

export const sessionRoutes = (services: SessionServices): Binding[] => [
  bind(sessionKeys, () => services.encryption.published()),
  bind(login, ({ request, context }) => services.login.login(request, context)),
  bind(loginByCode, ({ request, context }) => services.loginByCode(request, context)),
  bind(signInPasskey, ({ context }) => services.passkeyLogin.ask(context)),
  bind(loginByPasskey, ({ request, context }) => services.passkeyLogin.login(request, context)),
  bind(verifyPasskey, ({ context }) => services.login.flow.askPasskey(context)),
  bind(sendSignInCode, ({ request, context }) => services.login.flow.sendCode(request, context)),
  bind(verifySignIn, ({ request, context }) => services.login.flow.verify(request, context)),
  bind(changeSignInPassword, ({ request, context }) => services.login.flow.changePassword(request, context)),
  bind(beginSignInAuthenticator, ({ context }) => services.login.flow.enrol.beginAuthenticator(context)),
  bind(beginSignInPasskey, ({ context }) => services.login.flow.enrol.beginPasskey(context)),
  bind(addSignInPasskey, ({ request, context }) => services.login.flow.enrol.addPasskey(request, context)),
  bind(confirmSignInAuthenticator, ({ request, context }) => services.login.flow.enrol.confirmAuthenticator(request, context)),
  bind(cancelSignIn, async ({ context }) => {
    await services.login.flow.cancel(context)
    return {}
  }),
  bind(resumeSession, ({ request, context }) => services.login.resume(request, context)),
  bind(rememberedAccounts, ({ context }) => services.remembered.list(context)),
  bind(forgetRemembered, async ({ request, context }) => {
    await services.remembered.forget(request.id, context)
    return {}
  }),
  bind(logout, async ({ caller, request, context }) => {
    await services.login.logout(caller, request.keep === 'true', context)
    return {}
  }),
  bind(ownSessions, ({ caller }) => services.ownSessions.list(caller)),
  bind(endOwnSession, ({ caller, request }) => services.ownSessions.endOne(caller, request.id)),
  bind(endOtherSessions, ({ caller }) => services.ownSessions.endOthers(caller)),
  bind(signInHistory, ({ caller, request }) => services.ownSessions.history(caller, request)),
  bind(prove, ({ caller, request, context }) => services.proofs.prove(caller, request, context)),
  bind(sendProofCode, ({ caller, request, context }) => services.proofs.sendCode(caller, request, context)),
  bind(provePasskey, ({ caller, context }) => services.proofs.askPasskey(caller, context.site)),
]
