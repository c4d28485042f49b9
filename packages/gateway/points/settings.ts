import { pointSettings, type PointSettings } from '@portico/contract/points/shapes'
import type { Queryable } from '../db/open.ts'
import { readSetting, writeSetting } from '../db/settings.ts'
import { Failure } from '../failure.ts'

const SETTING = 'points.settings'

/** Until the operator sets something else, nothing is earned and nothing converted. */
const NONE: PointSettings = { earning: [], convert: null }

/** The settings as they hold now. */
export const readPointSettings = async (db: Queryable): Promise<PointSettings> =>
  pointSettings.safeParse(await readSetting(db, SETTING)).data ?? NONE

/** @throws Failure FIELD_INVALID for a category named twice, or a least that is no whole number of steps */
export const savePointSettings = async (db: Queryable, settings: PointSettings): Promise<void> => {
  const seen = new Set<string>()
  for (const [index, { category }] of settings.earning.entries()) {
    if (seen.has(category)) throw new Failure('FIELD_INVALID', { fields: { [`earning.${index}.category`]: { rule: 'twice' } } })
    seen.add(category)
  }
  const { convert } = settings
  if (convert && convert.min % convert.points !== 0) throw new Failure('FIELD_INVALID', { fields: { 'convert.min': { rule: 'step' } } })
  await writeSetting(db, SETTING, settings)
}
