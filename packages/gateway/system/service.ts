import { languageOf } from '@portico/contract/kit/brand'
import type { ResponseOf } from '@portico/contract/kit/call'
import { AGENT_SECTIONS, MEMBER_SECTIONS } from '@portico/contract/system/sections'
import type { domainRoute, menu, permission, probe, systemStatus, whitelabel } from '@portico/contract/system/calls'
import { ART_PATH } from '@portico/contract/kit/paths'
import type { Config } from '../config.ts'
import type { Caller } from '../http/bind.ts'
import { Failure } from '../failure.ts'
import type { Platform } from '../platform.ts'
import { isMovable } from '../ports/clock.ts'
import type { RegisterSettings } from '../register-settings/index.ts'
import { dialingCodes } from './dialing-codes.ts'
import { createDomains, type Domains } from './domains.ts'
import { permissionsOf } from './permissions.ts'
import { type CountryOf, openLocations } from './locations.ts'
import { modulesOf } from './modules.ts'
import { createStatus, type Status } from './status.ts'

export interface System {
  readonly status: Status
  readonly domains: Domains
  /** What the caller may do. */
  permissions(caller: Caller | null): Promise<ResponseOf<typeof permission>['permissions']>
  /** Whether the site is open, for a reader at this address. */
  describe(ip: string): Promise<ResponseOf<typeof systemStatus>>
  /** The brand's modules, each on or off. */
  modules(): Promise<ResponseOf<typeof whitelabel>['modules']>
  domainRoute(ip: string): Promise<ResponseOf<typeof domainRoute>>
  /** Answers a client that looks for its gateway. */
  probe(nonce: string): ResponseOf<typeof probe>
  /** Sets a movable clock forward and answers its new time. @throws Failure CLOCK_FIXED where it is the system's */
  advanceClock(seconds: number): Promise<Date>
  /** Those of the countries whose numbers are served. */
  countryCodes(language: string): ReturnType<typeof dialingCodes>
  /** The sections of the member center and the agent office that the caller may enter. */
  menu(caller: Caller | null): Promise<ResponseOf<typeof menu>>
  /** By the operator's location file. */
  readonly countryOf: CountryOf
}

/** Where drawn pictures come from. */
const ART_RESOURCE = { resourceType: 'ART', url: ART_PATH }

export interface SystemDeps {
  readonly config: Pick<Config, 'messages' | 'regions'>
  readonly registration: Pick<RegisterSettings, 'current'>
  /** Whether nothing may be shown to a member that is there to have them play. */
  readonly isSpared: (memberId: string) => Promise<boolean>
  /** Whether a member takes a break or has set a limit. */
  readonly holdsBack: (memberId: string) => Promise<boolean>
  /** Sections of the member center that this caller has no use for. */
  readonly closedSections: (caller: Caller) => Promise<ReadonlySet<string>>
  /** Sections of the agent office that no contract opens to this agent [AGENT-04]. */
  readonly closedOffice: (caller: Caller) => Promise<ReadonlySet<string>>
}

export const createSystem = (
  platform: Platform,
  { config, registration, isSpared, holdsBack, closedSections, closedOffice }: SystemDeps,
): System => {
  const { brand, clock } = platform
  const countryOf = openLocations(config.regions.file)
  const isClosedTo = (ip: string): boolean => {
    if (config.regions.closed.length === 0) return false
    return config.regions.closed.includes(countryOf(ip) ?? '')
  }
  const status = createStatus(platform, isClosedTo)
  const served = config.messages.dialingCodes
  const serverNow = () => clock.now().toISOString()
  const permissions = async (caller: Caller | null) => {
    const promotions = caller === null || !(await isSpared(caller.memberId))
    const room = caller !== null && !(await holdsBack(caller.memberId))
    return [...permissionsOf(caller, { ...(await registration.current()).ways, promotions, room })]
  }
  const formOf = (module: string) => (brand.modules[module] === true ? 'SHORT' : 'FULL')
  // A section that is a module of the brand goes with it.
  const memberSections = MEMBER_SECTIONS.filter((section) => brand.modules[section] !== false)
  return {
    status,
    countryOf,
    domains: createDomains(platform),
    permissions,
    describe: async (ip) => ({
      ...(await status.at(ip)),
      location: { ip, country: countryOf(ip) },
      timeZone: brand.timeZone,
      serverNow: serverNow(),
    }),
    modules: async () => {
      // Of these the operator decides, whatever the brand pack had to begin with.
      const { emailVerification: _, ...registering } = (await registration.current()).ways
      return modulesOf({ modules: { ...brand.modules, ...registering } })
    },
    domainRoute: async (ip) => {
      const { status: now } = await status.at(ip)
      return {
        domainRoute: brand.domains,
        mainDomain: brand.domains[0] ?? null,
        resources: [ART_RESOURCE],
        imageCDNs: brand.imageCdns,
        launchGameCDNs: brand.launchGameCdns,
        gtagId: brand.gtagId,
        maintenance: now === 1,
        regionRestriction: now === 2,
      }
    },
    probe: (nonce) => ({ nonce, merchantCode: brand.merchantCode, serverNow: serverNow() }),
    advanceClock: async (seconds) => {
      if (!isMovable(clock)) throw new Failure('CLOCK_FIXED')
      await clock.advance(seconds * 1000)
      return clock.now()
    },
    countryCodes: (language) =>
      dialingCodes(languageOf(brand, language).tag).filter(
        ({ countryDialingCode }) => served.length === 0 || served.includes(countryDialingCode),
      ),
    menu: async (caller) => {
      const allowed = await permissions(caller)
      const closed = caller && allowed.includes('MEMBER_CENTER') ? await closedSections(caller) : undefined
      const office = caller && allowed.includes('AGENT_CENTER') ? await closedOffice(caller) : undefined
      return {
        member: closed ? memberSections.filter((section) => !closed.has(section)) : [],
        form: formOf('shortMemberMenu'),
        officeForm: formOf('shortOfficeMenu'),
        agent: office ? AGENT_SECTIONS.filter((section) => !office.has(section)) : [],
      }
    },
  }
}
