import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type {
  DeskMission,
  operatorMissions,
  proposeMission,
  publishMission,
  retireMission,
} from '@portico/contract/missions/operator-calls'
import type { Audit } from '../audit/index.ts'
import type { BonusRules } from '../bonus-settings.ts'
import { derivedId, fingerprintOf } from '../db/canonical.ts'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import type { Platform } from '../platform.ts'
import { checkDefinition } from './definition.ts'
import {
  changeVersion,
  insertMission,
  insertVersion,
  latestVersions,
  lockMission,
  type MissionRow,
  retire,
  type VersionRow,
  versionsOf,
} from './store.ts'

/** Missions and leaderboards as operators write them: one proposes, another publishes. */
export interface MissionDesk {
  list(): Promise<ResponseOf<typeof operatorMissions>>
  /** @throws Failure FIELD_INVALID naming each field, MISSION_UNKNOWN */
  propose(request: RequestOf<typeof proposeMission>, person: string): Promise<DeskMission>
  /** @throws Failure MISSION_UNKNOWN, MISSION_CHANGED where this version does not wait, SAME_PERSON */
  publish(request: RequestOf<typeof publishMission>, person: string): Promise<DeskMission>
  /** @throws Failure MISSION_UNKNOWN */
  retire(request: RequestOf<typeof retireMission>, person: string): Promise<DeskMission>
}

const serialize = (row: MissionRow, version: VersionRow): DeskMission => ({
  id: row.id,
  version: version.version,
  state: version.state,
  hash: version.hash,
  definition: version.definition,
  proposedBy: version.proposedBy,
  proposedAt: version.proposedAt.toISOString(),
  publishedBy: version.publishedBy,
  publishedAt: version.publishedAt?.toISOString() ?? null,
  retiredAt: row.retiredAt?.toISOString() ?? null,
})

export interface DeskDeps {
  readonly audit: Pick<Audit, 'write'>
  readonly bonuses: BonusRules
}

export const createDesk = ({ database, clock, brand }: Platform, { audit, bonuses }: DeskDeps): MissionDesk => {
  const db = database.orm

  const write = (tx: Tx, action: string, person: string, { missionId, version, hash }: VersionRow, more: object = {}) =>
    audit.write(tx, { actor: `operator:${person}`, action, subject: missionId, details: { version, hash, ...more } })

  return {
    list: async () => ({ list: (await latestVersions(db)).map(({ row, version }) => serialize(row, version)) }),

    propose: ({ id: of, definition }, person) => {
      checkDefinition(definition, brand, bonuses)
      const hash = fingerprintOf(definition)
      const id = of ?? derivedId('mission', hash)
      return db.transaction(async (tx) => {
        if (of === undefined) await insertMission(tx, id)
        const row = (await lockMission(tx, id)) ?? refuse('MISSION_UNKNOWN')
        const [latest] = await versionsOf(tx, id)
        // The same words again are the same proposal.
        if (latest?.hash === hash) return serialize(row, latest)
        // A mission stays what it is, and its days stay as long: what was claimed of them would be claimed again.
        if (latest && (latest.definition.kind !== definition.kind || latest.definition.period !== definition.period))
          throw new Failure('FIELD_INVALID', { fields: { period: { rule: 'other' } } })
        if (latest?.state === 'PROPOSED') await changeVersion(tx, latest, { state: 'REPLACED' })
        const version = await insertVersion(tx, {
          missionId: id,
          version: (latest?.version ?? 0) + 1,
          definition,
          hash,
          state: 'PROPOSED',
          proposedBy: person,
          proposedAt: clock.now(),
        })
        await write(tx, 'MISSION_PROPOSED', person, version)
        return serialize(row, version)
      })
    },

    publish: ({ id, version }, person) =>
      db.transaction(async (tx) => {
        const row = (await lockMission(tx, id)) ?? refuse('MISSION_UNKNOWN')
        const versions = await versionsOf(tx, id)
        const [latest] = versions
        if (latest?.version !== version) throw new Failure('MISSION_CHANGED')
        if (latest.state === 'PUBLISHED' && latest.publishedBy === person) return serialize(row, latest)
        if (latest.state !== 'PROPOSED') throw new Failure('MISSION_CHANGED')
        if (latest.proposedBy === person) throw new Failure('SAME_PERSON')
        for (const each of versions) if (each.state === 'PUBLISHED') await changeVersion(tx, each, { state: 'REPLACED' })
        const published = await changeVersion(tx, latest, { state: 'PUBLISHED', publishedBy: person, publishedAt: clock.now() })
        await write(tx, 'MISSION_PUBLISHED', person, published)
        return serialize(row, published)
      }),

    retire: ({ id, note }, person) =>
      db.transaction(async (tx) => {
        const row = (await lockMission(tx, id)) ?? refuse('MISSION_UNKNOWN')
        const [latest] = await versionsOf(tx, id)
        if (!latest) throw new Failure('MISSION_UNKNOWN')
        if (row.retiredAt) return serialize(row, latest)
        const retiredAt = clock.now()
        await retire(tx, id, retiredAt)
        await write(tx, 'MISSION_RETIRED', person, latest, { note })
        return serialize({ ...row, retiredAt }, latest)
      }),
  }
}
