import type { FailureCode } from '@portico/contract/kit/failure'
import type { LinkState } from '@portico/contract/register-link/shapes'
import type { LinkRow } from './store.ts'

/** What a link is good for at an instant. */
export const stateOf = ({ revokedAt, expiresAt, maxUses, uses }: LinkRow, now: Date): LinkState => {
  if (revokedAt) return 'REVOKED'
  if (expiresAt && expiresAt <= now) return 'EXPIRED'
  return maxUses !== null && uses >= maxUses ? 'USED_UP' : 'LIVE'
}

/** What somebody who comes by a link in that state is told. */
export const REFUSAL: Readonly<Record<Exclude<LinkState, 'LIVE'>, FailureCode>> = {
  EXPIRED: 'INVITATION_EXPIRED',
  USED_UP: 'INVITATION_USED_UP',
  REVOKED: 'INVITATION_REVOKED',
}
