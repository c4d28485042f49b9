import type { register } from '@portico/contract/registration/calls'
import { fieldText } from '@portico/contract/registration/field-rule'
import type { FieldRule } from '@portico/contract/registration/shapes'
import type { SentOf } from '@portico/contract/kit/call'

/** Field values by the gateway's field names. */
export type RegisterFields = Record<string, string> & { terms: boolean }

const FIRST = ['username', 'mobileNum', 'password']

/** Fields in the order of the form: what one logs in by first; the agent's code only when it has to be asked for. */
export const formOrder = (rules: readonly FieldRule[], askCode: boolean): FieldRule[] => {
  const rank = ({ field }: FieldRule) => (FIRST.includes(field) ? FIRST.indexOf(field) : FIRST.length)
  return rules
    .filter(({ shown, field }) => shown && (field !== 'affiliateCode' || askCode))
    .toSorted((one, other) => rank(one) - rank(other))
}

interface Circumstances {
  readonly rules: readonly FieldRule[]
  readonly proof: string
  /** The accepted code of the address. */
  readonly code?: string | undefined
  readonly referralCode?: string | undefined
  readonly countryDialingCode?: string | undefined
  readonly captchaId?: string | undefined
  /** The flows that the codes were sent in, by the field of the code. */
  readonly flows: Readonly<Record<string, string | undefined>>
  /** Free play becomes the account. */
  readonly fromTrial: boolean
  readonly location: Pick<Location, 'href' | 'hostname'>
}

const filled = (fields: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])))

/** The call of a filled form; fields that are empty or not asked for are left out [REGISTER-10]. */
export const requestOf = (form: RegisterFields, { rules, ...about }: Circumstances): SentOf<typeof register> => {
  const { proof, code, referralCode, countryDialingCode, captchaId, flows, fromTrial, location } = about
  const asks = (name: string): boolean => rules.some(({ field }) => field === name)
  const texts = Object.fromEntries(rules.map(({ field }) => [field, fieldText(field, form[field] ?? '')]))
  return {
    ...filled({
      ...texts,
      affiliateCode: code ?? texts['affiliateCode'],
      referralCode: referralCode?.slice(0, 40),
      ...(asks('password') ? { confirmPassword: form['confirmPassword'] } : {}),
      ...(asks('mobileNum') ? { countryDialingCode, verificationCode: form['verificationCode'], flowId: flows['verificationCode'] } : {}),
      ...(asks('email') ? { emailCode: form['emailCode'], emailFlowId: flows['emailCode'] } : {}),
      ...(asks('captcha') ? { captchaId } : {}),
    }),
    ...(fromTrial ? { fromTrial } : {}),
    terms: form.terms,
    challenge: proof,
    registerUrl: location.href.slice(0, 500),
    domain: location.hostname,
    registerMethod: 'WEB',
  }
}
