import type { FieldFailure } from '@portico/contract/kit/envelope'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type {
  decideRegistration,
  operatorRegistration,
  proposeRegistration,
  RegistrationProposal,
} from '@portico/contract/registration/operator-calls'
import { brokenRule } from '@portico/contract/registration/field-rule'
import type { RegistrationChange, RegistrationSettings } from '@portico/contract/registration/shapes'
import type { Audit } from '../audit/index.ts'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import type { Platform } from '../platform.ts'
import { randomId } from '../ports/random.ts'
import { changedSettings, differences, partsOf } from './change.ts'
import { defaultSettings } from './defaults.ts'
import { findingsOf } from './findings.ts'
import { isFreeName } from './names.ts'
import { isSafePattern } from './pattern-check.ts'
import { createRows, type Proposal } from './rows.ts'

const CACHE_MS = 2_000

/** What visitors register by. One person proposes what a draft says, another publishes it; every instance then goes by it. */
export interface RegisterSettings {
  /** `tx`: within a transaction, which may hold the one connection there is. */
  current(tx?: Tx): Promise<RegistrationSettings>
  /** What is wrong with a name that somebody wants for an account, as it is stored. */
  nameFault(name: string): Promise<FieldFailure | undefined>
  /** For the operator's desk. */
  read(): Promise<ResponseOf<typeof operatorRegistration>>
  change(change: RegistrationChange): Promise<{ draft: RegistrationSettings }>
  /** Proposes the draft in the name of `by`. @throws Failure FIELD_INVALID with what cannot stand, by field */
  propose(by: string): Promise<ResponseOf<typeof proposeRegistration>>
  /** Publishes or ends what waits, in the name of `by`. @throws Failure NOT_FOUND, SAME_PERSON, and as `propose` */
  decide(request: RequestOf<typeof decideRegistration>, by: string): Promise<ResponseOf<typeof decideRegistration>>
  discard(): Promise<{ discarded: boolean }>
}

const viewOf = ({ id, at, by, settings }: Proposal, before: RegistrationSettings): RegistrationProposal => ({
  id,
  proposedAt: at,
  proposedBy: by,
  changed: differences(before, settings),
  settings,
})

export const createRegisterSettings = (
  { database, clock, random, brand, events }: Pick<Platform, 'database' | 'clock' | 'random' | 'brand' | 'events'>,
  { audit }: { readonly audit: Pick<Audit, 'write'> },
): RegisterSettings => {
  const db = database.orm
  const initial = defaultSettings(brand)
  const rows = createRows(initial)
  let known: { readonly value: RegistrationSettings; readonly until: number } | undefined
  // What is asked next is read again: a change heard of late must not bring back an older one.
  events.onBroadcast('registration.changed', () => {
    known = undefined
  })

  const check = async (settings: RegistrationSettings): Promise<void> => {
    const fields = findingsOf(settings)
    const { rules } = (await rows.published(db))?.settings ?? initial
    const checkedBefore = new Set(rules.map(({ acceptedPattern }) => acceptedPattern))
    for (const { field, acceptedPattern } of settings.rules) {
      if (checkedBefore.has(acceptedPattern) || fields[`${field}.pattern`] !== undefined) continue
      if (!(await isSafePattern(acceptedPattern))) fields[`${field}.pattern`] = { rule: 'run-away' }
    }
    if (Object.keys(fields).length > 0) throw new Failure('FIELD_INVALID', { fields })
  }

  const current = async (tx?: Tx): Promise<RegistrationSettings> => {
    if (known && known.until > clock.now().getTime()) return known.value
    const value = (await rows.published(tx ?? db))?.settings ?? initial
    known = { value, until: clock.now().getTime() + CACHE_MS }
    return value
  }

  return {
    current,
    nameFault: async (name) => {
      const rule = (await current()).rules.find(({ field }) => field === 'username')
      const broken = rule && brokenRule(rule, name)
      if (rule && broken !== undefined) return { rule: broken, min: rule.minLength, max: rule.maxLength }
      return isFreeName(name, [brand.id, brand.name, brand.merchantCode]) ? undefined : { rule: 'reserved' }
    },
    read: async () => {
      const row = await rows.published(db)
      const before = row?.settings ?? initial
      const proposal = await rows.proposal(db)
      return {
        published: {
          version: row?.version ?? 0,
          publishedAt: row?.at ?? null,
          publishedBy: row?.by ?? null,
          proposedBy: row?.proposedBy ?? null,
          settings: before,
        },
        proposal: proposal ? viewOf(proposal, before) : null,
        draft: (await rows.draft(db)) ?? null,
      }
    },
    change: (change) =>
      db.transaction(async (tx) => {
        // What waits may hold by the time that the draft is proposed, and is not to be taken back by it.
        const before = (await rows.draft(tx)) ?? (await rows.proposal(tx))?.settings ?? (await rows.published(tx))?.settings ?? initial
        const draft = changedSettings(before, change)
        await rows.write(tx, draft)
        return { draft }
      }),
    propose: async (by) => {
      const draft = await rows.draft(db)
      if (!draft) return { proposal: null }
      await check(draft)
      return db.transaction(async (tx) => {
        const before = (await rows.published(tx))?.settings ?? initial
        if (differences(before, draft).length === 0) return { proposal: null }
        const other = await rows.lockProposal(tx)
        if (other && differences(other.settings, draft).length === 0) return { proposal: viewOf(other, before) }
        const proposal: Proposal = { id: randomId(random), at: clock.now().toISOString(), by, settings: draft }
        await rows.propose(tx, proposal)
        const view = viewOf(proposal, before)
        const details = { proposal: proposal.id, instead: other?.id ?? null, after: partsOf(draft, view.changed) }
        await audit.write(tx, { actor: `operator:${by}`, action: 'REGISTRATION_PROPOSED', details })
        return { proposal: view }
      })
    },
    decide: async ({ id, approve, note }, by) => {
      const found = await rows.proposal(db)
      // A program that came since may judge otherwise.
      if (approve && found?.id === id) await check(found.settings)
      const outcome = await db.transaction(async (tx) => {
        const proposal = await rows.lockProposal(tx)
        const row = await rows.published(tx)
        const [version, before] = [row?.version ?? 0, row?.settings ?? initial]
        // The same word again.
        if (approve && row?.proposal === id && row.by === by) return { version, changed: [] }
        if (proposal?.id !== id) return refuse('NOT_FOUND')
        const { by: proposedBy, settings } = proposal
        if (approve && proposedBy === by) throw new Failure('SAME_PERSON')
        await rows.removeProposal(tx)
        const decision = { proposal: id, proposedBy, note: note ?? null }
        if (!approve) {
          await audit.write(tx, { actor: `operator:${by}`, action: 'REGISTRATION_REJECTED', details: decision })
          return { version, changed: [] }
        }
        const next = { version: version + 1, at: clock.now().toISOString(), by, proposal: id, proposedBy, settings }
        await rows.publish(tx, next)
        const draft = await rows.draft(tx)
        if (draft && differences(draft, settings).length === 0) await rows.removeDraft(tx)
        await events.broadcast(tx, 'registration.changed', {})
        const changed = differences(before, settings)
        const details = { ...decision, version: next.version, before: partsOf(before, changed), after: partsOf(settings, changed) }
        await audit.write(tx, { actor: `operator:${by}`, action: 'REGISTRATION_PUBLISHED', details })
        return { version: next.version, changed }
      })
      known = undefined
      return outcome
    },
    discard: async () => ({ discarded: await rows.removeDraft(db) }),
  }
}
