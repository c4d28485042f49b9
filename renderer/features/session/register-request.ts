import type { register } from '@portico/contract/session/calls'
import type { SentOf } from '@portico/contract/kit/call'
import type { FieldRule } from '@portico/contract/session/shapes'

/** Field values by the gateway's field names. */
export type RegisterFields = Record<string, string> & { terms: boolean }

const FIRST = ['username', 'password']

/** Shown fields in the order of the form: name and password first; the agent's code only when it has to be asked for. */
export const formOrder = (rules: readonly FieldRule[], askCode: boolean): FieldRule[] => {
  const rank = ({ field }: FieldRule) => (FIRST.includes(field) ? FIRST.indexOf(field) : FIRST.length)
  return rules
    .filter(({ shown, field }) => shown && (field !== 'affiliateCode' || askCode))
    .toSorted((one, other) => rank(one) - rank(other))
}

const OPTIONAL = ['payeeName', 'email', 'nickname', 'zalo', 'telegram'] as const

interface Circumstances {
  readonly proof: string
  /** The accepted code of the address. */
  readonly code?: string | undefined
  readonly referralCode?: string | undefined
  readonly location: Pick<Location, 'href' | 'hostname'>
}

/** The call of a filled form; empty fields are left out [REGISTER-10]. */
export const requestOf = (form: RegisterFields, { proof, code, referralCode, location }: Circumstances): SentOf<typeof register> => {
  const optional = Object.fromEntries(OPTIONAL.flatMap((name) => (form[name] ? [[name, form[name]]] : [])))
  const affiliateCode = code ?? form['affiliateCode']
  return {
    ...optional,
    ...(affiliateCode ? { affiliateCode } : {}),
    ...(referralCode ? { referralCode: referralCode.slice(0, 40) } : {}),
    username: form['username'] ?? '',
    password: form['password'] ?? '',
    confirmPassword: form['confirmPassword'] ?? '',
    terms: form.terms,
    challenge: proof,
    registerUrl: location.href.slice(0, 500),
    domain: location.hostname,
    registerMethod: 'WEB',
  }
}
