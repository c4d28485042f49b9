import type { Book } from '@portico/commission/lifecycle/book'
import type { Contract } from '@portico/commission/lifecycle/contract'
import { type Calendar, createCalendar } from '@portico/commission/kit/calendar/calendar'
import { createTree } from '@portico/commission/kit/tree'
import { readTerms } from '@portico/commission/terms/terms'
import {
  changeContract,
  type ContractRow,
  contractsOfLine,
  type EventType,
  type Family,
  insertEvents,
  lockLine,
  type NewEvent,
} from './store.ts'
import type { Queryable, Tx } from '../db/open.ts'
import { findMember, type MemberRow, topAccountOf } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomId } from '../ports/random.ts'
import { wireTermsOf } from './wire.ts'

/** Who does something: a member, or the company by somebody at the desk. */
export interface Actor {
  /** Null is the company. */
  readonly memberId: string | null
  readonly operator: string | null
}

/** The contracts that a step about one of them can touch, as the rules read them. */
export interface Line {
  readonly book: Book
  readonly rows: ReadonlyMap<string, ContractRow>
  readonly holder: MemberRow
}

/** What a step was about. */
export interface StepLog {
  readonly actor: Actor
  readonly type: EventType
  /** The contract it was about; what happens to others followed from it. */
  readonly id: string
  readonly note: string
}

const millis = (at: Date | null): number | null => at?.getTime() ?? null

export const contractOf = (row: ContractRow): Contract => ({
  id: row.id,
  by: row.payerId,
  holder: row.holderId,
  currency: row.currency,
  terms: readTerms(row.kind, wireTermsOf(row.terms)),
  notBefore: millis(row.notBefore),
  expiresAt: row.expiresAt.getTime(),
  state: row.state,
  from: millis(row.startsAt),
  to: millis(row.endsAt),
})

const date = (at: number | null): Date | null => (at === null ? null : new Date(at))

const isSame = (row: ContractRow, { state, from, to, expiresAt }: Contract): boolean =>
  row.state === state && millis(row.startsAt) === from && millis(row.endsAt) === to && row.expiresAt.getTime() === expiresAt

const followed = ({ state }: Contract): EventType => (state === 'EXPIRED' ? 'expire' : state === 'SUPERSEDED' ? 'supersede' : 'end')

/** Reads lines of contracts, and writes what the rules made of them. */
export const createLine = ({ clock, random, brand, events }: Pick<Platform, 'clock' | 'random' | 'brand' | 'events'>) => {
  const calendar: Calendar = createCalendar(brand.timeZone)

  const read = async (db: Queryable, holder: MemberRow, family: Family, also?: string, locked = false): Promise<Line> => {
    const { id, uplineId } = holder
    const upline = uplineId === null ? undefined : await findMember(db, uplineId)
    const found = await contractsOfLine(db, { holder: id, payer: uplineId }, family, clock.now(), { also, locked })
    const accounts = [...(uplineId === null ? [] : [{ id: uplineId, upline: null }]), { id, upline: uplineId }]
    const blocked = [holder, upline].flatMap((each) => (each?.state === 'BLOCKED' ? [each.id] : []))
    return {
      holder,
      rows: new Map(found.map((row) => [row.id, row])),
      book: {
        tree: createTree(accounts),
        calendar,
        contracts: new Map(found.map((row) => [row.id, contractOf(row)])),
        suspended: new Set(blocked),
      },
    }
  }

  return {
    calendar,
    read,

    /** Reads a line for this transaction alone: two steps about the contracts of a line are done one after the other. */
    lock: async (tx: Tx, holder: MemberRow, family: Family, also?: string): Promise<Line> => {
      await lockLine(tx, await topAccountOf(tx, holder.id), family)
      return await read(tx, holder, family, also, true)
    },

    /** Writes what became of contracts that were there; answers which changed. */
    save: async (tx: Tx, { book, rows }: Line, { actor, type, id, note }: StepLog): Promise<Contract[]> => {
      const at = clock.now()
      const changed = [...book.contracts.values()].filter((contract) => {
        const row = rows.get(contract.id)
        return row !== undefined && !isSame(row, contract)
      })
      const log: NewEvent[] = []
      for (const contract of changed) {
        const from = rows.get(contract.id)?.state ?? contract.state
        const { state, expiresAt } = contract
        const change = {
          id: contract.id,
          from,
          state,
          expiresAt: new Date(expiresAt),
          startsAt: date(contract.from),
          endsAt: date(contract.to),
        }
        // The line's lock holds all but the clock, which lets offers run out.
        if (!(await changeContract(tx, change))) throw new Error(`contract ${contract.id} changed meanwhile`)
        const own = contract.id === id && !(state === 'EXPIRED' && type !== 'withdraw')
        const [memberId, operator] = state === 'EXPIRED' && !own ? [null, null] : [actor.memberId, actor.operator]
        log.push({
          id: randomId(random),
          contractId: contract.id,
          type: own ? type : followed(contract),
          memberId,
          operator,
          note: own ? note : '',
          at,
        })
      }
      await insertEvents(tx, log)
      for (const { id: contractId, holder, by, state } of changed)
        for (const memberId of [holder, by])
          if (memberId !== null) await events.notify(tx, memberId, 'contract.changed', { contractId, state })
      return changed
    },
  }
}

export type Lines = ReturnType<typeof createLine>
