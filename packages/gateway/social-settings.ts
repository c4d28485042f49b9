import * as z from 'zod/mini'
import { isThisMachine } from './kit/listening-host.ts'
import type { SocialProvider } from './ports/social-provider.ts'

const origin = z.string().check(
  z.refine((text) => {
    if (!URL.canParse(text)) return false
    const url = new URL(text)
    return url.origin === text && (url.protocol === 'https:' || isThisMachine(url.hostname))
  }, 'must be an origin like https://brand.example, without a path'),
)
const secret = z.string().check(z.minLength(8, 'must have 8 characters or more'))

/** The settings of accounts at providers. */
export const SOCIAL_SETTINGS = {
  SIGN_IN_ORIGIN: z.optional(origin),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(secret),
  FACEBOOK_CLIENT_ID: z.optional(z.string()),
  FACEBOOK_CLIENT_SECRET: z.optional(secret),
} as const

type Values = z.output<z.ZodMiniObject<typeof SOCIAL_SETTINGS>>

const together = (name: string, id: string | undefined, password: string | undefined) => {
  if (id === undefined && password === undefined) return undefined
  if (id === undefined || password === undefined)
    throw new Error(`The configuration is wrong:\n  ${name}_CLIENT_ID and ${name}_CLIENT_SECRET go together`)
  return { clientId: id, clientSecret: password }
}

/**
 * The providers that the settings name.
 * @throws Error for a client without its secret
 */
export const configuredSocial = (values: Values): readonly SocialProvider[] => {
  const google = together('GOOGLE', values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET)
  const facebook = together('FACEBOOK', values.FACEBOOK_CLIENT_ID, values.FACEBOOK_CLIENT_SECRET)
  return [
    ...(google ? [{ ...google, name: 'google', issuer: () => 'https://accounts.google.com', provesEmail: true } as const] : []),
    // Its description names no address to trade codes at, and it says of no e-mail address whether it is proved.
    ...(facebook
      ? [
          {
            ...facebook,
            name: 'facebook',
            issuer: () => 'https://www.facebook.com',
            tokenEndpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
            scope: 'openid email public_profile',
            provesEmail: false,
          } as const,
        ]
      : []),
  ]
}
