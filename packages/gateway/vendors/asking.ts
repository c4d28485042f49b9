import { createHmac, timingSafeEqual } from 'node:crypto'
import { INQUIRY_PATHS, inquiredRoundReply } from '@portico/contract/vendor/inquiries'
import { VENDOR_HEADERS } from '@portico/contract/vendor/paths'
import { signedAnswer, signedRequest } from '@portico/contract/vendor/signing'
import type { SecretBox } from '../kit/secret-box.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import { bodyHash } from './door.ts'
import { keysOf, readTerms } from './key-store.ts'

const PATIENCE_MS = 3_000
const MOST_BYTES = 10_000

/** How a vendor says that one of its rounds stands. `UNANSWERED`: it said nothing that holds. */
export type RoundWord = 'OPEN' | 'CLOSED' | 'VOID' | 'UNKNOWN' | 'UNANSWERED'

const macOf = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex')
const isSame = (one: string, other: string): boolean => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const wordOf = (text: string): RoundWord => {
  const reply = inquiredRoundReply.safeParse(JSON.parse(text))
  if (reply.data?.status === 'TX_NOT_FOUND') return 'UNKNOWN'
  return (reply.data?.status === 'OK' ? reply.data.round?.state : undefined) ?? 'UNANSWERED'
}

/** Asks vendors about their rounds, signed as their own calls are. Whoever is asked sends what they still owe of the round. */
export const createAsking = (
  { database, clock, random, log }: Pick<Platform, 'database' | 'clock' | 'random' | 'log'>,
  box: SecretBox,
) => ({
  /** Undefined where the vendor cannot be asked: it has no address of its own, or no key. */
  round: async (vendor: string, roundId: string): Promise<RoundWord | undefined> => {
    const launchUrl = (await readTerms(database.orm, vendor))?.launchUrl ?? null
    // The oldest is the one that the vendor surely has.
    const key = (await keysOf(database.orm, vendor)).find(({ retiredAt }) => retiredAt === null)
    if (launchUrl === null || !key) return undefined
    const secret = box.open(key.sealedSecret, `${vendor} ${key.id}`)
    const path = INQUIRY_PATHS.round.replace(':roundId', encodeURIComponent(roundId))
    const [timestamp, nonce] = [String(clock.now().getTime()), randomToken(random)]
    const signature = macOf(secret, signedRequest('GET', path, timestamp, nonce, bodyHash(new Uint8Array())))
    try {
      const answer = await fetch(new URL(path, launchUrl), {
        headers: {
          [VENDOR_HEADERS.vendor]: vendor,
          [VENDOR_HEADERS.keyId]: key.id,
          [VENDOR_HEADERS.timestamp]: timestamp,
          [VENDOR_HEADERS.nonce]: nonce,
          [VENDOR_HEADERS.signature]: signature,
        },
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const text = await answer.text()
      const at = answer.headers.get(VENDOR_HEADERS.timestamp) ?? ''
      const right = macOf(secret, signedAnswer(answer.status, path, at, nonce, bodyHash(Buffer.from(text))))
      const isSigned = isSame(right, answer.headers.get(VENDOR_HEADERS.signature) ?? '')
      return isSigned && text.length <= MOST_BYTES ? wordOf(text) : 'UNANSWERED'
    } catch (error) {
      log.warn({ vendor, roundId, err: error }, 'a vendor could not be asked about its round')
      return 'UNANSWERED'
    }
  },
})

export type Asking = ReturnType<typeof createAsking>
