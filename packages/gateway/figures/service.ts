import type { Platform } from '../platform.ts'
import { rawFigures, teamsOf } from '../reports/index.ts'
import { foldAll } from './fold-store.ts'
import { keepFigures, rebuildFigures } from './rebuild-store.ts'

export interface Figures {
  /** Adds what was put down to the rows of members and teams. */
  fold(): Promise<void>
  /** Makes all of them anew; answers how many were other ones. */
  rebuild(): Promise<number>
  /** Makes them where there are none yet, or none of the merchant's days. */
  keep(): Promise<void>
}

const SOURCES = { rawFigures, teamsOf }

export const createFigures = ({ database, brand }: Pick<Platform, 'database' | 'brand'>): Figures => ({
  fold: () => foldAll(database.background, SOURCES),
  rebuild: () => database.background.transaction((tx) => rebuildFigures(tx, SOURCES)),
  keep: () => keepFigures(database.background, brand.timeZone, SOURCES),
})
