import type { SignInMethod } from '@portico/contract/session/own-shapes'
import type { SocialProviderName, SocialReason } from '@portico/contract/session/social-shapes'

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

/** What a one-time code stands for. */
export type Exchanged =
  | { readonly kind: 'SIGN_IN'; readonly memberId: string; readonly method: SignInMethod; readonly remember: boolean }
  | { readonly kind: 'NEWCOMER'; readonly identity: Identity; readonly remember: boolean }
  | { readonly kind: 'LINK'; readonly identity: Identity; readonly sessionId: string }
  | { readonly kind: 'REFUSED'; readonly reason: SocialReason }
