import type { AccountKind } from '../kit/transfer-code.ts'

/** Which account: a member's, or the house's when `owner` is null. */
export interface AccountRef {
  readonly owner: string | null
  readonly kind: AccountKind
  readonly currency: string
}

const ofMember =
  (kind: AccountKind) =>
  (memberId: string, currency: string): AccountRef => ({ owner: memberId, kind, currency })

/** What a member can spend. */
export const cashOf = ofMember('player:cash')
/** What a bonus gave and won, until it has been bet as often as its terms say. */
export const bonusOf = ofMember('player:bonus')
/** What a member has set aside for bets to come. */
export const lockedOf = ofMember('player:locked')
/** What is on its way out to a member. */
export const pendingOf = ofMember('player:pending')
/** What a member owes the house, as a balance that is never above zero. */
export const receivableOf = ofMember('player:owed')
/** How the kinds of the accounts begin that hold what a member has at a vendor; the vendor's code follows. */
export const VENDOR_WALLET = 'player:vendor-'
/** What a member has in a wallet at a vendor. */
export const vendorWalletOf = (memberId: string, vendor: string, currency: string): AccountRef => ({
  owner: memberId,
  kind: `${VENDOR_WALLET}${vendor}`,
  currency,
})
export const houseOf = (kind: AccountKind, currency: string): AccountRef => ({ owner: null, kind, currency })

/** A text that is the same for references to the same account. */
export const accountKey = ({ owner, kind, currency }: AccountRef): string => `${owner ?? ''} ${kind} ${currency}`

/** How an account is named in messages. */
export const nameOf = ({ owner, kind, currency }: AccountRef): string => `${kind} in ${currency} of ${owner ?? 'the house'}`
