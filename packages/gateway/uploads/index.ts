import { type AreaOf, areaOf } from '../kit/area.ts'
import { DAY_MS } from '../kit/duration.ts'
import type { Platform } from '../platform.ts'
import { registerUploads, uploadRoutes } from './routes.ts'
import { createUploads, type Uploads, type UploadsDeps } from './service.ts'
import { sweepUploads } from './store.ts'

export type { Uploads }

/** Pictures that members send, drawn anew and private. */
export const uploadsArea = (platform: Platform, deps: UploadsDeps): AreaOf<Uploads> => {
  const uploads = createUploads(platform, deps)
  return areaOf(uploads, {
    name: 'uploads',
    bindings: uploadRoutes(uploads),
    register: (app) => registerUploads(app, uploads),
    sweep: (tx, now) => sweepUploads(tx, new Date(now.getTime() - DAY_MS)),
  })
}
