import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { figuresRoutes } from './routes.ts'
import { createFigures, type Figures } from './service.ts'

export { noteBets } from './note-store.ts'

/** How long a change may wait until it is folded. Who reads figures adds it meanwhile, so nobody sees less. */
const FOLD_MS = 2_000

/** What members and teams did day by day. `reports` reads it. */
export const figuresArea = (platform: Pick<Platform, 'database' | 'brand'>): AreaOf<Figures> => {
  const figures = createFigures(platform)
  return areaOf(figures, {
    name: 'figures',
    bindings: figuresRoutes(figures),
    prepare: figures.keep,
    jobs: [{ name: 'folding of figures', everyMs: FOLD_MS, run: figures.fold }],
  })
}
