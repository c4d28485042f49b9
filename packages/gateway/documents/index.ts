import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { documentRoutes } from './routes.ts'
import { createDocuments, type DocumentDeps, type Documents } from './service.ts'
import { documentsOf } from './store.ts'

export { countSealedNumbers } from './store.ts'
export type { Documents }

/** Documents that prove who members are and where they live: in steps, looked at by people at the desk. */
export const documentsArea = (platform: Platform, deps: DocumentDeps): AreaOf<Documents> => {
  const documents = createDocuments(platform, deps)
  return areaOf(documents, {
    name: 'documents',
    bindings: documentRoutes(documents, platform.clock),
    sweep: documents.sweep,
    waiting: async (db, memberId) => {
      const count = (await documentsOf(db, memberId)).filter(({ state }) => state === 'REJECTED').length
      return count === 0 ? [] : [{ kind: 'VERIFICATION', section: 'verification', count, amount: null, until: null, badge: true }]
    },
  })
}
