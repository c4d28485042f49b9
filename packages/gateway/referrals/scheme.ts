import type { BrandPack } from '@portico/contract/kit/brand'
import { referralScheme, type ReferralScheme } from '@portico/contract/center/shapes'
import type { Queryable } from '../db/open.ts'
import { readSetting, writeSetting } from '../db/settings.ts'
import { Failure } from '../failure.ts'

const SETTING = 'referral.scheme'

/** Until the operator sets something: codes and links, and no reward that nobody decided on. */
const initial: ReferralScheme = { open: false, reward: '1', deposit: '1', days: 30 }

/** The scheme as it holds now; closed where the brand has no such module. */
export const readScheme = async (db: Queryable, { modules }: Pick<BrandPack, 'modules'>): Promise<ReferralScheme> => {
  const scheme = referralScheme.safeParse(await readSetting(db, SETTING)).data ?? initial
  return modules['referral'] === false ? { ...scheme, open: false } : scheme
}

/** @throws Failure FIELD_INVALID for days that are none */
export const saveScheme = async (db: Queryable, scheme: ReferralScheme): Promise<void> => {
  if (scheme.days < 1 || scheme.days > 365) throw new Failure('FIELD_INVALID', { fields: { days: { rule: 'range', min: 1, max: 365 } } })
  await writeSetting(db, SETTING, scheme)
}
