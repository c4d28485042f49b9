import { envelope } from '@portico/contract/kit/envelope'
import { probe } from '@portico/contract/system/calls'

const TIMEOUT_MS = 5_000

export interface Probing {
  readonly merchant: string
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
  readonly nonce: () => string
}

/**
 * How long a domain takes to answer, in milliseconds; null when it does not, or when what answers is not this
 * merchant's gateway. Nothing of the reader goes with the question: no cookie, no token.
 */
export const probeDomain = async (domain: string, { merchant, now, nonce }: Probing): Promise<number | null> => {
  const sentNonce = nonce()
  const before = now()
  try {
    const response = await fetch(`https://${domain}${probe.path}?${new URLSearchParams({ nonce: sentNonce })}`, {
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const read = envelope.safeParse(await response.json())
    const answer = read.success && read.data.success ? probe.response.safeParse(read.data.value) : undefined
    if (answer?.data?.nonce !== sentNonce || answer.data.merchantCode !== merchant) return null
    return Math.round(now() - before)
  } catch {
    return null
  }
}
