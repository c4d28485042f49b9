import type { MethodKind } from '@portico/contract/cashier/shapes'
import type { Units } from '@portico/contract/kit/money'
import { formatUnits } from '@portico/contract/kit/money'
import type { PayeeKind } from '@portico/contract/withdrawal/shapes'
import { creditedByMethod, type Ways } from '../cashier/index.ts'
import type { Config } from '../config.ts'
import type { Queryable } from '../db/open.ts'
import { Failure } from '../failure.ts'
import { sentByKind } from './store.ts'

/** Where money goes back that came in by a method; what came in by any other cannot go back by it. */
const BACK_TO: Readonly<Partial<Record<MethodKind, PayeeKind>>> = { QR: 'BANK', BANK: 'BANK', WALLET: 'WALLET' }

interface Owner {
  readonly memberId: string
  readonly currency: string
}

/** So much has to go back to accounts of this kind before money goes to another. */
export interface Owed {
  readonly kind: PayeeKind
  readonly amount: Units
}

/** Money goes back by the method it came by, as far as it came in by it, where the settings say so. */
export interface SameMethod {
  /** The kinds of account by the names of methods; asked for before a transaction. Nothing where the setting is off. */
  kinds(): Promise<ReadonlyMap<string, PayeeKind>>
  /** What has to go back by each kind. */
  owed(db: Queryable, owner: Owner, kinds: ReadonlyMap<string, PayeeKind>): Promise<readonly Owed[]>
  /** @throws Failure SAME_METHOD_FIRST with what may go to such an account now */
  check(db: Queryable, owner: Owner, kinds: ReadonlyMap<string, PayeeKind>, to: Owed): Promise<void>
}

export const createSameMethod = (
  { sameMethodFirst }: Pick<Config['withdrawals'], 'sameMethodFirst'>,
  ways: Pick<Ways, 'methods' | 'payers'>,
): SameMethod => {
  const owed: SameMethod['owed'] = async (db, { memberId, currency }, kinds) => {
    if (kinds.size === 0) return []
    const rest = new Map<PayeeKind, Units>()
    const add = (kind: PayeeKind | undefined, amount: Units) => kind && rest.set(kind, (rest.get(kind) ?? 0n) + amount)
    for (const { method, amount } of await creditedByMethod(db, memberId, currency)) add(kinds.get(method), amount)
    for (const { kind, amount } of await sentByKind(db, memberId, currency)) add(kind, -amount)
    return [...rest].flatMap(([kind, amount]) => (amount > 0n ? [{ kind, amount }] : []))
  }
  return {
    kinds: async () => {
      if (!sameMethodFirst) return new Map()
      // What nobody pays out to cannot be asked for first.
      const payable = new Set(ways.payers().flatMap(({ payouts }) => payouts?.institutions.map(({ kind }) => kind) ?? []))
      const kinds = [...(await ways.methods())].map(([name, { kind }]) => [name, kind && BACK_TO[kind]] as const)
      return new Map(kinds.flatMap(([name, kind]) => (kind && payable.has(kind) ? [[name, kind] as const] : [])))
    },
    owed,
    check: async (db, owner, kinds, { kind, amount }) => {
      const list = await owed(db, owner, kinds)
      const own = list.find((each) => each.kind === kind)?.amount ?? 0n
      if (amount > own && list.some((each) => each.kind !== kind)) throw new Failure('SAME_METHOD_FIRST', { remaining: formatUnits(own) })
    },
  }
}
