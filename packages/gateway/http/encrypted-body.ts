import { payloadBody } from '@portico/contract/kit/call'
import { Failure } from '../failure.ts'

const COMPACT_JWE = /^[\w-]+(\.[\w-]*){4}$/

/**
 * The JWE inside the body of an encrypted call.
 * @throws Failure PAYLOAD_REQUIRED for a plain body, PAYLOAD_INVALID for what cannot be a compact JWE.
 */
export const payloadOf = (body: unknown): string => {
  const payload = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[payloadBody.key] : undefined
  if (payload === undefined) throw new Failure('PAYLOAD_REQUIRED')
  if (typeof payload !== 'string' || !COMPACT_JWE.test(payload)) throw new Failure('PAYLOAD_INVALID')
  return payload
}
