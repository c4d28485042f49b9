import type { BrandPack } from '@portico/contract/kit/brand'
import { PATTERN_FAMILIES } from '@portico/contract/registration/pattern-families'
import { REGISTER_FIELDS, type RegisterField, type RegistrationSettings } from '@portico/contract/registration/shapes'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../kit/password-policy.ts'

type Presence = 'required' | 'optional' | 'hidden'
type Default = readonly [presence: Presence, patternId: number, minLength: number, maxLength: number]

/** A number as people write it once its groups are closed up: digits, perhaps after a plus sign. */
const MOBILE_PATTERN = '^[+]?[0-9]+$'

const DEFAULTS: Readonly<Record<RegisterField, Default>> = {
  username: ['required', 1, 4, 16],
  mobileNum: ['hidden', 6, 6, 16],
  // Of any kind (decision 24); what would be guessed is refused beside it.
  password: ['required', 0, SHORTEST_PASSWORD, LONGEST_PASSWORD],
  paymentPassword: ['hidden', 9, 6, 32],
  payeeName: ['optional', 0, 2, 50],
  fullName: ['hidden', 0, 2, 50],
  nickname: ['hidden', 0, 2, 30],
  birthday: ['hidden', 11, 10, 10],
  idNumber: ['hidden', 4, 5, 20],
  email: ['optional', 3, 6, 80],
  zalo: ['optional', 6, 8, 15],
  telegram: ['optional', 18, 4, 40],
  whatsapp: ['hidden', 6, 8, 15],
  line: ['hidden', 18, 4, 40],
  facebook: ['hidden', 9, 4, 60],
  wechat: ['hidden', 18, 6, 20],
  qqNum: ['hidden', 6, 5, 12],
  skype: ['hidden', 18, 6, 40],
  recommenderId: ['hidden', 4, 4, 20],
  affiliateCode: ['optional', 4, 4, 20],
  captcha: ['hidden', 4, 4, 4],
}

/** What visitors register by before the operator has published anything: the brand pack's ways, and a few fields. */
export const defaultSettings = ({ modules }: Pick<BrandPack, 'modules'>): RegistrationSettings => ({
  ways: {
    usernameRegistration: modules['usernameRegistration'] ?? true,
    mobileRegistration: modules['mobileRegistration'] ?? false,
    smsRegistration: modules['smsRegistration'] ?? modules['mobileRegistration'] ?? false,
    mobilePassword: modules['mobilePassword'] ?? true,
    emailVerification: false,
    freePlay: modules['freePlay'] ?? true,
    smsLogin: modules['smsLogin'] ?? false,
    // Off deviates from what the accounts are protected by (decision 25).
    forcedPasswordChange: modules['forcedPasswordChange'] ?? true,
  },
  minimumAge: 18,
  // Nothing is advertised that no rule pays: an operator who pays it by hand says so.
  zaloBonus: null,
  rules: REGISTER_FIELDS.map((field) => {
    const [presence, patternId, minLength, maxLength] = DEFAULTS[field]
    const acceptedPattern = field === 'mobileNum' ? MOBILE_PATTERN : (PATTERN_FAMILIES[patternId] ?? '')
    return { field, shown: presence !== 'hidden', required: presence === 'required', acceptedPattern, minLength, maxLength, patternId }
  }),
})
