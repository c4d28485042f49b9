import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { savedViewRoutes } from './routes.ts'
import { createSavedViews, type SavedViews } from './service.ts'

/** Views of the office's pages that agents saved. */
export const savedViewsArea = (platform: Platform): AreaOf<SavedViews> => {
  const views = createSavedViews(platform)
  return areaOf(views, { name: 'saved-views', bindings: savedViewRoutes(views) })
}
