import { type AreaOf, areaOf } from '../kit/area.ts'
import { localDate } from '../kit/zone.ts'
import type { Platform } from '../platform.ts'
import { createOpenDownline, type DownlinesDeps, type OpenDownline } from './downlines.ts'
import { createInvitations, type Invitation, type Invitations, type InvitationsDeps } from './invitations.ts'
import { registerLinkRoutes } from './routes.ts'
import { ownRatesReader } from './rates.ts'
import { createRegisterLinks, type RegisterLinks, type RegisterLinksDeps } from './service.ts'
import { forgetVisits } from './store.ts'
import { type CountVisit, createCountVisit } from './visits.ts'
import { waitingLinks } from './waiting.ts'

export type { Invitation, Invitations }

export interface RegisterCenter {
  readonly links: RegisterLinks
  readonly invitations: Invitations
  readonly open: OpenDownline
  readonly countVisit: CountVisit
}

/** How an agent's team grows: links by which people register below it, and accounts that it opens itself. */
export const registerLinksArea = (
  platform: Platform,
  deps: InvitationsDeps & RegisterLinksDeps & DownlinesDeps,
): AreaOf<RegisterCenter> => {
  const links = createRegisterLinks(platform, deps)
  const invitations = createInvitations(platform, deps)
  const parts = { links, invitations, open: createOpenDownline(platform, deps, invitations), countVisit: createCountVisit(platform) }
  return areaOf(parts, {
    name: 'register-links',
    bindings: registerLinkRoutes(parts),
    agentWaiting: waitingLinks(ownRatesReader(platform, deps.rebateRates)),
    sweep: (tx, now) => forgetVisits(tx, localDate(now, platform.brand.timeZone).toString()),
  })
}
