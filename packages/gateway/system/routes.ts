import type { BrandPack } from '@portico/contract/brand'
import { publishDomains, setStatus } from '@portico/contract/operator'
import { ART_PATH, domainList, domainRoute, probe, registerSettings, systemStatus, whitelabel } from '@portico/contract/system'
import { type Binding, bind } from '../http/bind.ts'
import type { Platform } from '../platform.ts'
import type { Domains } from './domains.ts'
import { REGISTER_RULES } from './register-rules.ts'
import type { Status } from './status.ts'

const moduleId = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

const modulesOf = (brand: BrandPack) =>
  Object.entries(brand.modules).map(([name, enabled]) => ({ modId: moduleId(name), enabled, childrenNodes: [] }))

/** Where drawn pictures come from. */
const ART_RESOURCE = { resourceType: 'ART', url: ART_PATH }

export const systemRoutes = (
  { brand, clock }: Pick<Platform, 'brand' | 'clock'>,
  { status, domains }: { status: Status; domains: Domains },
): Binding[] => {
  return [
    bind(systemStatus, async ({ context }) => ({
      ...(await status.current()),
      location: { ip: context.ip, country: null },
      timeZone: brand.timeZone,
      serverNow: clock.now().toISOString(),
    })),
    bind(whitelabel, async () => ({ modules: modulesOf(brand) })),
    bind(domainRoute, async () => {
      const { status: now } = await status.current()
      return {
        domainRoute: brand.domains,
        mainDomain: brand.domains[0] ?? null,
        resources: [ART_RESOURCE],
        imageCDNs: brand.imageCdns,
        launchGameCDNs: [],
        gtagId: null,
        maintenance: now === 1,
        regionRestriction: now === 2,
      }
    }),
    // Registration by mobile number needs SMS verification, which this gateway does not offer yet.
    bind(registerSettings, async () => ({ usernameRegistration: true, mobileRegistration: false, rules: [...REGISTER_RULES] })),
    bind(probe, async ({ request }) => ({ nonce: request.nonce, merchantCode: brand.merchantCode, serverNow: clock.now().toISOString() })),
    bind(domainList, async () => ({ list: await domains.current() })),
    bind(publishDomains, ({ request }) => domains.publish(request)),
    bind(setStatus, async ({ request }) => {
      await status.set({ status: request.status, message: request.message ?? null })
      return { status: request.status }
    }),
  ]
}
