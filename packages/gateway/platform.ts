import type { BrandPack } from '@portico/contract/kit/brand'
import type { Logger } from 'pino'
import type { Database } from './db/open.ts'
import type { Events } from './ports/events.ts'
import type { RandomSource } from './ports/random.ts'
import type { Clock } from './ports/clock.ts'
import type { PictureSource } from './ports/pictures.ts'

/** What every area stands on; the composition root builds it once. */
export interface Platform {
  readonly database: Database
  readonly clock: Clock
  readonly random: RandomSource
  readonly brand: BrandPack
  readonly log: Logger
  readonly events: Events
  readonly pictures: PictureSource
}
