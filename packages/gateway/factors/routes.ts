import { beginAuthenticator, confirmAuthenticator, factors, removeAuthenticator, renewRecoveryCodes } from '@portico/contract/factor/calls'
import { forgetFactors, operatorSecurity, setAgentFactors } from '@portico/contract/factor/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { FactorDesk } from './desk.ts'
import type { OwnFactors } from './own-factors.ts'

export const factorRoutes = (own: OwnFactors, desk: FactorDesk): Binding[] => [
  bind(factors, ({ caller }) => own.list(caller)),
  bind(beginAuthenticator, ({ caller }) => own.begin(caller)),
  bind(confirmAuthenticator, ({ caller, request, context }) => own.confirm(caller, request, context)),
  bind(renewRecoveryCodes, ({ caller, context }) => own.renewCodes(caller, context)),
  bind(removeAuthenticator, ({ caller, context }) => own.remove(caller, context)),
  bind(operatorSecurity, () => desk.state()),
  bind(setAgentFactors, ({ request }) => desk.setAgents(request.required)),
  bind(forgetFactors, ({ request, context }) => desk.forget(request, context)),
]
