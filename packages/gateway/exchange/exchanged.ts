import type { HandoverAction } from '@portico/contract/session/handover-shapes'
import type { SignInMethod } from '@portico/contract/session/own-shapes'
import type { SocialProviderName, SocialReason } from '@portico/contract/session/social-shapes'
import type { Family } from '../session/index.ts'

/** An account at a provider. The issuer and the subject are who it is; nothing else is. */
export interface Identity {
  readonly provider: SocialProviderName
  readonly issuer: string
  readonly subject: string
  /** In lower case; null where the provider gives none, or does not vouch for it. */
  readonly email: string | null
  /** What to call somebody; empty where the provider does not say. */
  readonly name: string
}

/** A passkey that was made and is not the account's yet. */
export interface NewPasskey {
  readonly id: string
  readonly memberId: string
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
  readonly name: string
  readonly synced: boolean
}

/** The cookies of one sign-in, as `Family` has them; instants. */
export interface StoredFamily {
  readonly familyId: string
  readonly memberId: string
  readonly authenticatedAt: string
  readonly expiresAt: string
}

export const familyOf = ({ authenticatedAt, expiresAt, ...ids }: StoredFamily): Family => ({
  ...ids,
  authenticatedAt: new Date(authenticatedAt),
  expiresAt: new Date(expiresAt),
})

export const storedFamily = ({ familyId, memberId, authenticatedAt, expiresAt }: Family): StoredFamily => ({
  familyId,
  memberId,
  authenticatedAt: authenticatedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})

/** Cookies that a browser has and that are nobody's yet; hashes. */
export interface CookieHashes {
  readonly remember: string
  readonly device: string
}

/** What a one-time code stands for. */
export type Exchanged =
  | {
      readonly kind: 'SIGN_IN'
      readonly memberId: string
      readonly method: SignInMethod
      readonly remember: boolean
      /** When who it is was shown, an instant; null where nobody says, and just now when absent. */
      readonly shownAt?: string | null
      /** The door that was knocked at; the player site where absent. */
      readonly portal?: 'SITE' | 'AGENT'
      /** The hash by which the sign-in origin knows the browser, where that has been there before. */
      readonly deviceHash?: string | undefined
    }
  /** An account that is remembered at the sign-in origin was pressed there. */
  | { readonly kind: 'CHOSEN'; readonly family: StoredFamily; readonly deviceHash?: string | undefined }
  /** The browser is to be remembered at the sign-in origin, where it has the cookies already. */
  | { readonly kind: 'REMEMBERED'; readonly sessionId: string; readonly family: StoredFamily; readonly hashes: CookieHashes }
  | { readonly kind: 'NEWCOMER'; readonly identity: Identity; readonly remember: boolean }
  | { readonly kind: 'LINK'; readonly identity: Identity; readonly sessionId: string }
  | { readonly kind: 'REFUSED'; readonly reason: SocialReason }
  /** A way to the sign-in origin, where a passkey is asked for or an account chosen; it is not traded, and its code is a ticket there. */
  | {
      readonly kind: 'HANDOVER'
      readonly action: HandoverAction
      readonly remember: boolean
      /** Whose session began it; null for a sign-in. */
      readonly owner: { readonly id: string; readonly account: string } | null
      readonly sessionId: string | null
      /** An origin, or the scheme of the desktop client's links. */
      readonly returnTo: string
      /** The door that a sign-in comes back to. */
      readonly portal?: 'SITE' | 'AGENT'
      /** What the device of a session is to be remembered by. */
      readonly family?: StoredFamily
    }
  | { readonly kind: 'NEW_PASSKEY'; readonly sessionId: string; readonly row: NewPasskey }
  | { readonly kind: 'PROOF'; readonly sessionId: string }
