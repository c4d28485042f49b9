import { bindOwnAddress, ownBindings, removeOwnAddress, sendBindingCode } from '@portico/contract/member/binding-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Bindings } from './service.ts'

export const bindingRoutes = (bindings: Bindings): Binding[] => [
  bind(ownBindings, ({ caller }) => bindings.list(caller)),
  bind(sendBindingCode, ({ caller, request, context }) => bindings.sendCode(caller, request, context)),
  bind(bindOwnAddress, ({ caller, request, context }) => bindings.bind(caller, request, context)),
  bind(removeOwnAddress, async ({ caller, request, context }) => {
    await bindings.remove(caller, request, context)
    return {}
  }),
]
