import * as z from 'zod/mini'

const KEY = 'portico.exchange'

const departure = z.object({
  verifier: z.string(),
  purpose: z.enum(['LOGIN', 'LINK', 'PASSKEY']),
  remember: z.boolean(),
  /** Where the reader was headed. */
  next: z.optional(z.string()),
})
/** What a page keeps when it leaves for a provider. */
export type Departure = z.infer<typeof departure>

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A new secret, kept in this tab alone, and what may be told of it (RFC 7636). */
export const newDeparture = async (more: Omit<Departure, 'verifier'>): Promise<{ readonly challenge: string }> => {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  sessionStorage.setItem(KEY, JSON.stringify({ ...more, verifier }))
  return { challenge: base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)))) }
}

/** What this tab kept when it left, once; undefined for one that did not. */
export const takeDeparture = (): Departure | undefined => {
  const text = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  try {
    return departure.parse(JSON.parse(text ?? ''))
  } catch {
    return undefined
  }
}
