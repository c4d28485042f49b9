import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { createPeople, type People } from './service.ts'
import { peopleRoutes } from './routes.ts'

export { ensureOperatorKey } from './key.ts'

/** Who may send operator calls. `operatorKey`: the machine's own. */
export const operatorsArea = (platform: Platform, operatorKey: string): AreaOf<People> => {
  const people = createPeople(platform, operatorKey)
  return areaOf(people, { name: 'operators', bindings: peopleRoutes(people) })
}
