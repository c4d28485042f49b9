import { type TypedBackField, typedBackField } from '@portico/contract/kit/next-step'
import * as z from 'zod/mini'
import type { Queryable } from '../db/open.ts'
import { readSetting, removeSetting, writeSetting } from '../db/settings.ts'

const SETTING = 'security.typedBack'
const shape = z.array(typedBackField)

/** What the operator has typed back beside a code from a new device and network [LOGIN-09]. */
export const readTypedBack = async (db: Queryable): Promise<readonly TypedBackField[]> => {
  const read = shape.safeParse(await readSetting(db, SETTING))
  return read.success ? read.data : []
}

export const writeTypedBack = (db: Queryable, fields: readonly TypedBackField[]): Promise<unknown> =>
  fields.length === 0 ? removeSetting(db, SETTING) : writeSetting(db, SETTING, [...new Set(fields)])
