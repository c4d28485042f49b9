import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { parseUnits, toMoney, type Units } from '@portico/contract/kit/money'
import type {
  closePromotion,
  DeskPromotion,
  operatorPromotions,
  promotionKinds,
  proposePromotion,
  publishPromotion,
  tryPromotion,
} from '@portico/contract/promotion/operator-calls'
import * as z from 'zod/mini'
import type { Audit } from '../audit/index.ts'
import type { BonusRules } from '../bonus-settings.ts'
import { derivedId, fingerprintOf } from '../db/canonical.ts'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import type { Control } from '../control/index.ts'
import type { Platform } from '../platform.ts'
import { readDefinition } from './definition.ts'
import { dryRun } from './dry-run.ts'
import type { FactSources } from './facts.ts'
import { PROMOTION_KINDS } from './kinds/list.ts'
import {
  changePromotion,
  changeVersion,
  insertPromotion,
  insertVersion,
  latestVersions,
  lockPromotion,
  type PromotionRow,
  type VersionRow,
  versionsOf,
} from './store.ts'

/** Promotions as operators write them: one proposes, another publishes. */
export interface PromotionDesk {
  kinds(): ResponseOf<typeof promotionKinds>
  list(): Promise<ResponseOf<typeof operatorPromotions>>
  /** @throws Failure FIELD_INVALID naming each field, PROMOTION_UNKNOWN */
  propose(request: RequestOf<typeof proposePromotion>, person: string): Promise<DeskPromotion>
  /** @throws Failure FIELD_INVALID */
  dryRun(request: RequestOf<typeof tryPromotion>): Promise<ResponseOf<typeof tryPromotion>>
  /** @throws Failure PROMOTION_UNKNOWN, PROMOTION_CHANGED where this version does not wait, SAME_PERSON, FIELD_INVALID by rules that are newer than it */
  publish(request: RequestOf<typeof publishPromotion>, person: string): Promise<DeskPromotion>
  /** @throws Failure PROMOTION_UNKNOWN */
  close(request: RequestOf<typeof closePromotion>, person: string): Promise<DeskPromotion>
}

interface DeskDeps {
  readonly audit: Pick<Audit, 'write'>
  readonly control: Pick<Control, 'offersAllowed'>
  readonly sources: FactSources
  readonly bonuses: BonusRules
}

export const createDesk = (platform: Platform, { audit, control, sources, bonuses }: DeskDeps): PromotionDesk => {
  const { database, clock, brand } = platform
  const db = database.orm

  const serialize = (row: PromotionRow, version: VersionRow): DeskPromotion => ({
    id: row.id,
    version: version.version,
    state: version.state,
    hash: version.hash,
    definition: version.definition,
    proposedBy: version.proposedBy,
    proposedAt: version.proposedAt.toISOString(),
    publishedBy: version.publishedBy,
    publishedAt: version.publishedAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    taken: row.taken,
    spent: toMoney(row.spent, brand.currency),
  })

  const write = (tx: Tx, action: string, person: string, { promotionId, version, hash }: VersionRow, more: object = {}) =>
    audit.write(tx, { actor: `operator:${person}`, action, subject: promotionId, details: { version, hash, ...more } })

  return {
    kinds: () => ({ list: PROMOTION_KINDS.map(({ kind, way, terms }) => ({ kind, way, terms: z.toJSONSchema(terms, { io: 'input' }) })) }),

    list: async () => ({ list: (await latestVersions(db)).map(({ row, version }) => serialize(row, version)) }),

    propose: ({ id: of, definition }, person) => {
      readDefinition(definition, brand, bonuses)
      const hash = fingerprintOf(definition)
      const id = of ?? derivedId('promotion', hash)
      return db.transaction(async (tx) => {
        if (of === undefined)
          await insertPromotion(tx, {
            id,
            startsAt: new Date(definition.startsAt),
            endsAt: new Date(definition.endsAt),
            places: definition.places,
            budget: parseUnits(definition.budget),
          })
        const row = (await lockPromotion(tx, id)) ?? refuse('PROMOTION_UNKNOWN')
        const [latest] = await versionsOf(tx, id)
        // The same words again are the same proposal.
        if (latest?.hash === hash) return serialize(row, latest)
        if (latest?.state === 'PROPOSED') await changeVersion(tx, latest, { state: 'REPLACED' })
        const version = await insertVersion(tx, {
          promotionId: id,
          version: (latest?.version ?? 0) + 1,
          definition,
          hash,
          state: 'PROPOSED',
          proposedBy: person,
          proposedAt: clock.now(),
        })
        await write(tx, 'PROMOTION_PROPOSED', person, version)
        return serialize(row, version)
      })
    },

    dryRun: async ({ definition }) => {
      const offered = readDefinition(definition, brand, bonuses)
      const { cost, receiving, ...counts } = await dryRun(platform, { control, sources }, definition, offered)
      const affordable: Units = parseUnits(definition.budget)
      const byPlaces = receiving > definition.places ? (cost * BigInt(definition.places)) / BigInt(receiving) : cost
      return {
        ...counts,
        receiving,
        cost: toMoney(cost, brand.currency),
        paid: toMoney(byPlaces < affordable ? byPlaces : affordable, brand.currency),
      }
    },

    publish: ({ id, version }, person) =>
      db.transaction(async (tx) => {
        const row = (await lockPromotion(tx, id)) ?? refuse('PROMOTION_UNKNOWN')
        const versions = await versionsOf(tx, id)
        const [latest] = versions
        if (latest?.version !== version) throw new Failure('PROMOTION_CHANGED')
        if (latest.state === 'PUBLISHED' && latest.publishedBy === person) return serialize(row, latest)
        if (latest.state !== 'PROPOSED') throw new Failure('PROMOTION_CHANGED')
        if (latest.proposedBy === person) throw new Failure('SAME_PERSON')
        // The rules may be others since it was proposed.
        readDefinition(latest.definition, brand, bonuses)
        for (const each of versions) if (each.state === 'PUBLISHED') await changeVersion(tx, each, { state: 'REPLACED' })
        const published = await changeVersion(tx, latest, { state: 'PUBLISHED', publishedBy: person, publishedAt: clock.now() })
        const { startsAt, endsAt, places, budget } = published.definition
        const change = { version, startsAt: new Date(startsAt), endsAt: new Date(endsAt), places, budget: parseUnits(budget) }
        await changePromotion(tx, id, change)
        await write(tx, 'PROMOTION_PUBLISHED', person, published)
        return serialize({ ...row, ...change }, published)
      }),

    close: ({ id, note }, person) =>
      db.transaction(async (tx) => {
        const row = (await lockPromotion(tx, id)) ?? refuse('PROMOTION_UNKNOWN')
        const [latest] = await versionsOf(tx, id)
        if (!latest) throw new Failure('PROMOTION_UNKNOWN')
        if (row.closedAt) return serialize(row, latest)
        const closedAt = clock.now()
        await changePromotion(tx, id, { closedAt })
        await write(tx, 'PROMOTION_CLOSED', person, latest, { note })
        return serialize({ ...row, closedAt }, latest)
      }),
  }
}
