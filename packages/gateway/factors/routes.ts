import { beginAuthenticator, confirmAuthenticator, factors, removeAuthenticator, renewRecoveryCodes } from '@portico/contract/factor/calls'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '@portico/contract/factor/passkey-calls'
import {
  decideFactorRemoval,
  factorRemovals,
  operatorSecurity,
  proposeFactorRemoval,
  setAgentFactors,
  setPasswordDays,
  setTypedBack,
} from '@portico/contract/factor/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { FactorDesk } from './desk.ts'
import type { OwnPasskeys } from './own-passkeys.ts'
import type { OwnFactors } from './own-factors.ts'
import type { FactorRemovals } from './removals.ts'

export const factorRoutes = (own: OwnFactors, passkeys: OwnPasskeys, desk: FactorDesk, removals: FactorRemovals): Binding[] => [
  bind(factors, ({ caller, context }) => own.list(caller, context)),
  bind(beginAuthenticator, ({ caller }) => own.begin(caller)),
  bind(confirmAuthenticator, ({ caller, request, context }) => own.confirm(caller, request, context)),
  bind(renewRecoveryCodes, ({ caller, context }) => own.renewCodes(caller, context)),
  bind(removeAuthenticator, ({ caller, context }) => own.remove(caller, context)),
  bind(beginPasskey, ({ caller, context }) => passkeys.begin(caller, context)),
  bind(addPasskey, ({ caller, request, context }) => passkeys.add(caller, request, context)),
  bind(renamePasskey, ({ caller, request }) => passkeys.rename(caller, request)),
  bind(removePasskey, ({ caller, request, context }) => passkeys.remove(caller, request, context)),
  bind(operatorSecurity, () => desk.state()),
  bind(setAgentFactors, ({ request }) => desk.setAgents(request.required)),
  bind(setTypedBack, ({ request }) => desk.setTypedBack(request.fields)),
  bind(setPasswordDays, ({ request }) => desk.setPasswordDays(request.days)),
  bind(proposeFactorRemoval, ({ request, context }) => removals.propose(request, context.operator)),
  bind(factorRemovals, () => removals.list()),
  bind(decideFactorRemoval, ({ request, context }) => removals.decide(request, context)),
]
