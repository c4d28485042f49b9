import * as z from 'zod/mini'
import { checked, int, upTo } from '../kit/wire.ts'

/** The fields that the operator shows, hides, requires and sets rules for, by their names on the wire, in the order of the form. */
export const REGISTER_FIELDS = [
  'username',
  'mobileNum',
  'password',
  'paymentPassword',
  'payeeName',
  'fullName',
  'nickname',
  'birthday',
  'idNumber',
  'email',
  'zalo',
  'telegram',
  'whatsapp',
  'line',
  'facebook',
  'wechat',
  'qqNum',
  'skype',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const
export type RegisterField = (typeof REGISTER_FIELDS)[number]

/** No field takes a longer text. */
export const LONGEST_FIELD = 200

/** A field rule: valid when the value matches `acceptedPattern` (a lone `*` matches all) and its length is within bounds. */
export const fieldRule = z.object({
  field: z.string(),
  shown: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  minLength: int(),
  maxLength: int(),
  patternId: int(),
})
export type FieldRule = z.infer<typeof fieldRule>

/** Which ways there are to register and to log in, and what is verified. */
export const registrationWays = z.object({
  usernameRegistration: z.boolean(),
  mobileRegistration: z.boolean(),
  /** A mobile number counts only with the code that was sent to it. */
  smsRegistration: z.boolean(),
  /** Whoever registers by mobile number chooses a password, too. */
  mobilePassword: z.boolean(),
  /** An e-mail address counts only with the code that was sent to it. */
  emailVerification: z.boolean(),
  /** Games may be tried for nothing, and visitors may begin a trial account. */
  freePlay: z.boolean(),
  /** Members may log in by a code to their mobile number. */
  smsLogin: z.boolean(),
  /** A password that somebody else chose is changed before it opens a session. */
  forcedPasswordChange: z.boolean(),
})
export type RegistrationWays = z.infer<typeof registrationWays>

const age = checked(int(), z.minimum(18), z.maximum(30))
/** Such as `131K`: the bonus that a Zalo number is worth; null where none is advertised. */
const bonus = z.nullable(upTo(20))

/** All that the operator sets of registration. */
export const registrationSettings = z.object({
  ways: registrationWays,
  minimumAge: age,
  zaloBonus: bonus,
  rules: z.array(fieldRule),
})
export type RegistrationSettings = z.infer<typeof registrationSettings>

/** A change of one field's rule. A family without a pattern brings its own. */
export const fieldRuleChange = z.object({
  shown: z.optional(z.boolean()),
  required: z.optional(z.boolean()),
  patternId: z.optional(checked(int(), z.minimum(0), z.maximum(19))),
  acceptedPattern: z.optional(upTo(300)),
  minLength: z.optional(checked(int(), z.minimum(1), z.maximum(LONGEST_FIELD))),
  maxLength: z.optional(checked(int(), z.minimum(1), z.maximum(LONGEST_FIELD))),
})

/** What an operator changes at once; what is left out stays. */
export const registrationChange = z.object({
  ways: z.optional(z.partial(registrationWays)),
  minimumAge: z.optional(age),
  zaloBonus: z.optional(bonus),
  fields: z.optional(z.partialRecord(z.enum(REGISTER_FIELDS), fieldRuleChange)),
})
export type RegistrationChange = z.infer<typeof registrationChange>

const typed = z.optional(upTo(LONGEST_FIELD))

/** What both ways to register send. Every text may be empty; the gateway says which field lacks what. */
/* @__NO_SIDE_EFFECTS__ */
export function registration() {
  return z.object({
    username: typed,
    password: typed,
    confirmPassword: typed,
    /** As it is written within its country, or with the plus sign. */
    mobileNum: typed,
    countryDialingCode: z.optional(upTo(4)),
    /** The code that was sent to the number, and the flow of the call that sent it. */
    verificationCode: z.optional(upTo(16)),
    flowId: z.optional(upTo(64)),
    /** The same of the e-mail address. */
    emailCode: z.optional(upTo(16)),
    emailFlowId: z.optional(upTo(64)),
    /** Guards money on its way out: the withdraw password. */
    paymentPassword: typed,
    payeeName: typed,
    fullName: typed,
    nickname: typed,
    birthday: typed,
    idNumber: typed,
    email: typed,
    zalo: typed,
    telegram: typed,
    whatsapp: typed,
    line: typed,
    facebook: typed,
    wechat: typed,
    qqNum: typed,
    skype: typed,
    /** The invitation code of whoever recommended the site. */
    recommenderId: typed,
    affiliateCode: typed,
    referralCode: z.optional(upTo(40)),
    /** Turns the trial account of this browser into the new one, with what it holds. */
    fromTrial: z.optional(z.boolean()),
    /** The letters of a picture, and which. */
    captcha: z.optional(upTo(16)),
    captchaId: z.optional(upTo(64)),
    /** The reader ticked the terms and states to be old enough. */
    terms: z.boolean(),
    /** Solved proof of work from `captchaChallenge`, base64. */
    challenge: upTo(2000),
    registerUrl: upTo(500),
    domain: upTo(200),
    registerMethod: z.literal('WEB'),
  })
}
export type Registration = z.infer<ReturnType<typeof registration>>
