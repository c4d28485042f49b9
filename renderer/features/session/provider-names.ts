import type { SocialProviderName } from '@portico/contract/session/social-shapes'

/** As their owners write them, in every language. */
export const PROVIDER_NAMES: Readonly<Record<SocialProviderName, string>> = { google: 'Google', facebook: 'Facebook' }
