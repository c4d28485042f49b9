import type { Control } from '../control/index.ts'
import type { Queryable } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { findMember } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { type FactSources, type Facts, factsOf } from './facts.ts'
import { type History, historyOf } from './history-store.ts'
import type { Reader } from './standing.ts'
import { findVersions, type Published, type VersionRow } from './store.ts'

export type Visitor = Pick<Caller, 'memberId' | 'currency' | 'trial'>

/** A reader of all promotions; `of` is what of it concerns one. */
export interface Readers {
  readonly facts: Facts | null
  of(published: Published): Reader
}

const NOTHING: History = { joins: [], applications: [], grants: [] }

const concerning = (history: History, id: string): History => ({
  joins: history.joins.filter(({ promotionId }) => promotionId === id),
  applications: history.applications.filter(({ promotionId }) => promotionId === id),
  grants: history.grants.filter(({ promotionId }) => promotionId === id),
})

/** Reads who asks: what they did before, and what promotions may ask about them. */
export const createReaders = ({ brand }: Pick<Platform, 'brand'>, control: Pick<Control, 'offersAllowed'>, sources: FactSources) => {
  const joinedVersions = (db: Queryable, { joins }: History): Promise<VersionRow[]> => findVersions(db, joins)

  /** @throws Failure NOT_OFFERED to trial accounts, to another currency's and with a limit set; SELF_EXCLUDED, PLAY_PAUSED */
  const allowed = async (db: Queryable, caller: Visitor | null): Promise<void> => {
    if (caller === null) return
    if (caller.trial || caller.currency !== brand.currency) throw new Failure('NOT_OFFERED')
    await control.offersAllowed(db, caller.memberId)
  }

  const read = async (db: Queryable, caller: Visitor | null, promotionId?: string): Promise<Readers> => {
    await allowed(db, caller)
    if (caller === null) return { facts: null, of: () => ({ facts: null, history: NOTHING, joinedBy: undefined }) }
    const { memberId, currency } = caller
    const { joinedAt } = (await findMember(db, memberId)) ?? refuse('NOT_LOGGED_IN')
    const facts = factsOf(db, { memberId, currency, joinedAt }, sources)
    const history = await historyOf(db, memberId, promotionId)
    const versions = await joinedVersions(db, history)
    return {
      facts,
      of: ({ row: { id } }) => ({
        facts,
        history: concerning(history, id),
        joinedBy: versions.find((version) => version.promotionId === id),
      }),
    }
  }

  return { allowed, read }
}

export type ReadersOf = ReturnType<typeof createReaders>
