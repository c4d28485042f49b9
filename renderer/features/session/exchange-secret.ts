import * as z from 'zod/mini'
import { recall, remember } from '../../lib/remember.ts'

const KEY = 'portico.exchange'
/** Which way is under way, for all windows of a client; it opens nothing. */
const LATEST_KEY = 'portico.exchange.latest'

const departure = z.object({
  verifier: z.string(),
  purpose: z.enum(['LOGIN', 'LINK', 'PASSKEY', 'CHOOSE', 'REMEMBER']),
  remember: z.boolean(),
  /** Where the reader was headed. */
  next: z.optional(z.string()),
  /** The door that was left from; the player site where absent. */
  portal: z.optional(z.enum(['SITE', 'AGENT'])),
  challenge: z.optional(z.string()),
})
/** What a page keeps when it leaves for a provider or the sign-in origin. */
export type Departure = z.infer<typeof departure>

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A new secret, kept in this tab alone, and what may be told of it (RFC 7636). */
export const newDeparture = async (more: Omit<Departure, 'verifier' | 'challenge'>): Promise<{ readonly challenge: string }> => {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const challenge = base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
  sessionStorage.setItem(KEY, JSON.stringify({ ...more, verifier, challenge }))
  remember(LATEST_KEY, challenge)
  return { challenge }
}

const departureIn = (text: string | null): Departure | undefined => {
  try {
    return departure.parse(JSON.parse(text ?? ''))
  } catch {
    return undefined
  }
}

/** Whether this window is the one that somebody left from last: a code that is tried with another's secret is lost. */
export const leftFromHere = (): boolean => {
  const latest = recall(LATEST_KEY)
  return latest !== null && departureIn(sessionStorage.getItem(KEY))?.challenge === latest
}

/** Whether this tab left for the list of accounts, and has come back without one. */
export const leftToChoose = (): boolean => departureIn(sessionStorage.getItem(KEY))?.purpose === 'CHOOSE'

/** What this tab kept when it left, once; undefined for one that did not. */
export const takeDeparture = (): Departure | undefined => {
  const text = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return departureIn(text)
}
