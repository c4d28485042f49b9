import type { RegisterLink } from '@portico/contract/register-link/shapes'
import { localDate } from '../kit/zone.ts'
import { aboveOwn, listed, type OwnRates } from './rates.ts'
import { stateOf } from './state.ts'
import type { LinkRow } from './store.ts'

export interface Around {
  /** Origin that the caller's site has, e.g. `https://portico.example`. */
  readonly site: string
  readonly own: OwnRates
  readonly now: Date
  readonly timeZone: string
}

/** A link as its agent reads it; `deposited` is of those who registered by it. */
export const viewOf = (link: LinkRow, deposited: number, { site, own, now, timeZone }: Around): RegisterLink => {
  const { id, code, type, rates, channel, expiresAt, maxUses, uses, clicks, createdAt, revokedAt, revokedReason } = link
  const state = stateOf(link, now)
  return {
    linkId: id,
    code,
    address: `${site}/register?affiliateCode=${code}`,
    type,
    rates: listed(rates),
    above: state === 'LIVE' ? aboveOwn(rates, own) : [],
    channel,
    // It ends as its last day does.
    lastDay: expiresAt && localDate(new Date(expiresAt.getTime() - 1), timeZone).toString(),
    maxUses,
    uses,
    clicks,
    deposited,
    state,
    createdAt: createdAt.toISOString(),
    revoked: revokedAt && { at: revokedAt.toISOString(), reason: revokedReason ?? '' },
  }
}
