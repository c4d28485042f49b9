import { advanceClock, publishDomains, setStatus } from '@portico/contract/system/operator-calls'
import { countryCodes, domainList, domainRoute, menu, permission, probe, systemStatus, whitelabel } from '@portico/contract/system/calls'
import { type Binding, bind } from '../http/bind.ts'
import type { System } from './service.ts'

export const systemRoutes = (system: System): Binding[] => [
  bind(systemStatus, ({ context }) => system.describe(context.ip)),
  bind(whitelabel, async () => ({ modules: await system.modules() })),
  bind(domainRoute, ({ context }) => system.domainRoute(context.ip)),
  bind(probe, async ({ request }) => system.probe(request.nonce)),
  bind(domainList, async () => ({ list: await system.domains.current() })),
  bind(publishDomains, ({ request }) => system.domains.publish(request)),
  bind(setStatus, async ({ request }) => {
    await system.status.set({ status: request.status, message: request.message ?? null, until: request.until ?? null })
    return { status: request.status }
  }),
  bind(advanceClock, async ({ request }) => ({ now: (await system.advanceClock(request.seconds)).toISOString() })),
  bind(countryCodes, async ({ context }) => ({ list: system.countryCodes(context.language) })),
  bind(permission, async ({ caller }) => ({ permissions: await system.permissions(caller) })),
  bind(menu, ({ caller }) => system.menu(caller)),
]
