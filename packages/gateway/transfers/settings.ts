import type { BrandPack } from '@portico/contract/kit/brand'
import { parseUnits, type Units } from '@portico/contract/kit/money'
import { transferSettings, type TransferSettings } from '@portico/contract/transfer/operator-shapes'
import type { TransferKind } from '@portico/contract/transfer/shapes'
import type { Queryable } from '../db/open.ts'
import { readSetting, writeSetting } from '../db/settings.ts'
import { Failure } from '../failure.ts'

const SETTING = 'transfers.settings'

/** What a small coin of the currency is worth beside one of the merchant's usual ones: dong come in thousands. */
const scaled = ({ currency }: Pick<BrandPack, 'currency'>, amount: number): string => String(currency === 'VND' ? amount * 1000 : amount)

/** Until the operator sets something else: one wallet, and transfers within the line. */
const initial = (brand: Pick<BrandPack, 'currency'>): TransferSettings => {
  const bounds = { open: true, min: scaled(brand, 10), max: scaled(brand, 100_000), daily: scaled(brand, 300_000) }
  return { single: true, vendors: [], wallet: bounds, upline: bounds, downline: bounds }
}

export interface Bounds {
  readonly open: boolean
  readonly min: Units
  readonly max: Units
  readonly daily: Units
}

/** The settings as they hold now. */
export const readTransferSettings = async (db: Queryable, brand: Pick<BrandPack, 'currency'>): Promise<TransferSettings> =>
  transferSettings.safeParse(await readSetting(db, SETTING)).data ?? initial(brand)

/** @throws Failure FIELD_INVALID where the least is above the most, or the most above a day's */
export const saveTransferSettings = async (db: Queryable, settings: TransferSettings): Promise<void> => {
  for (const kind of ['wallet', 'upline', 'downline'] as const) {
    const { min, max, daily } = settings[kind]
    if (parseUnits(min) > parseUnits(max)) throw new Failure('FIELD_INVALID', { fields: { [`${kind}.min`]: { rule: 'range' } } })
    if (parseUnits(max) > parseUnits(daily)) throw new Failure('FIELD_INVALID', { fields: { [`${kind}.max`]: { rule: 'range' } } })
  }
  await writeSetting(db, SETTING, settings)
}

const PART = { WALLET: 'wallet', UPLINE: 'upline', DOWNLINE: 'downline' } as const

export const boundsOf = (settings: TransferSettings, kind: TransferKind): Bounds => {
  const { open, min, max, daily } = settings[PART[kind]]
  return { open: open && (kind !== 'WALLET' || !settings.single), min: parseUnits(min), max: parseUnits(max), daily: parseUnits(daily) }
}
