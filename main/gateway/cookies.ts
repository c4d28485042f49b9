import { type Call } from '@portico/contract/kit/call'
import { resumeSession } from '@portico/contract/session/calls'
import { DEVICE_COOKIE } from '@portico/contract/session/own-shapes'
import { FLOW_COOKIE, REMEMBER_COOKIE } from '@portico/contract/session/shapes'

/** What a call sends beside its headers: the query with its question mark, and the body where there is one. */
export interface CallContent {
  readonly query: string
  readonly body?: string | undefined
}

/** Somebody pressed an account on the list of this device; without it the session that there was goes on. */
export const choosesAccount = (row: Call, { body }: CallContent): boolean => {
  if (row !== resumeSession || body === undefined) return false
  try {
    return typeof (JSON.parse(body) as { readonly id?: unknown } | null)?.id === 'string'
  } catch {
    return false
  }
}

/** Whoever signs out stays on the list of this device. */
export const staysListed = ({ query }: CallContent): boolean => new URLSearchParams(query).get('keep') === 'true'

/** What answers do to a cookie: a text keeps it, null drops it, undefined leaves it. Networks may join several cookies with commas. */
const cookieIn = (name: string, cookies: readonly string[]): string | null | undefined => {
  const found = new RegExp(`(?:^|,\\s*)${name}=([^;,\\s]*)`).exec(cookies.join(', '))?.[1]
  return found === '' ? null : found
}

export const rememberIn = (cookies: readonly string[]) => cookieIn(REMEMBER_COOKIE, cookies)
export const flowIn = (cookies: readonly string[]) => cookieIn(FLOW_COOKIE, cookies)
export const deviceIn = (cookies: readonly string[]) => cookieIn(DEVICE_COOKIE, cookies)

/** The cookie that goes with a session without its own account; null where nobody else is on it, undefined where there is none. */
export const othersIn = (remember: string | undefined): string | null | undefined =>
  remember === undefined ? undefined : remember.split('.').slice(1).join('.') || null

export const asRemember = (value: string): string => `${REMEMBER_COOKIE}=${value}`
export const asFlow = (value: string): string => `${FLOW_COOKIE}=${value}`
export const asDevice = (value: string): string => `${DEVICE_COOKIE}=${value}`
