import type { FieldFailure } from '@portico/contract/kit/envelope'
import type { ResponseOf } from '@portico/contract/kit/call'
import type { operatorRegistration, publishRegistration } from '@portico/contract/registration/operator-calls'
import { brokenRule } from '@portico/contract/registration/field-rule'
import {
  type RegistrationChange,
  registrationSettings,
  type RegistrationSettings,
  registrationWays,
} from '@portico/contract/registration/shapes'
import * as z from 'zod/mini'
import type { Audit } from '../audit/index.ts'
import type { Queryable } from '../db/open.ts'
import { readSetting, removeSetting, writeSetting } from '../db/settings.ts'
import { Failure } from '../failure.ts'
import type { Platform } from '../platform.ts'
import { changedSettings, differences, partsOf } from './change.ts'
import { defaultSettings } from './defaults.ts'
import { findingsOf } from './findings.ts'
import { isFreeName } from './names.ts'
import { isSafePattern } from './pattern-check.ts'

const PUBLISHED = 'registration.published'
const DRAFT = 'registration.draft'
const CACHE_MS = 2_000

/** As they were written, perhaps by a program that did not know them all. */
const storedSettings = z.object({
  ...registrationSettings.shape,
  ways: z.object({ ...registrationWays.shape, freePlay: z.optional(z.boolean()) }),
})
const stored = z.object({ version: z.int(), at: z.string(), by: z.string(), settings: storedSettings })
type StoredSettings = z.infer<typeof storedSettings>

interface Published extends Omit<z.infer<typeof stored>, 'settings'> {
  readonly settings: RegistrationSettings
}

/** What visitors register by. The operator changes a draft and publishes it; every instance then goes by it. */
export interface RegisterSettings {
  current(): Promise<RegistrationSettings>
  /** What is wrong with a name that somebody wants for an account, as it is stored. */
  nameFault(name: string): Promise<FieldFailure | undefined>
  /** For the operator's desk. */
  read(): Promise<ResponseOf<typeof operatorRegistration>>
  change(change: RegistrationChange): Promise<{ draft: RegistrationSettings }>
  /** @throws Failure FIELD_INVALID with what cannot stand, by field */
  publish(by: string): Promise<ResponseOf<typeof publishRegistration>>
  discard(): Promise<{ discarded: boolean }>
}

export const createRegisterSettings = (
  { database, clock, brand, events }: Pick<Platform, 'database' | 'clock' | 'brand' | 'events'>,
  { audit }: { readonly audit: Pick<Audit, 'write'> },
): RegisterSettings => {
  const db = database.orm
  const initial = defaultSettings(brand)
  let known: { readonly value: RegistrationSettings; readonly until: number } | undefined
  // What is asked next is read again: a change heard of late must not bring back an older one.
  events.onBroadcast('registration.changed', () => {
    known = undefined
  })

  /** What came to the program after the settings were stored is as it is by default. */
  const whole = (settings: StoredSettings): RegistrationSettings => ({
    ...settings,
    ways: { ...settings.ways, freePlay: settings.ways.freePlay ?? initial.ways.freePlay },
    rules: initial.rules.map((rule) => settings.rules.find(({ field }) => field === rule.field) ?? rule),
  })
  const published = async (queryable: Queryable): Promise<Published | undefined> => {
    const row = stored.safeParse(await readSetting(queryable, PUBLISHED)).data
    return row && { ...row, settings: whole(row.settings) }
  }
  const draftOf = async (queryable: Queryable): Promise<RegistrationSettings | null> => {
    const row = storedSettings.safeParse(await readSetting(queryable, DRAFT)).data
    return row ? whole(row) : null
  }

  const check = async (settings: RegistrationSettings): Promise<void> => {
    const fields = findingsOf(settings)
    const { rules } = (await published(db))?.settings ?? initial
    const checkedBefore = new Set(rules.map(({ acceptedPattern }) => acceptedPattern))
    for (const { field, acceptedPattern } of settings.rules) {
      if (checkedBefore.has(acceptedPattern) || fields[`${field}.pattern`] !== undefined) continue
      if (!(await isSafePattern(acceptedPattern))) fields[`${field}.pattern`] = { rule: 'run-away' }
    }
    if (Object.keys(fields).length > 0) throw new Failure('FIELD_INVALID', { fields })
  }

  const current = async (): Promise<RegistrationSettings> => {
    if (known && known.until > clock.now().getTime()) return known.value
    const value = (await published(db))?.settings ?? initial
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
      const row = await published(db)
      return {
        published: {
          version: row?.version ?? 0,
          publishedAt: row?.at ?? null,
          publishedBy: row?.by ?? null,
          settings: row?.settings ?? initial,
        },
        draft: await draftOf(db),
      }
    },
    change: (change) =>
      db.transaction(async (tx) => {
        const before = (await draftOf(tx)) ?? (await published(tx))?.settings ?? initial
        const draft = changedSettings(before, change)
        await writeSetting(tx, DRAFT, draft)
        return { draft }
      }),
    publish: async (by) => {
      const draft = await draftOf(db)
      if (draft) await check(draft)
      const outcome = await db.transaction(async (tx) => {
        const row = await published(tx)
        const [version, before] = [row?.version ?? 0, row?.settings ?? initial]
        const changed = draft ? differences(before, draft) : []
        if (!draft || changed.length === 0) return { version, changed }
        const next: Published = { version: version + 1, at: clock.now().toISOString(), by, settings: draft }
        await writeSetting(tx, PUBLISHED, next)
        await removeSetting(tx, DRAFT)
        await events.broadcast(tx, 'registration.changed', {})
        const details = { version: next.version, before: partsOf(before, changed), after: partsOf(draft, changed) }
        await audit.write(tx, { actor: `operator:${by}`, action: 'REGISTRATION_PUBLISHED', details })
        return { version: next.version, changed }
      })
      known = undefined
      return outcome
    },
    discard: async () => ({ discarded: await removeSetting(db, DRAFT) }),
  }
}
