import { envelope } from '@portico/contract/kit/envelope'
import type { FailureCode } from '@portico/contract/kit/failure'
import { probe } from '@portico/contract/system/calls'
import type { Clock, Fetch } from '../ports.ts'
import { readJson } from './body.ts'
import { type Fault, faultOf } from './faults.ts'

/** One silent gateway costs no more than this. */
export const PROBE_MS = 2_500
const MAX_BYTES = 64 * 1024

/** What a probe found. `skew`: how far the gateway's clock is ahead of this one, in ms; absent when it did not say. */
export type Verdict = { readonly good: true; readonly ms: number; readonly skew?: number } | { readonly good: false; readonly fault: Fault }

/** Never fails: whatever goes wrong is a verdict. */
export type Probe = (origin: string, signal?: AbortSignal) => Promise<Verdict>

interface Deps {
  readonly fetch: Fetch
  readonly clock: Clock
  /** 22 to 44 letters of base64url that nobody guesses. */
  readonly nonce: () => string
  readonly merchantCode: string
}

/** Refusals that only a living gateway makes, and that no other domain is there to get round. */
const ALIVE: ReadonlySet<FailureCode> = new Set<FailureCode>(['MAINTENANCE', 'REGION_RESTRICTED', 'RATE_LIMITED', 'IP_LOCKED'])
/** Unavailable for legal reasons: an answer, whoever in front of the gateway gives it. */
export const RESTRICTED = 451
const NETWORK_LOGIN = 511

/** Asks a gateway to echo a nonce: nothing else proves that it is one. */
export const createProbe = ({ fetch, clock, nonce, merchantCode }: Deps): Probe => {
  const ask = async (origin: string, signal: AbortSignal): Promise<Verdict> => {
    const sentNonce = nonce()
    const sentAt = clock.now()
    const bad = (fault: Fault): Verdict => ({ good: false, fault })
    const response = await fetch(`${origin}${probe.path}?${new URLSearchParams({ nonce: sentNonce })}`, {
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      signal,
    })
    const answeredAt = clock.now()
    const ms = answeredAt - sentAt
    if (response.status === RESTRICTED) return { good: true, ms }
    const read = envelope.safeParse(await readJson(response, MAX_BYTES))
    if (!read.success) return bad(response.ok || response.status === NETWORK_LOGIN ? 'foreign' : 'wrong')
    if (!read.data.success) return ALIVE.has(read.data.code) ? { good: true, ms } : bad('wrong')
    const value = probe.response.safeParse(read.data.value)
    if (!value.success || value.data.nonce !== sentNonce) return bad('foreign')
    if (value.data.merchantCode !== merchantCode) return bad('wrong')
    return { good: true, ms, skew: Date.parse(value.data.serverNow) - (sentAt + answeredAt) / 2 }
  }

  return async (origin, signal) => {
    const silence = new AbortController()
    const { promise: silent, resolve } = Promise.withResolvers<Verdict>()
    const callOff = clock.after(PROBE_MS, () => {
      resolve({ good: false, fault: 'silent' })
      silence.abort()
    })
    const within = signal ? AbortSignal.any([signal, silence.signal]) : silence.signal
    try {
      return await Promise.race([ask(origin, within), silent])
    } catch (error) {
      return { good: false, fault: faultOf(error) }
    } finally {
      callOff()
    }
  }
}
