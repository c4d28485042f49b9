import type { AgentContract, ContractBelow, ContractEvent, ContractName } from '@portico/contract/agent-contract/shapes'
import type { Queryable } from '../db/open.ts'
import { accountsById } from '../member/index.ts'
import { codeOf } from './counting.ts'
import { type ContractRow, type EventRow, eventsOf } from './store.ts'

type Names = ReadonlyMap<string, string>

const nameIn = (names: Names, id: string | null): string | null => (id === null ? null : (names.get(id) ?? ''))

const nameView = (row: ContractRow, names: Names): ContractName => ({
  id: row.id,
  code: codeOf(row),
  kind: row.kind,
  holder: names.get(row.holderId) ?? '',
  payer: nameIn(names, row.payerId),
})

const eventView = ({ type, memberId, at, note }: EventRow, names: Names): ContractEvent => ({
  type,
  account: nameIn(names, memberId),
  at: at.toISOString(),
  note,
})

const namesOf = (db: Queryable, rows: readonly ContractRow[], log: readonly EventRow[]): Promise<Names> => {
  const ids = [...rows.flatMap(({ holderId, payerId }) => [holderId, payerId]), ...log.map(({ memberId }) => memberId)]
  return accountsById(db, [...new Set(ids.filter((id) => id !== null))])
}

/** Contracts as a member on one of their sides reads them; null is the company. */
export const contractViews = async (db: Queryable, rows: readonly ContractRow[], readerId: string | null): Promise<AgentContract[]> => {
  const log = Map.groupBy(
    await eventsOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ contractId }) => contractId,
  )
  const names = await namesOf(db, rows, [...log.values()].flat())
  return rows.map((row) => {
    const latest = log.get(row.id)?.at(-1)
    return {
      ...nameView(row, names),
      holderId: row.holderId,
      role: row.holderId === readerId ? 'holder' : 'payer',
      currency: row.currency,
      terms: row.terms,
      state: row.state,
      version: row.version,
      hash: row.hash,
      notBefore: row.notBefore?.toISOString() ?? null,
      expiresAt: row.expiresAt.toISOString(),
      from: row.startsAt?.toISOString() ?? null,
      to: row.endsAt?.toISOString() ?? null,
      last: latest
        ? eventView(latest, names)
        : { type: 'offer', account: nameIn(names, row.payerId), at: row.expiresAt.toISOString(), note: '' },
    }
  })
}

/** What happened to a contract, in its order. */
export const eventViews = async (db: Queryable, row: ContractRow): Promise<ContractEvent[]> => {
  const log = await eventsOf(db, [row.id])
  const names = await namesOf(db, [row], log)
  return log.map((event) => eventView(event, names))
}

/** Contracts by their names. */
export const nameViews = async (db: Queryable, rows: readonly ContractRow[]): Promise<ContractName[]> => {
  const names = await namesOf(db, rows, [])
  return rows.map((row) => nameView(row, names))
}

/** Contracts by their names and what they pay. */
export const belowViews = async (db: Queryable, rows: readonly ContractRow[]): Promise<ContractBelow[]> => {
  const names = await namesOf(db, rows, [])
  return rows.map((row) => ({ ...nameView(row, names), terms: row.terms }))
}
