import type { ContractKind } from '@portico/contract/commission/kinds'
import type { ContractEvent, ContractState } from '@portico/contract/agent-contract/shapes'
import { and, count, desc, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { agentContract, agentContractEvent } from './schema.ts'

export type ContractRow = typeof agentContract.$inferSelect
export type NewContract = typeof agentContract.$inferInsert
export type EventRow = typeof agentContractEvent.$inferSelect
export type NewEvent = typeof agentContractEvent.$inferInsert

/** Of one kind and currency: contracts of others never meet. */
export interface Family {
  readonly kind: ContractKind
  readonly currency: string
}

/** Lets what is done about the contracts of one line be done one after another until the transaction is over. */
export const lockLine = async (tx: Tx, top: string, { kind, currency }: Family): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contracts ${top} ${kind} ${currency}`}, 0))`)
}

/** Those that may still matter from now on: open offers, and what is agreed and not over. */
const live = (now: Date): SQL => {
  const { state, endsAt } = agentContract
  const agreed = inArray(state, ['ACTIVE', 'TERMINATION_REQUESTED', 'ENDED', 'SUPERSEDED'])
  return or(eq(state, 'OFFERED'), and(agreed, or(isNull(endsAt), gt(endsAt, now))))!
}

const ofFamily = ({ kind, currency }: Family): SQL => and(eq(agentContract.kind, kind), eq(agentContract.currency, currency))!

/** Whose contracts a step of `holder` can touch: its own and those of everybody who got one from somebody among them. */
const holdersBelow = (holder: string, { kind, currency }: Family, now: Date): SQL => sql`
  with recursive line(holder_id) as (
    select ${holder}::uuid
    union
    select c.holder_id from agent_contract c join line on c.payer_id = line.holder_id
    where c.kind = ${kind} and c.currency = ${currency}
      and (c.state = 'OFFERED' or c.ends_at > ${now.toISOString()}::timestamptz
        or (c.ends_at is null and c.state in ('ACTIVE', 'TERMINATION_REQUESTED'))))
  select holder_id from line`

/** The contracts of a holder, of who pays, and of everybody below the holder that live, and `also`. */
export const contractsOfLine = (
  db: Queryable,
  { holder, payer }: { readonly holder: string; readonly payer: string | null },
  family: Family,
  now: Date,
  { also, locked }: { readonly also?: string | undefined; readonly locked: boolean },
): Promise<ContractRow[]> => {
  const below = sql`${agentContract.holderId} in (${holdersBelow(holder, family, now)})`
  const own = payer === null ? below : or(below, eq(agentContract.holderId, payer))
  const lineRows = and(ofFamily(family), live(now), own)
  const query = db
    .select()
    .from(agentContract)
    .where(also === undefined ? lineRows : or(lineRows, eq(agentContract.id, also)))
  // The clock lets offers run out without the line's lock.
  return locked ? query.for('update') : query
}

export const findContract = async (db: Queryable, id: string): Promise<ContractRow | undefined> =>
  (await db.select().from(agentContract).where(eq(agentContract.id, id)))[0]

export const contractsById = async (db: Queryable, ids: readonly string[]): Promise<ContractRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(agentContract)
        .where(inArray(agentContract.id, [...ids]))

export const insertContract = async (tx: Tx, row: NewContract): Promise<ContractRow> => {
  const [inserted] = await tx.insert(agentContract).values(row).returning()
  return inserted!
}

export interface ContractChange {
  readonly id: string
  readonly from: ContractState
  readonly state: ContractState
  readonly expiresAt: Date
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

/** Writes what became of a contract; false where it is in another state meanwhile. */
export const changeContract = async (tx: Tx, { id, from, ...change }: ContractChange): Promise<boolean> => {
  const changed = await tx
    .update(agentContract)
    .set(change)
    .where(and(eq(agentContract.id, id), eq(agentContract.state, from)))
    .returning({ id: agentContract.id })
  return changed.length > 0
}

export const insertEvents = async (tx: Tx, rows: readonly NewEvent[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(agentContractEvent).values([...rows])
}

/** What happened to contracts, in its order. */
export const eventsOf = (db: Queryable, ids: readonly string[]): Promise<EventRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(agentContractEvent)
        .where(inArray(agentContractEvent.contractId, [...ids]))
        .orderBy(agentContractEvent.number)

/** How many contracts of a kind there were between both. */
export const countBetween = async (db: Queryable, { holderId, payerId, kind, currency }: NewContract): Promise<number> => {
  const payer = payerId ? eq(agentContract.payerId, payerId) : isNull(agentContract.payerId)
  const [row] = await db
    .select({ count: count() })
    .from(agentContract)
    .where(and(eq(agentContract.holderId, holderId), payer, ofFamily({ kind, currency })))
  return row?.count ?? 0
}

/** Lets offers run out that nobody took by now; answers which. */
export const expireContracts = async (tx: Tx, now: Date): Promise<ContractRow[]> =>
  tx
    .update(agentContract)
    .set({ state: 'EXPIRED' })
    .where(and(eq(agentContract.state, 'OFFERED'), lte(agentContract.expiresAt, now)))
    .returning()

export interface ContractFilter {
  readonly holderId?: string | undefined
  /** Null is the company. */
  readonly payerId?: string | null | undefined
  readonly kind?: ContractKind | undefined
  readonly state?: ContractState | undefined
}

const MOST = 500

/** Contracts on one side, the latest first. */
export const listContracts = (db: Queryable, { holderId, payerId, kind, state }: ContractFilter): Promise<ContractRow[]> =>
  db
    .select()
    .from(agentContract)
    .where(
      and(
        holderId === undefined ? undefined : eq(agentContract.holderId, holderId),
        payerId === undefined ? undefined : payerId === null ? isNull(agentContract.payerId) : eq(agentContract.payerId, payerId),
        kind && eq(agentContract.kind, kind),
        state && eq(agentContract.state, state),
      ),
    )
    .orderBy(desc(agentContract.number))
    .limit(MOST)

/** States of contracts that were agreed. */
const COUNTING = ['ACTIVE', 'TERMINATION_REQUESTED', 'ENDED', 'SUPERSEDED'] as const

/** The contracts that count and overlap [from, to), by their start. */
export const countingContracts = (
  db: Queryable,
  {
    kind,
    currency,
    from,
    to,
    holders,
  }: {
    readonly kind: ContractKind
    readonly currency?: string
    readonly from: Date
    readonly to: Date
    readonly holders?: readonly string[]
  },
): Promise<ContractRow[]> =>
  db
    .select()
    .from(agentContract)
    .where(
      and(
        eq(agentContract.kind, kind),
        currency === undefined ? undefined : eq(agentContract.currency, currency),
        holders === undefined ? undefined : sql`${agentContract.holderId} = any(${sql.param([...holders])}::uuid[])`,
        inArray(agentContract.state, COUNTING),
        lt(agentContract.startsAt, to),
        or(isNull(agentContract.endsAt), and(gt(agentContract.endsAt, from), gt(agentContract.endsAt, agentContract.startsAt))),
      ),
    )
    .orderBy(agentContract.startsAt, agentContract.number)

/** Whether a contract of the kind began before an instant. */
export const hasBegun = async (db: Queryable, { kind, by }: { readonly kind: ContractKind; readonly by: Date }): Promise<boolean> =>
  (
    await db
      .select({ id: agentContract.id })
      .from(agentContract)
      .where(and(eq(agentContract.kind, kind), inArray(agentContract.state, COUNTING), lt(agentContract.startsAt, by)))
      .limit(1)
  ).length > 0

export type EventType = ContractEvent['type']
