import { createComposer } from './composition/composer.ts'
import { composeContact } from './composition/contact.ts'
import { composeFoundation } from './composition/foundation.ts'
import { composeIdentity, type Identity } from './composition/identity.ts'
import { composeInbox } from './composition/letters.ts'
import { composeMoney } from './composition/money.ts'
import { composeOffice } from './composition/office.ts'
import type { AreaParts } from './composition/parts.ts'
import { composePlay, type Play } from './composition/play.ts'
import type { Caller } from './http/bind.ts'
import { jobsArea } from './jobs/index.ts'
import type { Platform } from './platform.ts'
import { waitingArea } from './waiting/index.ts'

/** Builds every area on its platform, in the order they need each other: their APIs by name, and the list of their manifests. */
export const createAreas = (platform: Platform, parts: AreaParts) => {
  const composer = createComposer(platform, parts)
  const { areas, listed } = composer
  const foundation = composeFoundation(composer, {
    isLive: (id, tokenHash) => identity.sessions.isLive(id, tokenHash),
    isSpared: (memberId) => identity.control.isSpared(memberId),
    holdsBack: (memberId) => identity.control.holdsBack(memberId),
    readableRooms: (...wish) => play.room.readable(...wish),
    explain: (...refusal) => identity.control.explain(...refusal),
    vipLabelOf: (player) => identity.vip.labelOf(player),
    closedSections: (caller) => closedSections(caller),
    closedOffice: (caller) => closedOffice(caller),
  })
  const identity: Identity = composeIdentity(composer, foundation, (tx, from, to) => play.ownGames.handOn(tx, from, to))
  const letters = composeInbox(composer, foundation, identity)
  const money = composeMoney(composer, foundation, identity, letters)
  const play: Play = composePlay(composer, foundation, identity, money, letters)
  const office = composeOffice(composer, foundation, identity, play)
  const contact = composeContact(composer, foundation, letters, money)
  listed(waitingArea(platform, { areas: () => areas }))
  const jobs = listed(jobsArea(platform, areas))

  /** What this caller's member center leaves out. */
  const closedSections = async (caller: Caller): Promise<ReadonlySet<string>> =>
    new Set([
      ...((await money.transfers.wallets.isSingle()) ? ['transferFund'] : []),
      ...((await money.transfers.lines.hasLine(caller)) ? [] : ['transferUpline']),
      ...((await identity.vip.levels()).length > 0 ? [] : ['vip']),
      ...(await identity.control.shutSections(caller.memberId)),
    ])

  /** What this agent's office leaves out: records that no contract opens, and money that cannot move. */
  const closedOffice = async (caller: Caller): Promise<ReadonlySet<string>> =>
    new Set([
      ...(await office.closedTo(caller)),
      ...((await money.transfers.lines.hasLine(caller)) ? [] : ['agentTransfer']),
      ...(await identity.control.shutSections(caller.memberId)),
    ])

  return { areas, services: { ...foundation, ...identity, ...money, ...play, ...office, ...letters, ...contact, jobs } }
}

/** The areas' APIs by name. */
export type Services = ReturnType<typeof createAreas>['services']
