import * as z from 'zod/mini'
import { endpoint, secret, whole } from './settings.ts'

const dialingCodes = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,3}(,[1-9]\d{0,3})*$/, 'must be calling codes like 84 with commas between')),
  z.transform((list) => list.split(',')),
)

/** The settings of SMS and e-mail. */
export const MESSAGE_SETTINGS = {
  SMS_URL: z.optional(endpoint),
  SMS_SECRET: z.optional(secret),
  SMS_DIALING_CODES: z._default(dialingCodes, []),
  SMS_PER_DAY: z._default(whole(0, 10_000_000), 5_000),
  SMS_PER_COUNTRY_DAY: z._default(whole(0, 10_000_000), 2_000),
  EMAIL_URL: z.optional(endpoint),
  EMAIL_SECRET: z.optional(secret),
  EMAIL_PER_DAY: z._default(whole(0, 10_000_000), 20_000),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/\S+$/, 'must begin with smtps:// or smtp://'))),
  MAIL_FROM: z.optional(z.string().check(z.regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, 'must be an e-mail address, with a name or without'))),
} as const

type Values = z.output<z.ZodMiniObject<typeof MESSAGE_SETTINGS>>

interface Endpoint {
  readonly url: string
  readonly secret: string
}

export interface MessageConfig {
  /** The HTTP providers and the mail server; absent where there is none. */
  readonly sms?: Endpoint | undefined
  readonly email?: Endpoint | undefined
  readonly smtp?: { readonly url: string; readonly from: string } | undefined
  /** Calling codes of the countries whose numbers are served; empty: all. */
  readonly dialingCodes: readonly string[]
  /** How many of a day strangers can cause; see `messages/budgets.ts`. */
  readonly perDay: { readonly SMS: number; readonly country: number; readonly EMAIL: number }
}

/** @throws Error for a setting that lacks the one it goes with */
const together = <First extends string, Second extends string>(
  [firstName, first]: readonly [First, string | undefined],
  [secondName, second]: readonly [Second, string | undefined],
): readonly [string, string] | undefined => {
  if (first === undefined && second === undefined) return undefined
  if (first === undefined || second === undefined)
    throw new Error(
      `The configuration is wrong:\n  ${first === undefined ? firstName : secondName}: goes with ${first === undefined ? secondName : firstName}`,
    )
  return [first, second]
}

/** @throws Error that names the setting which is missing beside another, or of two the one that is too many */
export const messageConfig = (value: Values): MessageConfig => {
  const sms = together(['SMS_URL', value.SMS_URL], ['SMS_SECRET', value.SMS_SECRET])
  const email = together(['EMAIL_URL', value.EMAIL_URL], ['EMAIL_SECRET', value.EMAIL_SECRET])
  const smtp = together(['SMTP_URL', value.SMTP_URL], ['MAIL_FROM', value.MAIL_FROM])
  if (email && smtp) throw new Error('The configuration is wrong:\n  SMTP_URL: e-mail leaves by EMAIL_URL or by SMTP_URL, and not by both')
  return {
    sms: sms && { url: sms[0], secret: sms[1] },
    email: email && { url: email[0], secret: email[1] },
    smtp: smtp && { url: smtp[0], from: smtp[1] },
    dialingCodes: value.SMS_DIALING_CODES,
    perDay: { SMS: value.SMS_PER_DAY, country: value.SMS_PER_COUNTRY_DAY, EMAIL: value.EMAIL_PER_DAY },
  }
}
