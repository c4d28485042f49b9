import { and, eq } from 'drizzle-orm'
import { sqlState, UNIQUE_VIOLATION } from '../db/errors.ts'
import type { Queryable, Tx } from '../db/open.ts'
import { memberBinding } from './schema.ts'

export type BindingKind = 'EMAIL' | 'MOBILE'

/** An address that a member has proved to have. */
export interface Binding {
  readonly kind: BindingKind
  /** An e-mail address in lower case, or a mobile number as E.164 writes it: `+84912345678`. */
  readonly address: string
  readonly boundAt: Date
}

export const bindingsOf = (db: Queryable, memberId: string): Promise<Binding[]> =>
  db
    .select({ kind: memberBinding.kind, address: memberBinding.address, boundAt: memberBinding.boundAt })
    .from(memberBinding)
    .where(eq(memberBinding.memberId, memberId))

/** Whose address this is; an address is one member's at most. */
export const memberIdBoundTo = async (db: Queryable, kind: BindingKind, address: string): Promise<string | undefined> =>
  (
    await db
      .select({ memberId: memberBinding.memberId })
      .from(memberBinding)
      .where(and(eq(memberBinding.kind, kind), eq(memberBinding.address, address)))
  )[0]?.memberId

/**
 * Binds a proved address in the place of the one of its kind that was bound before.
 * @returns the address before it, null where there was none, or undefined where the address is another member's and nothing was done
 */
export const bindAddress = async (
  tx: Tx,
  memberId: string,
  { kind, address, boundAt }: Binding,
): Promise<{ readonly before: string | null } | undefined> => {
  const before = (await bindingsOf(tx, memberId)).find((binding) => binding.kind === kind)?.address ?? null
  try {
    // A transaction of its own: a refused row must not break the caller's.
    await tx.transaction((inner) =>
      inner
        .insert(memberBinding)
        .values({ memberId, kind, address, boundAt })
        .onConflictDoUpdate({ target: [memberBinding.memberId, memberBinding.kind], set: { address, boundAt } }),
    )
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return undefined
    throw error
  }
  return { before }
}

/** @returns the address that was bound, undefined where there was none */
export const unbindAddress = async (tx: Tx, memberId: string, kind: BindingKind): Promise<string | undefined> =>
  (
    await tx
      .delete(memberBinding)
      .where(and(eq(memberBinding.memberId, memberId), eq(memberBinding.kind, kind)))
      .returning({ address: memberBinding.address })
  )[0]?.address
