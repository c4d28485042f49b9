import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import type { TurnoverConfig } from '../withdrawal-settings.ts'
import { createTurnover, type Turnover } from './service.ts'

export { type Bonus, type BonusDeps, createBonusPay, type PayBonus } from './bonus.ts'
export type { Turnover }

/** What has to be bet before money that came in goes out again. */
export const turnoverArea = (platform: Platform, config: TurnoverConfig): AreaOf<Turnover> =>
  areaOf(createTurnover(platform, config), { name: 'turnover', bindings: [] })
