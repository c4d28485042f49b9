import { and, eq, lt } from 'drizzle-orm'
import { Failure } from '../failure.ts'
import type { Queryable, Tx } from './open.ts'
import { idempotency } from './schema.ts'
import { DAY_MS } from '../kit/duration.ts'

/** One call that moves money: whose, under which `Idempotency-Key`, and what it asks (see `fingerprintOf`). */
export interface OnceKey {
  readonly memberId: string
  readonly key: string
  readonly fingerprint: string
}

/**
 * The answer that the key got before, or undefined when it is new.
 * @throws Failure IDEMPOTENCY_CONFLICT when the key was used for something else.
 */
export const firstAnswer = async (queryable: Queryable, { memberId, key, fingerprint }: OnceKey): Promise<unknown> => {
  const [seen] = await queryable
    .select({ fingerprint: idempotency.fingerprint, answer: idempotency.answer })
    .from(idempotency)
    .where(and(eq(idempotency.memberId, memberId), eq(idempotency.key, key)))
  if (!seen) return undefined
  if (seen.fingerprint !== fingerprint) throw new Failure('IDEMPOTENCY_CONFLICT')
  return seen.answer
}

/**
 * Does `work` the first time a key is seen and gives its answer again ever after. The key is written in the same transaction
 * as the work, so both stand or fall together; a second call at the same time waits for the first to end.
 * `work` must answer plain JSON. When it throws, the key stays free.
 * @throws Failure IDEMPOTENCY_CONFLICT when the key was used for something else.
 */
export const once = async <Answer>(tx: Tx, request: OnceKey & { readonly at: Date }, work: () => Promise<Answer>): Promise<Answer> => {
  const { memberId, key, fingerprint, at } = request
  const fresh = await tx
    .insert(idempotency)
    .values({ memberId, key, fingerprint, at })
    .onConflictDoNothing()
    .returning({ key: idempotency.key })
  if (fresh.length === 0) return (await firstAnswer(tx, request)) as Answer
  const answer = await work()
  await tx
    .update(idempotency)
    .set({ answer })
    .where(and(eq(idempotency.memberId, memberId), eq(idempotency.key, key)))
  return answer
}

/** Money may be asked for again from a backup, a saved tab or a queue long after. */
const KEPT_MS = 90 * DAY_MS

/** Forgets the answers of calls that nobody repeats any more. */
export const sweepAnswers = async (tx: Tx, now: Date): Promise<void> => {
  await tx.delete(idempotency).where(lt(idempotency.at, new Date(now.getTime() - KEPT_MS)))
}
