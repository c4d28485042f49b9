import { registerSettings } from '@portico/contract/registration/calls'
import {
  decideRegistration,
  discardRegistration,
  draftRegistration,
  operatorRegistration,
  proposeRegistration,
} from '@portico/contract/registration/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { RegisterSettings } from './service.ts'

export const registerSettingsRoutes = (settings: RegisterSettings): Binding[] => [
  bind(registerSettings, async () => {
    const { ways, minimumAge, zaloBonus, rules } = await settings.current()
    return { ...ways, minimumAge, zaloBonus, rules }
  }),
  bind(operatorRegistration, () => settings.read()),
  bind(draftRegistration, ({ request }) => settings.change(request)),
  bind(proposeRegistration, ({ context }) => settings.propose(context.operator)),
  bind(decideRegistration, ({ request, context }) => settings.decide(request, context.operator)),
  bind(discardRegistration, () => settings.discard()),
]
