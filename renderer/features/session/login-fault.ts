import type { SocialReason } from '@portico/contract/session/social-shapes'

/** Why a way in led back to the form: the code of a failure, or a provider's reason. */
export type LoginFault = { readonly failure: string } | { readonly reason: SocialReason }
